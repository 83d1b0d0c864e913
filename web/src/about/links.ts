/** Addresses outside of the server. */

export const LICENCE = 'https://www.apache.org/licenses/LICENSE-2.0';
