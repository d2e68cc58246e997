import type { CallGraph, FunctionId } from '../types';
import type { Rules } from './barriers';
import { Forms } from './forms';
import { guardsOf } from './guards';
import { holdersOf, type Closure } from './propagate';
import type { Upstream } from './upstream';

/** Functions that change or see what others hold a lock for, and could wait for it if they were made to. */
export interface Asked {
  /** The functions that hold the lock. */
  readonly by: readonly FunctionId[];
  /** Ids of the findings because of which they do. */
  readonly findings: readonly string[];
  readonly fns: readonly FunctionId[];
}

/** Handlers that nothing else makes wait, made to wait for a lock. */
export class Queues {
  private forms: Forms | undefined;
  private readonly known = new Map<FunctionId, boolean>();

  constructor(
    private readonly graph: CallGraph,
    private readonly rules: Rules,
    private readonly upstream: Upstream,
  ) {}

  /** True for a handler that only its framework calls, which would wait for it. */
  can(fn: FunctionId): boolean {
    const known = this.known.get(fn) ?? this.isFree(fn);
    this.known.set(fn, known);
    return known;
  }

  /** The closures, with what has to change besides for those to wait that are asked to. */
  join(closures: readonly Closure[], asked: readonly Asked[]): Closure[] {
    return closures.map((closure) => {
      const fns = asked.reduce(
        (held, { by, findings, fns: more }) =>
          findings.includes(closure.finding.id) || by.some((fn) => held.has(fn)) ? new Set([...held, ...more]) : held,
        new Set(holdersOf(this.graph, closure)),
      );
      const queues = asked.flatMap((one) => one.fns).filter((fn) => fns.has(fn));
      return queues.length === 0 ? closure : this.withQueues(closure, [...new Set(queues)]);
    });
  }

  private withQueues(closure: Closure, fns: readonly FunctionId[]): Closure {
    const { program, contracts } = this.graph;
    const guards = fns.flatMap((fn) => {
      const found = guardsOf(this.graph, fn, this.rules);
      return 'code' in found ? [] : found;
    });
    return {
      ...closure,
      queues: new Set(fns),
      async: new Set([...closure.async, ...fns.filter((fn) => !program.fn(fn).async)]),
      guards: [...closure.guards, ...guards],
      sites: [...closure.sites, ...fns.flatMap((fn) => contracts?.get(fn)?.sites ?? [])],
    };
  }

  private isFree(fn: FunctionId): boolean {
    const { graph, rules } = this;
    const isHandler = graph.entries.some((entry) => entry.fn === fn && entry.context === 'request_path');
    if (!isHandler || (graph.to.get(fn) ?? []).length > 0) return false;
    if (graph.program.fn(fn).async) return true;
    if ((graph.contracts?.get(fn)?.members ?? []).length > 1 || this.upstream.above(fn).length > 0) return false;
    this.forms ??= new Forms(
      graph,
      rules,
      graph.entries.map((entry) => entry.fn),
    );
    return this.forms.of(fn).kind === 'async';
  }
}
