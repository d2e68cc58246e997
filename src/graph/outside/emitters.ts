import { DISPATCHED, DISPATCHING, GIVEN_EMITTERS, HEARING, LISTENING, TELLING } from '../../language/emitters';
import { callId, pathOf, type Program } from '../../program';
import type { CallFacts, CallId, FileFacts, FunctionId } from '../../types';
import type { Arguments } from '../calls/arguments';
import type { Emitted } from './emitted';
import { EventNames, mayBeSame, type Event, type Place } from './event-names';
import type { Linker } from '../linking/link';
import type { Solver } from '../points-to/solve';

/** A function that an emitter calls for an event, with the call that emits it. */
export interface Told {
  readonly call: CallId;
  readonly fn: FunctionId;
}

/** Stands for the one emitter that a framework gives to everyone. */
const GIVEN = 'given';

/**
 * How a listener is called: a `listener` gets the emitter as `this`; the result of a `handler` goes to the emitting
 * call.
 */
type Way = 'listener' | 'method' | 'handler';

/** A listener of an emitter, by its flow node. */
interface Heard {
  readonly event: Event;
  readonly listener: number;
  readonly way: Way;
}

/** What one emitter hears and is told, each once. */
interface Topics {
  readonly heard: Map<string, Heard>;
  readonly told: Map<string, Place>;
}

/** How arguments become parameters, also of functions of which some are bound. */
interface Shared {
  readonly args: Arguments;
  readonly shifts: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Connects calls that emit an event with the listeners for it. */
export class Emitters {
  readonly told: Told[] = [];
  readonly names: EventNames;
  private readonly topics = new Map<string, Topics>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly shared: Shared,
    private readonly emitted: Emitted,
  ) {
    this.names = new EventNames(solver, links);
  }

  /** Examines a call of an outside function that may add listeners, or emit an event. */
  // Matches: bus.on('removed', erase), bus.emit('removed', name)
  connect(file: FileFacts, call: CallFacts, path: string): void {
    if (call.args.length === 0) return;
    if (LISTENING.has(path)) return this.listenByName(file, call);
    if (DISPATCHED.has(path)) return this.handle(file, call, DISPATCHED.get(path) as string);
    if (DISPATCHING.has(path)) return this.dispatch(file, call);
    const isTold = TELLING.has(path);
    if ((!isTold && !HEARING.has(path)) || call.receiverNode < 0) return;
    this.names.of(file, call, (place) =>
      this.solver.listen(this.links.node(file.path, call.receiverNode), (value) => {
        const emitter = this.emitterAt(value);
        if (emitter === undefined) return;
        if (isTold) return this.tellOf(`${emitter}`, place);
        for (const listener of this.listenersAt(file, call, place)) this.hear(`${emitter}`, place.event, listener);
      }),
    );
  }

  /** The nodes of the listeners that a call adds, for what is known of the name of the event. */
  private listenersAt(file: FileFacts, call: CallFacts, { listener, through, file: site }: Place): readonly number[] {
    if (listener !== undefined) return [listener];
    return call.args.slice(1).map(({ node, path }) => {
      const given = path.kind === 'param' && path.fn === through?.fn ? through.args[path.index] : undefined;
      return given ? this.links.node(site.path, given.node) : this.links.node(file.path, node);
    });
  }

  // Matches: @OnEvent('removed') erase() {}
  private listenByName(file: FileFacts, call: CallFacts): void {
    const listeners = this.membersAt(file, call, () => true);
    this.names.of(file, call, ({ event }) => {
      for (const listener of listeners) this.hear(GIVEN, event, listener, 'method');
    });
  }

  // Matches: @CommandHandler(Remove) class RemoveHandler { execute() {} }
  private handle(file: FileFacts, call: CallFacts, method: string): void {
    const handlers = this.membersAt(file, call, (name) => name === method);
    for (const arg of call.args)
      this.solver.listen(this.links.node(file.path, arg.node), (value) => {
        const known = this.solver.values.get(value);
        if (known.kind !== 'class') return;
        for (const handler of handlers) this.hear(`${known.instance}`, '', handler, 'handler');
      });
  }

  // Matches: commands.execute(new Remove(id))
  private dispatch(file: FileFacts, call: CallFacts): void {
    this.solver.listen(this.links.node(file.path, call.args[0].node), (value) => {
      if (this.solver.values.get(value).kind !== 'object') return;
      this.tellOf(`${value}`, { event: '', file, call, args: call.args });
    });
  }

  /** The flow nodes of the methods that a decorator applies to, directly or through their class. */
  private membersAt(file: FileFacts, call: CallFacts, isMeant: (name: string) => boolean): number[] {
    const { members } = file.decorators.find((decorator) => decorator.call === call.index) ?? { members: [] };
    return members
      .filter(({ name }) => isMeant(name))
      .map(({ fn }) => this.links.node(file.path, file.functions[fn].node));
  }

  /** What identifies an emitter. One known only by its type may be any, unless a framework gives everyone the same. */
  private emitterAt(value: number): number | string | undefined {
    const known = this.solver.values.get(value);
    if (known.kind === 'object') return value;
    if (known.kind !== 'external') return undefined;
    if (known.site !== undefined) return value;
    return GIVEN_EMITTERS.has(known.path) ? GIVEN : undefined;
  }

  private topicsOf(emitter: string): Topics {
    let topics = this.topics.get(emitter);
    if (!topics) this.topics.set(emitter, (topics = { heard: new Map(), told: new Map() }));
    return topics;
  }

  private tellOf(emitter: string, place: Place): void {
    const { heard, told } = this.topicsOf(emitter);
    const key = `${callId(place.file.path, place.call.index)} ${String(place.event)}`;
    if (told.has(key)) return;
    told.set(key, place);
    for (const one of heard.values()) this.tell(one, place);
  }

  private hear(emitter: string, event: Event, listener: number, way: Way = 'listener'): void {
    const { heard, told } = this.topicsOf(emitter);
    const [key, one] = [`${listener} ${String(event)}`, { event, listener, way }];
    if (heard.has(key)) return;
    heard.set(key, one);
    for (const place of told.values()) this.tell(one, place);
  }

  /** A bus passes on its argument, an emitter the arguments after the event name. */
  private tell({ event, listener, way }: Heard, { event: told, file, call, args, through }: Place): void {
    if (!mayBeSame(event, told)) return;
    const at = (local: number): number => this.links.node(file.path, local);
    this.solver.listen(listener, (value) => {
      const [id, nodes] = [callId(file.path, call.index), this.links.nodesOf(value)];
      if (!nodes) return this.isOutOfSight(value) ? this.emitted.hearOutside(id) : undefined;
      this.told.push({ call: id, fn: nodes.fn });
      if (way === 'handler') this.solver.copy(at(call.resultNode), nodes.resultNode);
      if (way === 'listener' && !through) this.solver.copy(nodes.thisNode, at(call.receiverNode));
      const [fn, shifts] = [this.program.fn(nodes.fn), this.shared.shifts.get(value) ?? []];
      this.shared.args.pass(file, { ...call, args }, fn, pathOf(nodes.fn), [0, ...shifts]);
    });
  }

  private isOutOfSight(value: number): boolean {
    const { kind } = this.solver.values.get(value);
    return kind === 'external' || (kind === 'unread' && !this.solver.isGrowing);
  }
}
