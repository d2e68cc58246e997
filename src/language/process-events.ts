import { callId } from '../program';
import type { CallFacts, CallGraph, CallId } from '../types';
import { isTestFile } from '../projects/test-files';

const LISTENS = /^process\.(?:on|once|addListener|prependListener|prependOnceListener)$/;
const TELLS = /\bprocess\s*\.\s*\w+\(\s*['"](?:unhandledRejection|uncaughtException)['"]/;
/** What ends the process, as it would end without the listener. */
const ENDS = /^process\.(?:exit|abort|kill|reallyExit)$/;

/** Calls that listen to errors that nobody handles. */
export interface ProcessListeners {
  /** After errors that are thrown: https://nodejs.org/api/process.html#event-uncaughtexception. */
  readonly thrown?: CallId;
  /** One of these has the process go on. */
  readonly survives: boolean;
  /**
   * After rejections, where the process goes on: https://nodejs.org/api/process.html#event-unhandledrejection. Without such a listener, those count as
   * thrown errors.
   */
  readonly rejected?: CallId;
}

/** Which errors that nobody handles a program listens to. */
export function processListeners(graph: Pick<CallGraph, 'program'>): ProcessListeners {
  const known = listenersByProgram.get(graph.program);
  if (known) return known;
  const thrown = listenerOf(graph, 'uncaughtException', false);
  const rejected = listenerOf(graph, 'unhandledRejection', true);
  const survives = listenerOf(graph, 'uncaughtException', true) !== undefined;
  const found = { ...(thrown && { thrown }), ...(rejected && { rejected }), survives };
  listenersByProgram.set(graph.program, found);
  return found;
}

/** Memoised per program: each wrapper asks. */
const listenersByProgram = new WeakMap<CallGraph['program'], ProcessListeners>();

/** The call that adds a listener; `goesOn` leaves out those that end the process. */
function listenerOf({ program }: Pick<CallGraph, 'program'>, event: string, goesOn: boolean): CallId | undefined {
  for (const { path, calls } of program.all) {
    if (isTestFile(path)) continue;
    const found = calls.find(
      (call) =>
        LISTENS.test(call.text) &&
        call.args[0]?.value === event &&
        !(goesOn && ends(program, callId(path, call.index))),
    );
    if (found) return callId(path, found.index);
  }
  return undefined;
}

// Matches: process.on('unhandledRejection', (error) => { console.error(error); process.exit(1); })
function ends(program: CallGraph['program'], id: CallId): boolean {
  const [, listener] = program.call(id).args;
  const isInside = ({ text, span }: CallFacts): boolean =>
    ENDS.test(text) && span.start > listener.span.start && span.end < listener.span.end;
  return listener?.kind === 'function' && (program.fileOf(id).calls.some(isInside) || /\bthrow\b/.test(listener.text));
}

/** Whether a text may tell of such a listener. */
export function mayListenToErrors(text: string): boolean {
  return TELLS.test(text);
}
