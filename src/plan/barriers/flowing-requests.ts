import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, Entry } from '../../types';
import { areChoices } from '../branches';
import type { Middleware } from '../hazards/middleware';
import { middlewaresOf } from '../hazards/middlewares';
import { pausesOf, type Pause } from '../propagation/pauses';
import type { Barrier } from './barriers';
import { LISTENS, receiverOf, startsOf, startsParam } from './flows';

/** Events that a request emits once its client has disconnected, or more than once. */
const LATER = /^(?:close|aborted|error)$/;

const known = new WeakMap<CallGraph, readonly Entry[]>();

/** The handlers that let the body of a request flow, and pass the request on. */
function startersIn(graph: CallGraph): readonly Entry[] {
  const starters =
    known.get(graph) ??
    middlewaresOf(graph)
      .all.filter((middleware) => lets(graph, middleware))
      .map(({ entry }) => entry);
  known.set(graph, starters);
  return starters;
}

/** It may pass the request on after it let that flow; elsewhere it may read it to the end first. */
// Matches: req.on('data', count); next(), but not: if (!isJson) return next(); req.on('data', add); req.on('end', () => next());
function lets(graph: CallGraph, { entry: { fn }, until }: Middleware): boolean {
  const starts = [0, 1].flatMap((param) => startsOf(graph, fn, param));
  return starts.some(({ span }) => span.end <= until && !areChoices(graph.program, fn, span.end, until));
}

/**
 * Where a middleware lets the body of a request flow, before one of these calls would wait: who reads the body behind it, or
 * behind the middleware that waits, would come too late.
 */
// Matches: app.use((req, res, next) => { req.on('data', count); next(); }); app.post('/', (req, res) => { …; req.pipe(file); })
export function flowingRequest(graph: CallGraph, waits: Iterable<CallId>): Barrier | undefined {
  const starters = startersIn(graph);
  if (starters.length === 0) return undefined;
  for (const pause of pausesOf(graph, waits)) {
    const entries = middlewaresOf(graph)
      .entriesTo(pause)
      .filter(({ fn }) => middlewaresOf(graph).passing.has(fn) || readsBehind(graph, pause));
    const starter = starters.find((one) => middlewaresOf(graph).isAbove(one, entries));
    if (starter) return { code: 'late-listener', at: graph.program.at(starter.fn) };
  }
  return undefined;
}

/** A listener is added, or something is given to others, that a parameter is or has. */
function readsBehind(graph: CallGraph, { fn, end }: Pause): boolean {
  const { params } = graph.program.fn(fn);
  const isGiven = (text: string): boolean => params.includes(text.split('.')[0]);
  const isReading = (call: CallFacts): boolean =>
    LISTENS.test(call.name) && isGiven(receiverOf(call)) && !LATER.test(call.args[0]?.value ?? '');
  return graph.program
    .callsIn(fn)
    .filter(({ callee }) => callee.end > end)
    .some((call) => isReading(call) || (call.args.some(({ text }) => isGiven(text)) && isElsewhere(graph, fn, call)));
}

/** What it calls is not known, or reads a stream. */
function isElsewhere(graph: CallGraph, fn: string, { index, name }: CallFacts): boolean {
  const targets = [...(graph.targets.get(callId(pathOf(fn), index)) ?? [])];
  if (targets.length === 0) return !/^(?:next|json|send|end|render|log|write)$/.test(name);
  return targets.some((callee) => [0, 1, 2].some((param) => startsParam(graph, callee, param)));
}
