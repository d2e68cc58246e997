/** https://nodejs.org/api/process.html#processsetuncaughtexceptioncapturecallbackfn */
export const CAPTURES = 'setUncaughtExceptionCaptureCallback';

const TELLS = new RegExp(`['"](?:unhandledRejection|uncaughtException)['"]|${CAPTURES}`);

/** Calls that end the process, as an error that nobody handles ends it without a listener. */
export const ENDS_PROCESS = /^process\.(?:exit|abort|kill|reallyExit)$/;

/** Whether a text may listen to errors that nobody handles. */
export function mayListenToErrors(text: string): boolean {
  return TELLS.test(text);
}
