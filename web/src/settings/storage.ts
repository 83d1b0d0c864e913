/** A few values kept in the browser. Where that is forbidden they last as long as the page. */

const PREFIX = 'ninelives:';

export function load(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // private windows of some browsers keep nothing
  }
}

export function save(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    return; // the same, or there is no room left
  }
}

/** What was kept under this name if it still fits, else the value given. */
export function loadJson<T>(name: string, fits: (value: unknown) => value is T, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(load(name) ?? 'null');
    return fits(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}
