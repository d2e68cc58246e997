/**
 * Awaits `work`, and returns a synchronous function that returns its result or
 * throws its error.
 */
export async function settled<Result>(work: () => Result | Promise<Result>): Promise<() => Result> {
  try {
    const result = await work();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
