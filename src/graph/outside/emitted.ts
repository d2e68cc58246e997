import { TELLING_ONLY } from '../../language/emitters';
import { callId } from '../../program';
import type { CallFacts, CallId, FileFacts } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import type { Value } from '../points-to/values';
import type { Departures } from './departures';

/** Whether a call emits an event, and does nothing else with its arguments than to pass them to the listeners. */
// Matches: this.emitter.emit('stop', this)
export function tellsOnly(call: CallFacts, path: string): boolean {
  if (!TELLING_ONLY.has(path) || call.receiverNode < 0) return false;
  // Who calls a function that passes on the name decides which listeners get what.
  return call.args[0]?.path.kind !== 'param' && call.args.every(({ kind }) => kind !== 'spread');
}

/** What events tell: it stays within the program, unless somebody out of sight may listen. */
export class Emitted {
  /** By emitting call, what lets its arguments out. */
  private readonly kept = new Map<CallId, () => void>();
  private readonly heard = new Set<CallId>();

  constructor(
    private readonly solver: Solver,
    private readonly links: Links,
    /** Values that code out of sight has: it may listen to those that are emitters. */
    private readonly departures: Departures,
  ) {}

  /** Lets the arguments of an emitting call out once somebody out of sight may listen. */
  confine(file: FileFacts, call: CallFacts, letOut: () => void): void {
    const id = callId(file.path, call.index);
    if (this.kept.has(id)) return;
    this.kept.set(id, letOut);
    if (this.heard.has(id)) return letOut();
    this.solver.listen(this.links.node(file.path, call.receiverNode), (value) => {
      if (isMadeHere(this.solver.values.get(value))) this.departures.whenGone(value, () => this.hearOutside(id));
      else this.hearOutside(id);
    });
  }

  /** Notes a listener that is no function of the program. */
  // Matches: bus.on('saved', metrics.track), bus.once('saved', resolve)
  hearOutside(id: CallId): void {
    if (this.heard.has(id)) return;
    this.heard.add(id);
    this.kept.get(id)?.();
  }
}

// Matches: new EventEmitter(), an instance of class Bus extends EventEmitter
function isMadeHere(value: Value): boolean {
  return value.kind === 'object' || (value.kind === 'external' && value.site !== undefined);
}
