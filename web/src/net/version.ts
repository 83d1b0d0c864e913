/** The version of the server, which it wrote into the page; "" in a page served without it. */
export const VERSION =
  globalThis.document?.querySelector('meta[name=version]')?.getAttribute('content') ?? '';
