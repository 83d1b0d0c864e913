/** Sharing and copying links. */

export const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/** Opens the device's share sheet; false if there is none. */
export async function shared(url: string, title: string, text = ''): Promise<boolean> {
  if (!canShare) return false;
  try {
    await navigator.share({ title, text, url });
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    return problem.name === 'AbortError'; // the reader cancelled
  }
  return true;
}

/** Copies a text; false if the browser does not allow it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

function copiedByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way over plain HTTP
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
