import { helperAtOnce, loopFormOf } from '../../language/array-methods';
import { isPure } from '../../language/pure-calls';
import { callId, functionId, pathOf } from '../../program';
import type { BlockingCall, CallFacts, CallGraph, CallId, ChangeSet, FunctionId, Hazard, Lock } from '../../types';
import { effectOf } from '../effects/named-files';
import type { Closure } from '../propagation/closure';

/**
 * Calls of `map`, `filter` and `flatMap` whose callbacks may run at once: none of them, and nothing that they call,
 * changes anything but what it has made itself, or calls what is not known to be without effects.
 */
export function independentLoops(
  graph: CallGraph,
  closures: readonly Closure[],
  locks: readonly Lock[],
): ReadonlySet<CallId> {
  const loops = new Set(closures.flatMap((closure) => [...closure.loops]));
  if (loops.size === 0) return loops;
  const finder = new Independence(graph, new Set(locks.map(({ fn }) => fn)));
  return new Set([...loops].filter((call) => finder.holds(call)));
}

/** How many of the callbacks run at once; none where that is one. */
export function concurrently(calls: readonly CallId[], limit: number): ChangeSet['concurrent'] {
  return limit > 1 ? calls.map((call) => ({ call, limit })) : [];
}

/** What a reviewer is told, and offered. */
export function independentNotes(graph: CallGraph, calls: readonly CallId[], limit: number): Hazard[] {
  return calls.map((id) => ({
    code: 'independent',
    message: `the callbacks of ${graph.program.call(id).text} only read, and do not depend on each other`,
    guard:
      limit > 1
        ? `up to ${limit} of them run at once`
        : 'they run one after the other; --parallel 8, or `o` in a review, lets up to 8 of them run at once',
    at: graph.program.at(id),
  }));
}

class Independence {
  private readonly blocking: ReadonlyMap<CallId, BlockingCall>;
  private readonly known = new Map<FunctionId, boolean>();

  constructor(
    private readonly graph: CallGraph,
    private readonly locked: ReadonlySet<FunctionId>,
  ) {
    this.blocking = new Map(graph.blocking.map((one) => [one.id, one]));
  }

  holds(id: CallId): boolean {
    const { program } = this.graph;
    const call = program.call(id);
    const form = loopFormOf(program.fileOf(id), call);
    if (!form || helperAtOnce(form, call) === undefined) return false;
    const callbacks = this.callbacksOf(id);
    return call.args[form.callback].kind === 'function' && callbacks.length === 1 && this.isIndependent(callbacks[0]);
  }

  private callbacksOf(id: CallId): FunctionId[] {
    const edges = this.graph.from.get(this.graph.program.callerOf(id)) ?? [];
    return edges.filter(({ call, kind }) => call === id && kind === 'callback').map(({ callee }) => callee);
  }

  /** Assumed while it is being found out, so that recursion ends. */
  private isIndependent(id: FunctionId): boolean {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    this.known.set(id, true);
    const found = this.isQuiet(id) && this.calledIn(id) && this.nestedIn(id);
    this.known.set(id, found);
    return found;
  }

  /** It changes nothing but what it has made itself, and did not wait so far. */
  private isQuiet(id: FunctionId): boolean {
    const { async, generator, index, restNode } = this.graph.program.fn(id);
    const { accesses, aliases } = this.graph.program.fileOf(id);
    const changes = [...accesses, ...aliases].some(
      ({ fn, kind, home, root }) =>
        fn === index && kind === 'write' && (home !== index || root.startsWith('param ') || root.startsWith('result ')),
    );
    // Through `arguments`, anything may be changed.
    return !async && !generator && !changes && restNode < 0 && !this.locked.has(id);
  }

  private calledIn(id: FunctionId): boolean {
    return this.graph.program.callsIn(id).every((call) => this.isHarmless(callId(pathOf(id), call.index), call));
  }

  private isHarmless(id: CallId, call: CallFacts): boolean {
    const blocking = this.blocking.get(id);
    if (blocking) return /^(?:look|read)$/.test(effectOf(blocking) ?? '');
    const targets = [...(this.graph.targets.get(id) ?? []), ...this.callbacksOf(id)];
    const paths = [...(this.graph.outside.get(id) ?? (targets.length > 0 ? [] : ['?']))];
    return (
      targets.every((target) => this.isIndependent(target)) &&
      paths.every((path) => isPure(path, call.name, call.member !== undefined))
    );
  }

  private nestedIn(id: FunctionId): boolean {
    const { index } = this.graph.program.fn(id);
    const { path, functions } = this.graph.program.fileOf(id);
    const nested = functions.filter(({ parent, index: own }) => parent === index && own !== index);
    return nested.every((fn) => this.isIndependent(functionId(path, fn.index)));
  }
}
