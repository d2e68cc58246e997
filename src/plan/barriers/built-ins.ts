import { byFunction, callId, functionId, pathOf } from '../../program';
import type { Access, CallFacts, CallGraph, CallId, FileFacts, FunctionId } from '../../types';
import type { Barrier } from './barriers';

/** The root of accesses to objects of the language or of Node: `Array.prototype`, `console`. */
const ROOT = 'built-in';

/** A modification of a built-in object by a function, or by its callees. */
interface Change {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Where a function patches a built-in object before one of these calls and restores it after: code that runs in between
 * would see the patch.
 */
// Matches: console.log = capture; …; console.log = original, extendArrays(); …; restoreArrays()
export function changedBuiltIn(graph: CallGraph, waits: Iterable<CallId>): Barrier | undefined {
  const changes = known.get(graph) ?? new Changes(graph);
  known.set(graph, changes);
  for (const wait of waits) {
    const { span } = graph.program.call(wait);
    const found = changes.of(graph.program.callerOf(wait));
    const isBehind = ({ start }: Change): boolean => start >= span.end;
    const isChangedBack = ({ name }: Change): boolean => found.some((one) => one.name === name && isBehind(one));
    if (found.some((change) => change.end <= span.start && isChangedBack(change)))
      return { code: 'process-state', at: graph.program.at(wait) };
  }
  return undefined;
}

/** What each function leaves modified of the built-in objects. */
class Changes {
  private readonly own: ReadonlyMap<FunctionId, readonly Change[]>;
  private readonly all = new Map<FunctionId, readonly Change[]>();

  constructor(private readonly graph: CallGraph) {
    const files = [...graph.program.all].filter(({ accesses }) => accesses.some(isOfBuiltIn));
    this.own = new Map(files.flatMap(changesIn));
  }

  of(fn: FunctionId): readonly Change[] {
    const found = this.all.get(fn);
    if (found || this.own.size === 0) return found ?? [];
    // A recursive call changes nothing more.
    this.all.set(fn, []);
    const calls = this.graph.program.callsIn(fn).flatMap((call) => this.by(fn, call));
    const changes = [...(this.own.get(fn) ?? []), ...calls];
    this.all.set(fn, changes);
    return changes;
  }

  private by(fn: FunctionId, { index, span }: CallFacts): Change[] {
    const callees = [...(this.graph.targets.get(callId(pathOf(fn), index)) ?? [])];
    return callees.flatMap((callee) => this.leftBy(callee)).map((name) => ({ name, ...span }));
  }

  /** Modifications that a function undoes itself do not show to its callers. */
  private leftBy(fn: FunctionId): readonly string[] {
    const names = this.of(fn).map(({ name }) => name);
    return names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
  }
}

const known = new WeakMap<CallGraph, Changes>();

function changesIn({ path, accesses }: FileFacts): [FunctionId, readonly Change[]][] {
  const changes = byFunction(accesses.filter(isOfBuiltIn));
  return [...changes].map(([fn, all]) => [functionId(path, fn), all.map(changeBy)]);
}

function isOfBuiltIn({ root }: Access): boolean {
  return root === ROOT;
}

function changeBy({ name, members, at, done = at }: Access): Change {
  return { name: [name, ...members].join('.'), start: at, end: done };
}
