import { RUNNING } from '../../language/emitters';
import { callId, isWithin, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FunctionId } from '../../types';
import { copiesOf, isSource, resultOf, sourcesOf } from '../copies';
import type { Barrier } from './barriers';
import { pausesOf, type Pause } from '../propagation/pauses';
import { isOfSocket } from '../guards/client-events';

const LISTENS = /^(?:on|once|addListener|prependListener|pipe)$/;
/** Limit of the functions that are followed from a call. */
const MOST = 100;
/** After these a stream no longer waits for listeners. */
const STARTS = /^(?:pipe|resume)$/;

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
export function lateBehind(graph: CallGraph, pause: Pause): CallId | undefined {
  const late = laterCalls(graph, pause).find((call) => isLate(graph, pause, call));
  return late && callId(pathOf(pause.fn), late.index);
}

/** The calls of a function after a pause, including those in callbacks written there. */
function laterCalls(graph: CallGraph, { fn, end }: Pause): readonly CallFacts[] {
  const { span } = graph.program.fn(fn);
  return graph.program.fileOf(fn).calls.filter((call) => call.callee.end > end && isWithin(call.span, span));
}

function isLate(graph: CallGraph, pause: Pause, call: CallFacts): boolean {
  const id = callId(pathOf(pause.fn), call.index);
  if (isOfSocket(graph, pause.fn, call)) return true;
  const nodes = [...(LISTENS.test(call.name) ? [call.receiverNode] : []), ...call.args.map(({ node }) => node)];
  const old = nodes.filter((node) => node >= 0 && !isMadeBetween(graph, pause, call, node));
  const values = old.flatMap((node) => graph.valuesOf(id, node).externals);
  const running = values.flatMap((value) => (value.endsWith('()') ? [value.slice(0, -2)] : []));
  if (running.some((path) => RUNNING.has(path) && isMadeBefore(graph, pause, path))) return true;
  return (
    old.includes(call.receiverNode) &&
    LISTENS.test(call.name) &&
    (isStartedBefore(graph, pause, call) || isTellingSoon(graph, pause, call))
  );
}

// Matches: const type = fs.readFileSync('type'); const stream = fs.createReadStream(file); stream.on('error', fail);
function isMadeBetween(graph: CallGraph, { fn, end }: Pause, until: CallFacts, node: number): boolean {
  const file = graph.program.fileOf(fn);
  const sources = [...sourcesOf(file, node)].filter((from) => isSource(file, from));
  const isBetween = (source: number): boolean => {
    const span = resultOf(file, source)?.span;
    return span !== undefined && span.start >= end && span.end <= until.callee.end;
  };
  return sources.length > 0 && sources.every(isBetween);
}

// Matches: const stream = fs.createReadStream(file); const type = fs.readFileSync('type'); stream.on('error', fail);
function isMadeBefore(graph: CallGraph, pause: Pause, path: string): boolean {
  const made = (call: CallFacts) => graph.outside.get(callId(pathOf(pause.fn), call.index));
  return earlierCalls(graph, pause).some((call) => made(call)?.has(path));
}

// Matches: req.on('data', add); const limit = fs.readFileSync('limit'); req.on('end', done);
function isStartedBefore(graph: CallGraph, pause: Pause, { member, receiverNode }: CallFacts): boolean {
  if (member?.objectName === undefined) return false;
  return earlierCalls(graph, pause).some(
    (call) =>
      // The same variable, and not only one of the same name in another block.
      call.receiverNode === receiverNode &&
      (STARTS.test(call.name) || (LISTENS.test(call.name) && call.args[0]?.value === 'data')),
  );
}

// Matches: const job = new Job(); const text = fs.readFileSync(file); job.on('done', …) – where `new Job()` begins what emits
function isTellingSoon(graph: CallGraph, pause: Pause, { receiverNode }: CallFacts): boolean {
  const file = graph.program.fileOf(pause.fn);
  return earlierCalls(graph, pause).some(
    (made) =>
      copiesOf(file, made.resultNode).has(receiverNode) && emitsLater(graph, callId(pathOf(pause.fn), made.index)),
  );
}

/** Whether a call starts something that goes on after it and emits events. */
function emitsLater(graph: CallGraph, id: CallId): boolean {
  const seen = new Set<FunctionId>(graph.targets.get(id));
  for (const fn of seen) {
    if (seen.size > MOST) return false;
    if (graph.program.callsIn(fn).some(({ name, member }) => name === 'emit' && member)) return true;
    for (const { callee } of graph.from.get(fn) ?? []) seen.add(callee);
  }
  return false;
}

/** The calls of the function itself before a pause. */
function earlierCalls(graph: CallGraph, { fn, start }: Pause): readonly CallFacts[] {
  return graph.program.callsIn(fn).filter((call) => call.span.end <= start);
}
