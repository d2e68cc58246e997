/** An error of the system as if it had been made for this caller alone: callers may add to what they catch. */
export function ownError(error: unknown): unknown {
  const isOfSystem = typeof (error as { syscall?: unknown }).syscall === 'string';
  return isOfSystem ? Object.assign(new Error((error as Error).message), error) : error;
}
