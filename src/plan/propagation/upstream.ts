import { callId, functionId } from '../../program';
import type { CallGraph, CallId, Entry, FunctionId, Position } from '../../types';
import type { Barrier } from '../barriers/barriers';
import { positionBarrier } from '../barriers/positions';

/** A call that runs the handlers further down without awaiting them. */
export interface Running {
  readonly call: CallId;
  /** The function that would have to await it. */
  readonly fn: FunctionId;
  readonly why?: Barrier;
}

/**
 * Handlers that call those further down (`next()` of Koa) without awaiting them: if a handler below waits, the response
 * is sent before that has set it.
 */
export class Upstream {
  private readonly byFramework = new Map<string, readonly Running[]>();

  constructor(private readonly graph: CallGraph) {
    const passing = graph.entries.filter(({ next }) => next !== undefined);
    for (const { framework } of passing) {
      if (this.byFramework.has(framework)) continue;
      const calls = passing
        .filter((entry) => entry.framework === framework)
        .flatMap((entry) => runningIn(graph, entry));
      this.byFramework.set(framework, [...new Map(calls.map((running) => [running.call, running])).values()]);
    }
  }

  /** The functions that would have to wait. */
  get functions(): readonly FunctionId[] {
    return [...this.byFramework.values()].flat().map(({ fn }) => fn);
  }

  /** The calls that must be awaited before a function may wait. */
  above(fn: FunctionId): readonly Running[] {
    const open = [...this.byFramework].filter(([, calls]) => calls.length > 0);
    if (open.length === 0) return [];
    const frameworks = this.frameworksOf(fn);
    return open.flatMap(([framework, calls]) => (frameworks.has(framework) ? calls : []));
  }

  /** The frameworks whose handlers reach a function. */
  private frameworksOf(fn: FunctionId): ReadonlySet<string> {
    const seen = new Set<FunctionId>();
    const queue = [fn];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      queue.push(...(this.graph.to.get(id) ?? []).map(({ caller }) => caller));
    }
    return new Set(this.graph.entries.flatMap((entry) => (seen.has(entry.fn) ? [entry.framework] : [])));
  }
}

// Matches: (ctx, next) => { ctx.set('x', 'y'); next(); }
function runningIn(graph: CallGraph, { fn: id, next }: Entry): Running[] {
  const { span, params } = graph.program.fn(id);
  const name = params[next as number];
  if (!name) return [];
  const { path, calls } = graph.program.fileOf(id);
  const inside = calls.filter((call) => call.span.start >= span.start && call.span.end <= span.end);
  const passing = inside.filter(({ text, args }) => text === name || args.some((arg) => arg.text === name));
  return passing
    .filter(({ position }) => !isWaitedFor(position))
    .map((call) => {
      const running = { call: callId(path, call.index), fn: functionId(path, call.fn) };
      const canWait = call.text === name && running.fn === id && call.position.unused;
      return { ...running, why: barrierAt(graph, running.call, canWait) };
    });
}

function isWaitedFor({ awaited, returned, chosen, promised, fate }: Position): boolean {
  return awaited || returned || chosen === true || (promised && fate !== 'dropped');
}

function barrierAt(graph: CallGraph, id: CallId, canWait: boolean): Barrier | undefined {
  const code = canWait ? positionBarrier(graph, id) : 'upstream-does-not-wait';
  return code === undefined ? undefined : { code, at: graph.program.at(id) };
}
