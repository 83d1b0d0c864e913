/** The guest at this browser. */

import { api } from '../net/api';

class GuestStore {
  name = $state('');

  async load(): Promise<void> {
    try {
      this.name = (await api.me()).name;
    } catch {
      return; // keep the known name; the next page asks again
    }
  }

  /** Returns whether the server accepted the name. */
  async rename(name: string): Promise<boolean> {
    try {
      this.name = (await api.rename(name.trim())).name;
      return true;
    } catch {
      return false; // the caller shows the error
    }
  }
}

export const guest = new GuestStore();
