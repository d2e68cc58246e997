import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, Edge, FunctionId } from '../../types';
import type { Rules } from '../barriers/barriers';
import { Forms } from '../propagation/forms';
import { guardsOf } from '../guards/guards';
import { holdersOf, type Closure } from '../propagation/closure';
import type { Upstream } from '../propagation/upstream';
import { isPassedOn } from '../barriers/positions';
import { CONTINUES } from '../propagation/awaited-calls';
import { waitsOf } from '../propagation/waits';
import { blockingAt, isHandler, isJob } from '../graph-index';

/** Functions that conflict with a lock and could wait for it if they were made async. */
export interface Asked {
  /** The functions that hold the lock. */
  readonly by: readonly FunctionId[];
  /** Ids of the findings that are the reason for the lock. */
  readonly findings: readonly string[];
  readonly fns: readonly FunctionId[];
}

/** Which functions can take a lock although nothing else makes them wait. */
export type Joining = Pick<Queues, 'can' | 'waits'>;

/** Handlers that become async only to wait for a lock, and functions that wait already. */
export class Queues {
  private forms: Forms | undefined;
  private readonly known = new Map<FunctionId, boolean>();

  constructor(
    private readonly graph: CallGraph,
    private readonly rules: Rules,
    private readonly upstream: Upstream,
  ) {}

  /** Whether only a framework calls a function, and would wait for it. */
  can(fn: FunctionId): boolean {
    const known = this.known.get(fn) ?? this.isFree(fn);
    this.known.set(fn, known);
    return known;
  }

  /** Whether it waits already, and whoever calls it waits for it: one more wait makes no difference to them. */
  waits(fn: FunctionId): boolean {
    const { program, to, escaped, callbacks } = this.graph;
    if (!program.fn(fn).async || program.fn(fn).generator || !waitsOf(this.graph).mayWait(fn)) return false;
    if (escaped.has(fn) || (callbacks.get(fn) ?? []).length > 0) return false;
    const edges = to.get(fn) ?? [];
    return (
      edges.length > 0 &&
      edges.every(({ kind, call }) => kind !== 'callback' && isPassedOn(program.call(call).position))
    );
  }

  /** Adds to the closures what must change for the given functions to wait. */
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
    const made = fns.filter((fn) => !program.fn(fn).async);
    return {
      ...closure,
      queues: new Set(fns),
      async: new Set([...closure.async, ...made]),
      guards: [...closure.guards, ...guards],
      sites: [...closure.sites, ...made.flatMap((fn) => contracts?.get(fn)?.sites ?? [])],
    };
  }

  private isFree(fn: FunctionId): boolean {
    const { graph, rules } = this;
    if (this.isForwarded(fn)) return true;
    if (!this.isOnlyHandler(fn)) return false;
    if (graph.program.fn(fn).async) return true;
    if ((graph.contracts?.get(fn)?.members ?? []).length > 1 || this.upstream.above(fn).length > 0) return false;
    this.forms ??= new Forms(
      graph,
      rules,
      graph.entries.map((entry) => entry.fn),
    );
    return this.forms.of(fn).kind === 'async';
  }

  private isOnlyHandler(fn: FunctionId): boolean {
    const isEntered = isHandler(this.graph, fn) || isJob(this.graph, fn);
    return isEntered && (this.graph.to.get(fn) ?? []).length === 0;
  }

  /** Whether its only callers are handlers that do nothing but call it, and handle its promise. */
  private isForwarded(fn: FunctionId): boolean {
    const edges = this.graph.to.get(fn) ?? [];
    return this.graph.program.fn(fn).async && edges.length > 0 && edges.every((edge) => this.isForward(edge));
  }

  // Matches: (req, res, next) => { Promise.resolve(handler(req, res, next)).catch(next); }
  private isForward({ kind, caller, call }: Edge): boolean {
    const { program } = this.graph;
    const { index } = program.fn(caller);
    const { position } = program.call(call);
    const accesses = program.fileOf(caller).accesses.filter((access) => access.fn === index);
    const touches = accesses.some((access) => access.kind === 'write' || access.members.length > 0);
    if (kind !== 'flow' || touches || position.inLoop || !this.isOnlyHandler(caller)) return false;
    const others = program.callsIn(caller).filter((other) => other.index !== program.call(call).index);
    return others.every((other) => isOfPromise(other) || (isPassedOn(position) && this.isOutside(caller, other)));
  }

  /** What it does is not done by the program, and blocks nobody. */
  // Matches: next(error)
  private isOutside(caller: FunctionId, { index }: CallFacts): boolean {
    const call = callId(pathOf(caller), index);
    const isOurs = (this.graph.from.get(caller) ?? []).some((edge) => edge.call === call);
    return !isOurs && !blockingAt(this.graph, call);
  }
}

function isOfPromise({ text, name }: CallFacts): boolean {
  return text === 'Promise.resolve' || CONTINUES.test(name);
}
