import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, Edge, FunctionId, Span } from '../../types';
import { isPassedOn } from '../barriers/positions';
import { edgesAt } from '../graph-index';
import { isLink } from './awaited-calls';
import { waitsOf, type Waits } from './waits';

/** A promise that a function continues by `then` and the like. */
export interface PromiseChain {
  /** The call that makes the promise. */
  readonly beginning: CallFacts;
  /** Whether others may run before that is settled. */
  readonly takesTime: boolean;
  /** The last of the methods. */
  readonly end: CallFacts;
}

/** Finds the promises that functions continue. */
// Matches: fetch(url).then(parse).then(keep).catch(report)
export class PromiseChains {
  constructor(
    private readonly graph: CallGraph,
    private readonly waits: Waits,
  ) {}

  /** What a method of promises is part of; undefined for other calls, and where it is not known what they run. */
  of(fn: FunctionId, call: CallFacts): PromiseChain | undefined {
    const beginning = this.isMethod(fn, call) ? this.beginningOf(fn, call) : undefined;
    if (!beginning) return undefined;
    const { takesTime } = this.waits.beginningOf(fn, idOf(fn, call));
    return { beginning, takesTime, end: this.endOf(fn, call) };
  }

  /** Whether what a call runs only begins behind a wait, and the function that makes the call does not wait for it. */
  // Matches: the `then` of: fetch(url).then(() => res.json(hits)); hits += 1
  isApart(fn: FunctionId, call: CallFacts): boolean {
    const chain = this.of(fn, call);
    return chain?.takesTime === true && chain.end.position.unused && !isPassedOn(chain.end.position);
  }

  /** Where the function goes on that awaits the promise which a call continues; undefined where it awaits none. */
  // Matches: both methods of await load().then(keep).catch(report)
  goesOnAt(fn: FunctionId, call: CallFacts): number | undefined {
    const end = this.isMethod(fn, call) ? this.endOf(fn, call) : undefined;
    return end?.position.awaited ? end.span.end : undefined;
  }

  /** Whether a function is only called by promises, which wait for what it gives. */
  // Matches: (response) => response.text() of fetch(url).then((response) => response.text())
  isCallback(fn: FunctionId): boolean {
    const handed = this.graph.callbacks.get(fn) ?? [];
    const edges = this.graph.to.get(fn) ?? [];
    return handed.length > 0 && edges.length > 0 && edges.every((edge) => this.isSettled(edge));
  }

  /** The link before one of a chain; undefined for the first. */
  // Matches: the first `then` of fetch(url).then(parse).then(save), for the second
  linkBefore(fn: FunctionId, { member }: CallFacts): CallFacts | undefined {
    const made = member && this.graph.program.callsIn(fn).find(({ span }) => isSame(span, member.object));
    return made && this.isMethod(fn, made) ? made : undefined;
  }

  private beginningOf(fn: FunctionId, { member }: CallFacts): CallFacts | undefined {
    const made = member && this.graph.program.callsIn(fn).find(({ span }) => isSame(span, member.object));
    if (!made || !isLink(made)) return made;
    return this.isMethod(fn, made) ? this.beginningOf(fn, made) : undefined;
  }

  private endOf(fn: FunctionId, call: CallFacts): CallFacts {
    const next = this.graph.program.callsIn(fn).find(({ member }) => member && isSame(member.object, call.span));
    return next && isLink(next) ? this.endOf(fn, next) : call;
  }

  /** Promises of packages may take more arguments: `catch(NotFound, show)`. */
  private isMethod(fn: FunctionId, call: CallFacts): boolean {
    if (!isLink(call) || call.args.length > (call.name === 'then' ? 2 : 1)) return false;
    return edgesAt(this.graph, idOf(fn, call)).every((edge) => this.isSettled(edge));
  }

  private isSettled({ kind, through, call, callee }: Edge): boolean {
    const handed = this.graph.callbacks.get(callee) ?? [];
    const isHanded = handed.some((one) => one.call === call && one.use.kind === 'settled');
    return kind === 'callback' && through === undefined && isHanded;
  }
}

/** Whether a call continues a promise, and its function awaits what comes of that. */
// Matches: the `then` of await load().then(keep).catch(report)
export function isAwaitedLink(graph: CallGraph, call: CallId): boolean {
  const facts = graph.program.call(call);
  if (!isLink(facts)) return false;
  return new PromiseChains(graph, waitsOf(graph)).goesOnAt(graph.program.callerOf(call), facts) !== undefined;
}

function idOf(fn: FunctionId, { index }: CallFacts): CallId {
  return callId(pathOf(fn), index);
}

function isSame(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}
