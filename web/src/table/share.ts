/** Sharing and copying links, and sharing and saving files. */

export const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/** Milliseconds that a browser has to begin saving a file. */
const SAVING = 60_000;

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

/** Shares a file with the device's share sheet, or saves it; whether it was saved. */
export async function sharedFile(file: File, title: string): Promise<boolean> {
  if (canShare && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return false;
    } catch (problem) {
      if (!(problem instanceof DOMException)) throw problem;
      if (problem.name === 'AbortError') return false; // the reader cancelled
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
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
