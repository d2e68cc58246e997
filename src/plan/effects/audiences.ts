import { emitterEffect, socketEffect } from '../../language/audiences';
import { PLAIN_EMITTERS } from '../../language/emitters';
import { callId } from '../../program';
import type { CallFacts, CallGraph, CallId, FileFacts, FunctionId } from '../../types';
import { audienceOf, type Location, type Touch } from './locations';

const SOCKETS = audienceOf(['the sockets'], 'sockets');

/** An effect on the audience of an emitter, and the call that made the emitter. */
interface Effect {
  readonly touch: Touch;
  readonly maker?: CallId;
}

/**
 * Who hears of changes: the listeners of an emitter, and the sockets of a server. What a request looks up before it begins to listen,
 * and what others change before they tell, belong together.
 */
// Matches: const past = load(); bus.on('line', send), and: append(line); bus.emit('line', line)
export class Audiences {
  private readonly effects: ReadonlyMap<CallId, readonly Effect[]>;
  private readonly acknowledging: ReadonlyMap<FunctionId, string>;
  private readonly hasSockets: boolean;

  constructor(private readonly graph: CallGraph) {
    const handlers = graph.entries.filter(({ framework }) => framework === 'sockets');
    this.hasSockets = handlers.length > 0;
    this.acknowledging = new Map(handlers.flatMap(({ fn }) => this.lastOf(fn)));
    const all = [...graph.program.all].flatMap((file) => file.calls.flatMap((call) => this.effectsOf(file, call)));
    this.effects = new Map(all);
  }

  /** What a call itself does; emitters that belong to one request are left out. */
  touchesOf(call: CallId, isOfRequest: (fn: FunctionId) => boolean): readonly Touch[] {
    const effects = this.effects.get(call) ?? [];
    const isOwn = ({ maker }: Effect): boolean =>
      maker !== undefined && isOfRequest(this.graph.program.callerOf(maker));
    return effects.filter((effect) => !isOwn(effect)).map(({ touch }) => touch);
  }

  /** The parameter that a listener may call to answer, if it is one. */
  private lastOf(fn: FunctionId): [FunctionId, string][] {
    const last = this.graph.program.fn(fn).params.at(-1);
    return last === undefined ? [] : [[fn, last]];
  }

  private effectsOf(file: FileFacts, call: CallFacts): [CallId, readonly Effect[]][] {
    const id = callId(file.path, call.index);
    const found = [...this.emitted(id, call), ...(this.hasSockets ? this.sent(id, call) : [])];
    return found.length === 0 ? [] : [[id, found]];
  }

  private emitted(id: CallId, call: CallFacts): Effect[] {
    const done = [...(this.graph.outside.get(id) ?? [])].flatMap((path) => emitterEffect(path) ?? []);
    if (done.length === 0 || call.receiverNode < 0) return [];
    const { makers, externals } = this.graph.valuesOf(id, call.receiverNode);
    if (!externals.some((path) => PLAIN_EMITTERS.has(path))) return [];
    const name = call.member?.objectName ?? call.text.slice(0, -call.name.length - 1);
    const [event] = call.args;
    const topic = event?.kind === 'string' && event.value !== undefined ? [event.value] : [];
    const at = (emitter: string): Location => audienceOf([emitter, ...topic], name);
    if (makers.length === 0) return [{ touch: { effect: done[0], location: at('an emitter') } }];
    return makers.map((maker) => ({ maker, touch: { effect: done[0], location: at(`the emitter of ${maker}`) } }));
  }

  private sent(id: CallId, call: CallFacts): Effect[] {
    const receivers = call.receiverNode < 0 ? [] : this.graph.valuesOf(id, call.receiverNode).externals;
    const done = this.isAcknowledged(id, call) ? 'hear' : socketEffect(call, receivers);
    return done === undefined ? [] : [{ touch: { effect: done, location: SOCKETS } }];
  }

  // Matches: socket.on('sync', (reply) => reply(load()))
  private isAcknowledged(id: CallId, { text }: CallFacts): boolean {
    return this.acknowledging.get(this.graph.program.callerOf(id)) === text;
  }
}

const audiencesByGraph = new WeakMap<CallGraph, Audiences>();

/** Memoised per graph: choices do not matter to it. */
export function audiencesIn(graph: CallGraph): Audiences {
  const audiences = audiencesByGraph.get(graph) ?? new Audiences(graph);
  audiencesByGraph.set(graph, audiences);
  return audiences;
}
