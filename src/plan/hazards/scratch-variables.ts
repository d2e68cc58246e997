import { functionId, indexOf, pathOf } from '../../program';
import type { CallGraph, CallId, FileFacts, FunctionId, Hazard, Lock, ScratchFacts } from '../../types';
import { CallbackCalls } from '../interleaving/callback-calls';
import { titleOf } from '../graph-index';
import { calleesOf } from '../interleaving/lock-order';

/** A variable of the module that a function needs as its own from now on, and what a reviewer should know of that. */
export interface OwnVariable {
  readonly file: string;
  /** The index among the file's facts. */
  readonly index: number;
  readonly hazard: Hazard;
}

/** Functions that wait from now on: at some calls, for locks, and at awaits that took no time so far. */
interface Waiting {
  readonly changed: ReadonlySet<FunctionId>;
  readonly calls: readonly CallId[];
  readonly locks: readonly Lock[];
}

/**
 * The variables that functions set before they use them, and that others would set during a new wait in between: each
 * run of the function gets one of its own.
 */
export function ownVariables(graph: CallGraph, waiting: Waiting): OwnVariable[] {
  const files = new Set([...waiting.changed].map((fn) => graph.program.fileOf(fn)));
  return [...files].flatMap((file) =>
    file.scratch.flatMap((scratch, index) =>
      isDisturbed(graph, file, scratch, waiting)
        ? [{ file: file.path, index, hazard: hazardOf(graph, file, scratch) }]
        : [],
    ),
  );
}

/** Whether a new wait comes between the first assignment and the last use. */
function isDisturbed(
  { program }: CallGraph,
  file: FileFacts,
  scratch: ScratchFacts,
  { changed, calls, locks }: Waiting,
): boolean {
  const own = functionId(file.path, scratch.fn);
  const waits = [
    ...calls.map((call) => ({ by: program.callerOf(call), at: program.call(call).span.end })),
    ...locks.flatMap(({ fn, range }) => (range ? [{ by: fn, at: range.start }] : [])),
    ...[own].filter((fn) => changed.has(fn)).flatMap((by) => program.fn(by).awaits.map((at) => ({ by, at }))),
  ];
  return waits.some(
    ({ by, at }) => pathOf(by) === file.path && isBetween(scratch, at) && isIn(file, indexOf(by), scratch.fn),
  );
}

function isBetween({ since, until }: ScratchFacts, at: number): boolean {
  return at >= since && at < until;
}

function isIn({ functions }: FileFacts, inner: number, outer: number): boolean {
  for (let fn = inner; fn > 0; fn = functions[fn].parent) if (fn === outer) return true;
  return false;
}

function hazardOf(graph: CallGraph, file: FileFacts, scratch: ScratchFacts): Hazard {
  const { line } = file.functions[scratch.fn];
  const title = titleOf(graph, functionId(file.path, scratch.fn));
  const obstacle = obstacleOf(graph, file, scratch);
  return {
    code: 'interleaving',
    message: `two requests may now interleave in ${title} between its uses of ${scratch.name}${obstacle ?? ''}`,
    guard: obstacle === undefined ? 'each call gets one of its own' : undefined,
    at: `${file.path}:${line}`,
  };
}

/** Why the function may have to see what others assign to the variable; undefined where it does not. */
function obstacleOf(graph: CallGraph, file: FileFacts, scratch: ScratchFacts): string | undefined {
  const { program } = graph;
  const own = functionId(file.path, scratch.fn);
  const setters = file.scratch.filter(({ name }) => name === scratch.name).map(({ fn }) => functionId(file.path, fn));
  const inside = file.functions.filter(({ index }) => isIn(file, index, scratch.fn));
  const run = calleesOf(
    graph,
    inside.map(({ index }) => functionId(file.path, index)),
  );
  const setter = setters.find((fn) => run.has(fn));
  if (setter !== undefined) return `; what it calls sets it, too (${program.at(setter)})`;
  const until = scratch.outlives ? Infinity : scratch.until;
  const passes = new CallbackCalls(graph).in(own);
  const isPassed = passes.some(({ span }) => isBetween({ ...scratch, until }, span.start));
  if (isPassed) return '; others run before its last use';
  const isLate = scratch.outlives || program.fn(own).awaits.some((at) => isBetween(scratch, at));
  const [again] = isLate ? (graph.to.get(own) ?? []) : [];
  return again && `; it may be called again meanwhile (${program.at(again.call)})`;
}
