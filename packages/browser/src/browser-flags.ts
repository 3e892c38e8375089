/** Chromium flags for tests and measurements. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  // Test machines have no GPU, and emulating one is slower than rendering without it.
  '--disable-gpu',
  // Background requests for updates hang without a network connection.
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
