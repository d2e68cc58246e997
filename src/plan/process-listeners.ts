import { addsListener } from '../language/emitters';
import { CAPTURES, MONITORS } from '../language/process-events';
import { memoisedBy } from '../memoised';
import { callId, pathOf } from '../program';
import { isTestFile } from '../projects/test-files';
import type { CallFacts, CallGraph, CallId, FunctionId } from '../types';

/** Calls that listen to errors that nobody handles. */
export interface ProcessListeners {
  /** To errors that are thrown: https://nodejs.org/api/process.html#event-uncaughtexception. */
  readonly thrown?: CallId;
  /**
   * By this one, a rejection is told of in another way than an error that is thrown; without listeners of rejections, these count
   * as thrown errors of another origin: https://nodejs.org/api/process.html#event-unhandledrejection.
   */
  readonly differs?: CallId;
}

/** Which errors that nobody handles a program listens to. Memoised, because each wrapper asks. */
export const processListeners = memoisedBy((graph: CallGraph): ProcessListeners => {
  const thrown = listenersOf(graph, 'uncaughtException');
  const rejected = listenersOf(graph, 'unhandledRejection');
  const all = [...thrown, ...listenersOf(graph, MONITORS)];
  const isSame = rejected.length === thrown.length && rejected.every((one, at) => isSameAs(one, thrown[at]));
  const differs =
    rejected.length > 0 && !isSame ? rejected : [...all, ...rejected].filter(({ takesMore }) => takesMore);
  return { thrown: all[0]?.id, differs: differs[0]?.id };
});

interface Listener {
  readonly id: CallId;
  /** The functions that it may be; none where that is not known. */
  readonly functions: readonly FunctionId[];
  /** It may use more than the error: the origin, the promise, or the event that a loop around it names. */
  readonly takesMore: boolean;
  /** One that is written in the call: its text, and the function around. */
  readonly written?: string;
}

/** The calls that add a listener for an event of the process, tests left out. */
function listenersOf(graph: CallGraph, event: string): Listener[] {
  return [...graph.program.all]
    .filter(({ path }) => !isTestFile(path))
    .flatMap(({ path, calls }) =>
      calls.filter((call) => isListening(call, event)).map((call) => listenerOf(graph, callId(path, call.index), call)),
    );
}

function listenerOf(graph: CallGraph, id: CallId, { name, args, fn }: CallFacts): Listener {
  const arg = args.at(name === CAPTURES ? 0 : 1);
  const { functions, others } = arg ? graph.valuesOf(id, arg.node) : { functions: [], others: true };
  const isKnown = functions.length > 0 && !others;
  const takesMore = functions.map((fn) => graph.program.fn(fn)).some((fn) => fn.params.length > 1 || fn.restNode >= 0);
  const knowsEvent = args[0].value === undefined && !/^[\w$.]+$/.test(arg?.text ?? '');
  return {
    id,
    functions: isKnown ? functions : [],
    takesMore: name !== CAPTURES && (!isKnown || takesMore || knowsEvent),
    ...(arg?.kind === 'function' && { written: `${pathOf(id)}#${fn} ${arg.text.replace(/\s+/g, ' ')}` }),
  };
}

// Matches: process.on('unhandledRejection', log), for (const event of [first, other]) process.on(event, log)
function isListening({ name, text, args }: CallFacts, event: string): boolean {
  if (name === CAPTURES) return event === 'uncaughtException';
  const isAny = text.startsWith('process.') && args[0]?.value === undefined;
  return addsListener(name) && (args[0]?.value === event || isAny);
}

// Matches: tell of process.on('unhandledRejection', tell) and process.on('uncaughtException', tell), or (error) => log(error) of both
function isSameAs({ functions, written }: Listener, other: Listener): boolean {
  if (written !== undefined && written === other.written) return true;
  return functions.length === 1 && other.functions.length === 1 && functions[0] === other.functions[0];
}
