import { callId, functionId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, FunctionId } from '../../types';
import type { Barrier } from './barriers';
import { blockingAt, entriesOf } from '../graph-index';

/** Calls that change the working directory of the process. */
const FOLDER = /^(?:process\.chdir|(?:shell|shelljs|sh)\.(?:cd|pushd|popd))$/;
const MASK = 'process.umask';
const ZONE = 'TZ';
const MAKES: ReadonlySet<string> = new Set(['write', 'append', 'make']);
/** Below the folder of the program, or of the whole file system. */
const ABSOLUTE = /^[~/]/;

/**
 * Where, before one of these calls, a function changes state of the whole process, or where what another request changes until
 * it is done would be met: a file is opened by its relative path only when a thread of the pool gets to it, and then uses the
 * wrong directory or file mask (https://nodejs.org/api/process.html#processchdirdirectory).
 */
export function changedProcess(graph: CallGraph, waits: Iterable<CallId>): Barrier | undefined {
  for (const wait of waits) {
    const at = changeAround(graph, wait) ?? changeElsewhere(graph, wait);
    if (at) return { code: 'process-state', at: graph.program.at(at) };
  }
  return undefined;
}

function changeAround(graph: CallGraph, wait: CallId): CallId | undefined {
  const { span } = graph.program.call(wait);
  const fn = graph.program.callerOf(wait);
  const isBefore = (call: CallFacts): boolean => call.span.end <= span.start;
  const changes = changesIn(graph, fn).filter(isBefore);
  if (changes.length > 0) return callId(pathOf(wait), changes[0].index);
  return setsZone(graph, fn, span.start) ? wait : undefined;
}

/** The calls that change the directory, or the mask until it is set back. */
function changesIn({ program }: CallGraph, fn: FunctionId): readonly CallFacts[] {
  const calls = program.callsIn(fn);
  const masks = calls.filter(setsMask);
  return calls.filter((call) => FOLDER.test(call.text) || (masks.length > 1 && call === masks[0]));
}

// Matches: process.umask(0o77); without an argument it only tells
function setsMask({ text, args }: CallFacts): boolean {
  return text === MASK && args.length > 0;
}

/** All dates use it at once. */
// Matches: process.env.TZ = zone; execSync('date'); process.env.TZ = old;
function setsZone({ program }: CallGraph, fn: FunctionId, until: number): boolean {
  const { index } = program.fn(fn);
  return program
    .fileOf(fn)
    .accesses.some(
      (one) =>
        one.fn === index &&
        one.kind === 'write' &&
        one.name === 'process.env' &&
        one.members[0] === ZONE &&
        one.at < until,
    );
}

/** What requests change for the length of a function that goes on without a wait. */
interface Changes {
  readonly folder?: CallId;
  /** Whoever changes the folder sets it back before anything else runs: others never meet it. */
  readonly isSetBack: boolean;
  readonly mask?: CallId;
}

const known = new WeakMap<CallGraph, Changes>();

function changesOfRequests(graph: CallGraph): Changes {
  const found = known.get(graph) ?? findChanges(graph);
  known.set(graph, found);
  return found;
}

function findChanges(graph: CallGraph): Changes {
  const reached = new Set(graph.entries.flatMap(({ fn, context }) => (context === 'request_path' ? [fn] : [])));
  // The set grows while it is iterated: a work list.
  for (const fn of reached) for (const { callee } of graph.from.get(fn) ?? []) reached.add(callee);
  const changes = [...reached].flatMap((fn) =>
    changesIn(graph, fn).map((call) => ({ id: callId(pathOf(fn), call.index), isMask: setsMask(call) })),
  );
  const folders = changes.filter(({ isMask }) => !isMask);
  return {
    folder: folders[0]?.id,
    isSetBack: folders.every(({ id }) => setsBack(graph, id, folders)),
    mask: changes.find(({ isMask }) => isMask)?.id,
  };
}

// Matches: process.chdir(folder); const text = execSync('ls'); process.chdir(before);
function setsBack({ program }: CallGraph, id: CallId, all: readonly { readonly id: CallId }[]): boolean {
  const fn = program.callerOf(id);
  return program.fn(fn).awaits.length === 0 && all.filter((one) => program.callerOf(one.id) === fn).length > 1;
}

/** A file of a relative path, or one that is made, while another request has changed what decides on that. */
function changeElsewhere(graph: CallGraph, wait: CallId): CallId | undefined {
  const { folder, mask, isSetBack } = changesOfRequests(graph);
  if (folder === undefined && mask === undefined) return undefined;
  const method = blockingAt(graph, wait)?.method;
  if (method?.effect === undefined) return undefined;
  if (mask !== undefined && MAKES.has(method.effect)) return mask;
  const isAbsolute = (index: number): boolean =>
    isFixed(graph, wait, index, isSetBack) || graph.pathsOf(wait, index).every((path) => ABSOLUTE.test(path));
  return folder !== undefined && !(method.paths ?? [0]).every(isAbsolute) ? folder : undefined;
}

/** How far a path is followed to who passes it. */
const MAX_CALLERS = 4;

/** Whether an argument is a path that no other working folder changes, as it is written or as all callers pass it. */
function isFixed(graph: CallGraph, id: CallId, index: number, isSetBack: boolean, depth = 0): boolean {
  const { program } = graph;
  const arg = program.call(id).args[index];
  if (arg?.absolute !== undefined) return arg.absolute === 'fixed' || isSetBack;
  const fn = program.callerOf(id);
  if (arg?.path.kind !== 'param' || arg.path.rest || arg.path.preset || functionId(pathOf(id), arg.path.fn) !== fn)
    return false;
  const at = arg.path.index;
  const edges = graph.to.get(fn) ?? [];
  const isPassed = edges.length > 0 && edges.every(({ kind }) => kind === 'flow') && !isRunByOthers(graph, fn);
  return isPassed && depth < MAX_CALLERS && edges.every(({ call }) => isFixed(graph, call, at, isSetBack, depth + 1));
}

function isRunByOthers(graph: CallGraph, fn: FunctionId): boolean {
  return graph.escaped.has(fn) || graph.callbacks.has(fn) || entriesOf(graph, fn).length > 0;
}
