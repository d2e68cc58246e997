import { addsListener } from '../language/emitters';
import { CAPTURES, ENDS_PROCESS } from '../language/process-events';
import { memoisedBy } from '../memoised';
import { callId, isWithin } from '../program';
import { isTestFile } from '../projects/test-files';
import type { CallFacts, CallGraph, CallId, FileFacts } from '../types';

/** Calls that listen to errors that nobody handles. */
export interface ProcessListeners {
  /** To errors that are thrown: https://nodejs.org/api/process.html#event-uncaughtexception. */
  readonly thrown?: CallId;
  /** One of these has the process go on. */
  readonly survives: boolean;
  /**
   * To rejections, where the process goes on; without such a listener, rejections count as thrown errors:
   * https://nodejs.org/api/process.html#event-unhandledrejection.
   */
  readonly rejected?: CallId;
}

/** Which errors that nobody handles a program listens to. Memoised, because each wrapper asks. */
export const processListeners = memoisedBy((graph: CallGraph): ProcessListeners => {
  const thrown = listenersOf(graph, 'uncaughtException');
  const rejected = listenersOf(graph, 'unhandledRejection');
  return {
    thrown: thrown[0]?.id,
    survives: thrown.some(({ ends }) => !ends),
    rejected: rejected.find(({ ends }) => !ends)?.id,
  };
});

/** The calls that add a listener for an event of the process, tests left out; `ends` where it ends the process. */
function listenersOf({ program }: CallGraph, event: string): { readonly id: CallId; readonly ends: boolean }[] {
  return [...program.all]
    .filter(({ path }) => !isTestFile(path))
    .flatMap((file) =>
      file.calls
        .filter((call) => isListening(call, event))
        .map((call) => ({ id: callId(file.path, call.index), ends: endsProcess(file, call) })),
    );
}

// Matches: process.on('unhandledRejection', log), for (const event of [first, other]) process.on(event, log)
function isListening({ name, text, args }: CallFacts, event: string): boolean {
  if (name === CAPTURES) return event === 'uncaughtException';
  const isAny = text.startsWith('process.') && args[0]?.value === undefined;
  return addsListener(name) && (args[0]?.value === event || isAny);
}

// Matches: process.on('unhandledRejection', (error) => { console.error(error); process.exit(1); })
function endsProcess({ calls }: FileFacts, { args: [, listener] }: CallFacts): boolean {
  if (listener?.kind !== 'function') return false;
  const isEnd = ({ text, span }: CallFacts): boolean => ENDS_PROCESS.test(text) && isWithin(span, listener.span);
  return calls.some(isEnd) || /\bthrow\b/.test(listener.text);
}
