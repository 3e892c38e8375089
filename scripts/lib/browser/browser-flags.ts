/** How Chromium is started for tests and measurements. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  // Machines for tests have none, and drawing in its place costs more than drawing without.
  '--disable-gpu',
  // A browser that asks its maker for updates waits where there is no network.
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
