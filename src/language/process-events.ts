/** https://nodejs.org/api/process.html#processsetuncaughtexceptioncapturecallbackfn */
export const CAPTURES = 'setUncaughtExceptionCaptureCallback';

/** https://nodejs.org/api/process.html#event-uncaughtexceptionmonitor */
export const MONITORS = 'uncaughtExceptionMonitor';

const TELLS = new RegExp(`['"](?:unhandledRejection|uncaughtException|${MONITORS})['"]|${CAPTURES}`);

/** Whether a text may listen to errors that nobody handles. */
export function mayListenToErrors(text: string): boolean {
  return TELLS.test(text);
}
