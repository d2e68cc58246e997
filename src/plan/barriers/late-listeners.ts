import { RUNNING } from '../../language/emitters';
import { memoised, memoisedWithin } from '../../memoised';
import { callId, isWithin, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FunctionId } from '../../types';
import { copiesOf, isSource, resultOf, sourcesOf } from '../copies';
import type { Barrier } from './barriers';
import { pausesOf, type Pause } from '../propagation/pauses';
import { LISTENS, outsideBehind, reachedFrom, receiverOf, startsArgument, startsFlow } from './flows';
import { leavesLines, LINES } from './lines';
import { isSetBetween } from './set-between';
import { isOfSocket, waitsForGone } from '../guards/client-events';

const STOPS = /^(?:destroy|pause|abort|unpipe|removeAllListeners|removeListener|off)$/;

/**
 * Where, after one of these calls, a function adds a listener to something that has been running since before. Once the
 * call waits, that is too late: an `error` would end the process, and earlier events are lost.
 */
export function lateListener(graph: CallGraph, waits: Iterable<CallId>): Barrier | undefined {
  for (const pause of pausesOf(graph, waits)) {
    const at = lateBehind(graph, pause);
    if (at) return { code: 'late-listener', at: graph.program.at(at) };
  }
  return undefined;
}

/** The first call after a pause that adds a listener to something running since before it. */
export function lateBehind(graph: CallGraph, { fn, start, end }: Pause): CallId | undefined {
  return latesIn(graph, fn)(start, end);
}

/** Memoised, because all that may lock or wait in a function asks, in each round of planning. */
const latesIn = memoisedWithin((graph: CallGraph, fn: FunctionId) =>
  memoised((start: number, end: number) => lateIn(graph, { fn, start, end })),
);

function lateIn(graph: CallGraph, pause: Pause): CallId | undefined {
  const late = laterCalls(graph, pause).find((call) => isLate(graph, pause, call)) ?? linesBefore(graph, pause);
  return late && callId(pathOf(pause.fn), late.index);
}

/** Lines are lost that come before somebody listens or iterates. */
// Matches: const lines = readline.createInterface({ input }); const limit = fs.readFileSync('limit'); for await (const line of lines) …
function linesBefore(graph: CallGraph, pause: Pause): CallFacts | undefined {
  const { awaits } = graph.program.fn(pause.fn);
  const earlier = earlierCalls(graph, pause);
  return earlier.find(
    (call) =>
      leavesLines(graph, callId(pathOf(pause.fn), call.index)) &&
      !awaits.some((at) => at >= call.span.end && at <= pause.start) &&
      !earlier.some(({ name, callee }) => LISTENS.test(name) && callee.start >= call.span.start),
  );
}

/** The calls of a function after a pause, including those in callbacks written there. */
function laterCalls(graph: CallGraph, { fn, end }: Pause): readonly CallFacts[] {
  const { span } = graph.program.fn(fn);
  return graph.program.fileOf(fn).calls.filter((call) => call.callee.end > end && isWithin(call.span, span));
}

function isLate(graph: CallGraph, pause: Pause, call: CallFacts): boolean {
  const id = callId(pathOf(pause.fn), call.index);
  if (isOfSocket(graph, pause.fn, call) || waitsForGone(graph, pause.fn, call)) return true;
  const heard = { node: call.receiverNode, text: receiverOf(call) };
  const used = [...(LISTENS.test(call.name) ? [heard] : []), ...call.args];
  const old = used.filter(({ node }) => node >= 0 && !isMadeBetween(graph, pause, call, node));
  const isNewer = old.includes(heard) && isSetBetween(graph, pause, call);
  const isRunning = (one: Used): boolean =>
    !(one === heard && isNewer) &&
    runningAt(graph, id, one.node).some((path) => isGiven(graph, pause, one) || isMadeBefore(graph, pause, path));
  return (
    old.some(isRunning) ||
    listensIn(graph, id).some((path) => !makes(graph, id, path) && isMadeBefore(graph, pause, path)) ||
    (old.includes(heard) &&
      (isStartedBefore(graph, pause, call) || isTellingSoon(graph, pause, call) || stopsItself(graph, pause, call)))
  );
}

/** What gets a listener, or is handed to a call. */
type Used = Pick<CallFacts['args'][number], 'node' | 'text'>;

/** The functions whose result is at a node, and is running as soon as it is created. */
function runningAt(graph: CallGraph, id: CallId, node: number): readonly string[] {
  const made = graph.valuesOf(id, node).externals.filter((value) => value.endsWith('()'));
  return made.map((value) => value.slice(0, -2)).filter((path) => RUNNING.has(path));
}

