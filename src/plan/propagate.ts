import type { CallGraph, CallId, Finding, FunctionId, Guard } from '../types';
import { callBarrier, functionBarrier, guardOf, type Barrier, type Rules } from './barriers';
import { positionBarrier } from './positions';
import { functionId, pathOf } from '../program';
import { isTestFile } from '../test-files';

/** Everything that has to change for one blocking call to become awaited. */
export interface Closure {
  readonly finding: Finding;
  /** Functions that become async (those that are already are not listed). */
  readonly async: ReadonlySet<FunctionId>;
  /** Calls of those functions that must be awaited. */
  readonly awaits: ReadonlySet<CallId>;
  /** Calls of array methods whose callback becomes async. */
  readonly loops: ReadonlySet<CallId>;
  readonly guards: readonly Guard[];
  /** The function that holds the call, async or not. */
  readonly owner: FunctionId;
}

/**
 * Follows a blocking call up through every caller, until each way ends in a function that is async already, in a place that
 * takes promises, or in a handler. The first obstacle on any way is a barrier for the whole.
 */
export function closureOf(graph: CallGraph, finding: Finding, rules: Rules): Closure | Barrier {
  const barrier = callBarrier(graph, finding, rules.package.node);
  return barrier ?? new Climb(graph, rules).from(finding);
}

class Climb {
  private readonly async = new Set<FunctionId>();
  private readonly awaits = new Set<CallId>();
  private readonly loops = new Set<CallId>();
  private readonly guards = new Map<string, Guard>();

  constructor(
    private readonly graph: CallGraph,
    private readonly rules: Rules,
  ) {}

  from(finding: Finding): Closure | Barrier {
    const owner = functionId(finding.file, finding.blocking.call.fn);
    const queue = [owner];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (this.async.has(id) || this.isAsync(id)) continue;
      const barrier = functionBarrier(this.graph, id, this.rules) ?? this.guard(id);
      if (barrier) return barrier;
      this.async.add(id);
      const above = this.callers(id);
      if (!Array.isArray(above)) return above;
      queue.push(...above);
    }
    return {
      finding,
      async: this.async,
      awaits: this.awaits,
      loops: this.loops,
      guards: [...this.guards.values()],
      owner,
    };
  }

  /** An async generator counts: whoever consumes it waits already. */
  private isAsync(id: FunctionId): boolean {
    return this.graph.program.fn(id).async;
  }

  private guard(id: FunctionId): Barrier | undefined {
    const fn = this.graph.program.fn(id);
    for (const entry of this.graph.entries) {
      if (entry.fn !== id) continue;
      const guard = guardOf(this.graph, entry, fn);
      if (!guard) continue;
      if ('code' in guard) return guard;
      this.guards.set(`${guard.file}:${guard.span.start}`, guard);
    }
    return undefined;
  }

  /** Notes the calls to await and returns the functions that hold them. */
  private callers(id: FunctionId): FunctionId[] | Barrier {
    const above: FunctionId[] = [];
    for (const edge of this.graph.to.get(id) ?? []) {
      const isLoop = edge.kind === 'callback' && this.isLoop(id, edge.call);
      if (edge.kind === 'callback' && !isLoop) continue;
      const { position, isNew } = this.graph.program.call(edge.call);
      const at = this.graph.program.at(edge.call);
      if (isNew) return { code: 'used-with-new', at };
      // A callback of a test that would become async must not make the program wait for it.
      if (isTestFile(pathOf(id)) && !isTestFile(pathOf(edge.call))) return { code: 'unknown-callback', at };
      if (!isLoop && (position.awaited || position.promised)) continue;
      const barrier = positionBarrier(this.graph, edge.call);
      if (barrier !== undefined) return { code: barrier, at };
      (isLoop ? this.loops : this.awaits).add(edge.call);
      above.push(edge.caller);
    }
    return above;
  }

  private isLoop(id: FunctionId, call: CallId): boolean {
    return (this.graph.callbacks.get(id) ?? []).some((handed) => handed.call === call && handed.use.kind === 'each');
  }
}
