/** Who is sitting at this browser, as others see it. */

import { api } from '../net/api';

class GuestStore {
  name = $state('');

  async load(): Promise<void> {
    try {
      this.name = (await api.me()).name;
    } catch {
      return; // the name known so far stays; it is asked for again on the next page
    }
  }

  /** Whether the name was taken. */
  async rename(name: string): Promise<boolean> {
    try {
      this.name = (await api.rename(name.trim())).name;
      return true;
    } catch {
      return false; // said to the reader by whoever asked
    }
  }
}

export const guest = new GuestStore();
