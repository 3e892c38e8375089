/**
 * Runs the body of a command: an error becomes its message and exit code 1, without a stack.
 *
 * A stack helps whoever mends the command itself: `DEBUG=1` brings it back.
 */
export async function runMain(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isExpected = error instanceof Error && !process.env.DEBUG;
    console.error(isExpected ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
