import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, FunctionId } from '../../types';
import { isLink } from '../propagation/awaited-calls';
import { PromiseChains } from '../propagation/promise-chains';
import { waitsOf } from '../propagation/waits';
import type { Event, WaitingCalls } from './events';

/** Tells when what calls do is done, as seen from the rest of their functions. */
export class CallPlaces {
  private readonly chains: PromiseChains;

  constructor(
    graph: CallGraph,
    private readonly waits: WaitingCalls,
  ) {
    this.chains = new PromiseChains(graph, waitsOf(graph));
  }

  /** The offset at which a call of a function is over, and whether the function waits for what it does. */
  of(fn: FunctionId, call: CallFacts): Pick<Event, 'at' | 'defers' | 'awaited'> {
    const at = isLink(call) ? this.chains.goesOnAt(fn, call) : undefined;
    if (at !== undefined) return { at, defers: 'behind', awaited: true };
    return { at: call.span.end, defers: this.waits.deferred.get(callId(pathOf(fn), call.index)) };
  }
}
