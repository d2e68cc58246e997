import { DISPATCHED, DISPATCHING, GIVEN_EMITTERS, HEARING, LISTENING, TELLING } from '../../language/emitters';
import { callId } from '../../program';
import type { CallFacts, CallId, FileFacts, FunctionId } from '../../types';
import type { Linker } from '../linking/link';
import type { Solver } from '../points-to/solve';

/** A function that an emitter calls for an event, with the call that emits it. */
export interface Told {
  readonly call: CallId;
  readonly fn: FunctionId;
}

/** A constant event name: `REMOVED`, `Events.REMOVED`, `UserEvent.Removed`. */
const CONSTANT = /^(?:[\w$]+\.)*?((?:[A-Z][\w$]*\.[\w$]+)|[A-Z][A-Z\d_]+)$/;

/** Stands for the one emitter that a framework gives to everyone. */
const GIVEN = 'given';

/**
 * How a listener is called: a `listener` gets the emitter as `this`; the result of a `handler` goes to the emitting
 * call.
 */
type Way = 'listener' | 'method' | 'handler';

/** The listeners and emitting calls of one event of one emitter. */
interface Topic {
  /** Flow nodes of listeners, and how they are called. */
  readonly heard: Map<number, Way>;
  readonly told: Map<CallFacts, FileFacts>;
}

/** Connects calls that emit an event with the listeners for it. */
export class Emitters {
  readonly told: Told[] = [];
  private readonly topics = new Map<string, Topic>();

  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
  ) {}

  /** Examines a call of an outside function that may add listeners, or emit an event. */
  // Matches: bus.on('removed', erase), bus.emit('removed', name)
  connect(file: FileFacts, call: CallFacts, path: string): void {
    if (call.args.length === 0) return;
    if (LISTENING.has(path)) return this.listenByName(file, call);
    if (DISPATCHED.has(path)) return this.handle(file, call, DISPATCHED.get(path) as string);
    if (DISPATCHING.has(path)) return this.dispatch(file, call);
    const isTold = TELLING.has(path);
    if ((!isTold && !HEARING.has(path)) || call.receiverNode < 0) return;
    this.eventsOf(file, call, (event) =>
      this.solver.listen(this.links.node(file.path, call.receiverNode), (value) => {
        const emitter = this.emitterAt(value);
        if (emitter === undefined) return;
        const topic = this.topicOf(`${emitter} ${event}`);
        if (isTold) this.tellOf(topic, file, call);
        else for (const { node } of call.args.slice(1)) this.hear(topic, this.links.node(file.path, node));
      }),
    );
  }

  // Matches: @OnEvent('removed') erase() {}
  private listenByName(file: FileFacts, call: CallFacts): void {
    const listeners = this.membersAt(file, call, () => true);
    this.eventsOf(file, call, (event) => {
      for (const listener of listeners) this.hear(this.topicOf(`${GIVEN} ${event}`), listener, 'method');
    });
  }

  // Matches: @CommandHandler(Remove) class RemoveHandler { execute() {} }
  private handle(file: FileFacts, call: CallFacts, method: string): void {
    const handlers = this.membersAt(file, call, (name) => name === method);
    for (const arg of call.args)
      this.solver.listen(this.links.node(file.path, arg.node), (value) => {
        const known = this.solver.values.get(value);
        if (known.kind !== 'class') return;
        for (const handler of handlers) this.hear(this.topicOf(`${known.instance}`), handler, 'handler');
      });
  }

  // Matches: commands.execute(new Remove(id))
  private dispatch(file: FileFacts, call: CallFacts): void {
    this.solver.listen(this.links.node(file.path, call.args[0].node), (value) => {
      if (this.solver.values.get(value).kind === 'object') this.tellOf(this.topicOf(`${value}`), file, call);
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

  /** The event of a call; undefined for a variable, as in a wrapper for all events. */
  private eventsOf(file: FileFacts, { args: [named] }: CallFacts, tell: (event: string) => void): void {
    if (named.path.kind === 'text') return tell(named.path.text);
    const constant = CONSTANT.exec(named.text);
    if (constant) tell(`#${constant[1]}`);
    // Matches: const REMOVED = 'user.removed', in another file
    if (constant)
      this.solver.listen(this.links.node(file.path, named.node), (value) => {
        const known = this.solver.values.get(value);
        if (known.kind === 'text') tell(known.pattern);
      });
  }

  private topicOf(key: string): Topic {
    let topic = this.topics.get(key);
    if (!topic) this.topics.set(key, (topic = { heard: new Map(), told: new Map() }));
    return topic;
  }

  private tellOf({ heard, told }: Topic, file: FileFacts, call: CallFacts): void {
    if (told.has(call)) return;
    told.set(call, file);
    for (const [listener, way] of heard) this.tell(listener, file, call, way);
  }

  private hear({ heard, told }: Topic, listener: number, way: Way = 'listener'): void {
    if (heard.has(listener)) return;
    heard.set(listener, way);
    for (const [call, of] of told) this.tell(listener, of, call, way);
  }

  private tell(listener: number, file: FileFacts, call: CallFacts, way: Way): void {
    const at = (local: number): number => this.links.node(file.path, local);
    // A bus passes on its argument, an emitter the arguments after the event name.
    const given = way === 'handler' ? call.args : call.args.slice(1);
    this.solver.listen(listener, (value) => {
      const nodes = this.links.nodesOf(value);
      if (!nodes) return;
      this.told.push({ call: callId(file.path, call.index), fn: nodes.fn });
      if (way === 'handler') this.solver.copy(at(call.resultNode), nodes.resultNode);
      if (way === 'listener') this.solver.copy(nodes.thisNode, at(call.receiverNode));
      nodes.paramNodes.forEach((param, index) => {
        if (given[index]) this.solver.copy(param, at(given[index].node));
      });
    });
  }
}
