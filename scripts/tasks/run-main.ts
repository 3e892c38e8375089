/**
 * Runs a script. On an error, prints its message and sets exit code 1. `DEBUG=1` prints the stack
 * trace.
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
