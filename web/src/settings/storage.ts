/** Values in the browser's local storage. Where it is blocked, nothing is stored. */

const PREFIX = 'ninelives:';

export function load(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // private windows of some browsers block storage
  }
}

export function save(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    return; // storage is blocked or full
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    return; // storage is blocked: nothing was stored
  }
}

/** The stored value if it is still valid, else the default. */
export function loadJson<T>(name: string, fits: (value: unknown) => value is T, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(load(name) ?? 'null');
    return fits(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}
