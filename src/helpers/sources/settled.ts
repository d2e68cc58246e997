/** Waits for what a function does, and gives a function that does the same at once: it returns or throws what came of it. */
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
