const LOGS = /^(?:console|log|logger|debug|winston)\b/;

/** Whether a callee, or what it is a method of, only logs what it is given. */
// Matches: console.error, logger.info, debug
export function logs(callee: string): boolean {
  return LOGS.test(callee);
}
