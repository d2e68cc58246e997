import type { CallGraph, CallId, FunctionId } from '../../types';
import type { Liveness } from '../liveness';
import { registeredFor, registeredIn } from './registered';

/** The functions that calls run, as far as requests reach them. */
export class Callees {
  constructor(
    private readonly graph: CallGraph,
    private readonly isLive: Liveness['live'],
  ) {}

  /** Those of all calls of a function. */
  in(fn: FunctionId): FunctionId[] {
    const called = (this.graph.fromPassers().get(fn) ?? []).map(({ callee }) => callee);
    return [...called.filter(this.isLive), ...registeredIn(this.graph, fn)];
  }

  /** Those of a call, with the functions that it passes on to be called, or that a package was given before. */
  of(id: CallId): FunctionId[] {
    const edges = this.graph.fromPassers().get(this.graph.program.callerOf(id)) ?? [];
    const passed = edges.filter(({ call }) => call === id).map(({ callee }) => callee);
    const called = [...new Set([...(this.graph.targets.get(id) ?? []), ...passed])].filter(this.isLive);
    return [...called, ...registeredFor(this.graph, id)];
  }

  /** The callbacks that outside code calls within a call. */
  callbacksOf(id: CallId): FunctionId[] {
    const edges = this.graph.from.get(this.graph.program.callerOf(id)) ?? [];
    const called = edges.filter(({ call, kind }) => call === id && kind === 'callback').map(({ callee }) => callee);
    return called.filter(this.isLive);
  }
}
