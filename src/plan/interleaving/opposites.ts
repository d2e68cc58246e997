import type { CallId } from '../../types';
import type { LiveCalls } from './live-calls';

/** The name of a constant. */
// Matches: BUSY, Status.Busy
const NAMED = /^(?:[A-Z][A-Z0-9_]*|[A-Z][\w$]*(?:\.[A-Z][\w$]*)+)$/;

/** Whether two calls that are given the same data differ in the rest: what they are called, or constants. */
// Matches: setStatus('busy'), setStatus('idle'); maintenance.start(), maintenance.stop()
export function areOpposites(calls: LiveCalls, first: CallId, second: CallId): boolean {
  const [one, other] = [first, second].map((call) => calls.givenTo(call).filter((text) => !NAMED.test(text)));
  const isSame = one.length === other.length && one.every((text) => other.includes(text));
  return isSame && wordsOf(calls, first) !== wordsOf(calls, second);
}

function wordsOf(calls: LiveCalls, id: CallId): string {
  const { text, args } = calls.callOf(id);
  return [text, ...args.map((arg) => arg.text)].join(' ');
}