/** What is running and gets a listener in the functions of the program that a call calls. */
// Matches: task.onFail(fail), where onFail(listener) { this.child.on('error', listener); }
const listensIn = memoisedWithin((graph: CallGraph, id: CallId): readonly string[] =>
  [...reachedFrom(graph, id)].flatMap((fn) => listensOf(graph, fn)),
);

/** The same in one of them. */
const listensOf = memoisedWithin((graph: CallGraph, fn: FunctionId): readonly string[] =>
  graph.program
    .callsIn(fn)
    .filter(({ name, receiverNode }) => LISTENS.test(name) && receiverNode >= 0)
    .flatMap((call) => runningAt(graph, callId(pathOf(fn), call.index), call.receiverNode)),
);

/** Whether a call, or a function of the program that it calls, creates what is running from then on. */
function makes(graph: CallGraph, id: CallId, path: string): boolean {
  return startedBy(graph, id).includes(path);
}

const startedBy = memoisedWithin((graph: CallGraph, id: CallId): readonly string[] =>
  [...outsideBehind(graph, id)].filter((path) => path === LINES || RUNNING.has(path)),
);

/** A parameter, or what it has. */
// Matches: child of run((child) => { const text = fs.readFileSync(file); child.on('error', fail); }), req.job
function isGiven({ program }: CallGraph, { fn }: Pause, { node, text }: Used): boolean {
  const { params, paramNodes } = program.fn(fn);
  const sources = sourcesOf(program.fileOf(fn), node);
  return params.includes(text.split('.')[0]) || paramNodes.some((param) => sources.has(param));
}

// Matches: const type = fs.readFileSync('type'); const stream = fs.createReadStream(file); stream.on('error', fail);
function isMadeBetween(graph: CallGraph, { fn, end }: Pause, until: CallFacts, node: number): boolean {
  const file = graph.program.fileOf(fn);
  const sources = [...sourcesOf(file, node)].filter((from) => isSource(file, from));
  const isBetween = (source: number): boolean => {
    const span = resultOf(file, source)?.span;
    return span !== undefined && span.start >= end && span.end <= until.span.end;
  };
  return sources.length > 0 && sources.every(isBetween);
}

// Matches: const stream = fs.createReadStream(file); const type = fs.readFileSync('type'); stream.on('error', fail);
function isMadeBefore(graph: CallGraph, pause: Pause, path: string): boolean {
  return earlierCalls(graph, pause).some((call) => makes(graph, callId(pathOf(pause.fn), call.index), path));
}

// Matches: req.on('data', add); const limit = fs.readFileSync('limit'); req.on('end', done);
function isStartedBefore(graph: CallGraph, pause: Pause, { member, receiverNode }: CallFacts): boolean {
  const name = member?.objectName;
  if (name === undefined) return false;
  return earlierCalls(graph, pause).some(
    (call) =>
      // The same variable, and not only one of the same name in another block.
      (call.receiverNode === receiverNode && startsFlow(call)) ||
      startsArgument(graph, callId(pathOf(pause.fn), call.index), name),
  );
}

// Matches: const job = new Job(); const text = fs.readFileSync(file); job.on('done', …) – where `new Job()` begins what emits
function isTellingSoon(graph: CallGraph, pause: Pause, { receiverNode }: CallFacts): boolean {
  const file = graph.program.fileOf(pause.fn);
  const isItsOwn = (call: CallFacts): boolean =>
    call.receiverNode === receiverNode || copiesOf(file, call.resultNode).has(receiverNode);
  return earlierCalls(graph, pause).some(
    (call) => isItsOwn(call) && emitsLater(graph, callId(pathOf(pause.fn), call.index)),
  );
}

/**
 * Whether a listener for data may stop them. Behind a wait a small body is there as a whole, with its end, which comes in spite
 * of that.
 */
// Matches: req.on('data', (chunk) => { size += chunk.length; if (size > limit) req.destroy(); })
function stopsItself({ program }: CallGraph, { fn }: Pause, { index, args }: CallFacts): boolean {
  if (args[0]?.value !== 'data') return false;
  const { calls, functions } = program.fileOf(fn);
  const listeners = functions.filter(({ argumentOf }) => argumentOf?.call === index);
  return listeners.some(({ span }) => calls.some((call) => STOPS.test(call.name) && isWithin(call.span, span)));
}

/** Whether a call starts something that goes on after it and emits events. */
function emitsLater(graph: CallGraph, id: CallId): boolean {
  return [...reachedFrom(graph, id)].some((fn) =>
    graph.program.callsIn(fn).some(({ name, member }) => name === 'emit' && member),
  );
}

/** The calls of the function itself before a pause. */
function earlierCalls(graph: CallGraph, { fn, start }: Pause): readonly CallFacts[] {
  return graph.program.callsIn(fn).filter((call) => call.span.end <= start);
}
