/**
 * A copy of a system error for one caller, which may modify what it catches.
 */
export function ownError(error: unknown): unknown {
  const isOfSystem = typeof (error as { syscall?: unknown }).syscall === 'string';
  return isOfSystem ? Object.assign(new Error((error as Error).message), error) : error;
}
