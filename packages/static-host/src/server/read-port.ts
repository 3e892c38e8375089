/**
 * Reads the port from the option or, without one, from the PORT environment variable.
 *
 * @returns Undefined if neither is set.
 * @throws Error for an invalid port.
 */
export function readPort(
  option: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): number | undefined {
  const [name, value] = option === undefined ? ['PORT', env.PORT?.trim()] : ['--port', option];
  if (!value) return undefined;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new Error(`${name}="${value}" isn't a valid port: expected a number from 0 to 65535.`);
  }
  return port;
}
