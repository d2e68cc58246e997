import { HEARING, TELLING } from '../language/emitters';
import { callId } from '../program';
import type { CallFacts, CallId, FileFacts, FunctionId } from '../types';
import type { Linker } from './link';
import type { Solver } from './solve';

/** A function that is called while an emitter is told of an event, by the call that tells it. */
export interface Told {
  readonly call: CallId;
  readonly fn: FunctionId;
}

/** A name that is the same everywhere: `REMOVED`, `Events.REMOVED`, `UserEvent.Removed`. */
const CONSTANT = /^(?:[\w$]+\.)*?((?:[A-Z][\w$]*\.[\w$]+)|[A-Z][A-Z\d_]+)$/;

/** What listens to one event of one emitter, and what tells of it. */
interface Topic {
  /** Nodes of listeners. */
  readonly heard: Set<number>;
  readonly told: Map<CallFacts, FileFacts>;
}

/** Joins calls that tell an emitter of an event with those who listen to it. */
export class Emitters {
  readonly told: Told[] = [];
  private readonly topics = new Map<string, Topic>();

  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
  ) {}

  /** Looks at a call of something outside that may give an emitter listeners, or tell it of an event. */
  // Matches: bus.on('removed', erase), bus.emit('removed', name)
  connect(file: FileFacts, call: CallFacts, path: string): void {
    const isTold = TELLING.has(path);
    if ((!isTold && !HEARING.has(path)) || call.receiverNode < 0 || call.args.length === 0) return;
    this.eventsOf(file, call, (event) =>
      this.solver.listen(this.links.node(file.path, call.receiverNode), (emitter) => {
        if (!this.isMade(emitter)) return;
        const topic = this.topicOf(`${emitter} ${event}`);
        if (isTold) this.tellOf(topic, file, call);
        else this.hear(topic, file, call);
      }),
    );
  }

  /** What is only known by its type may be any emitter. */
  private isMade(value: number): boolean {
    const known = this.solver.values.get(value);
    return known.kind === 'object' || (known.kind === 'external' && known.site !== undefined);
  }

  /** Tells what event a call is about; a variable, as in a wrapper of all calls, names none. */
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
    if (!topic) this.topics.set(key, (topic = { heard: new Set(), told: new Map() }));
    return topic;
  }

  private tellOf({ heard, told }: Topic, file: FileFacts, call: CallFacts): void {
    if (told.has(call)) return;
    told.set(call, file);
    for (const listener of heard) this.tell(listener, file, call);
  }

  private hear({ heard, told }: Topic, file: FileFacts, { args }: CallFacts): void {
    for (const { node } of args.slice(1)) {
      const listener = this.links.node(file.path, node);
      if (heard.has(listener)) continue;
      heard.add(listener);
      for (const [call, of] of told) this.tell(listener, of, call);
    }
  }

  private tell(listener: number, file: FileFacts, call: CallFacts): void {
    this.solver.listen(listener, (value) => {
      const nodes = this.links.nodesOf(value);
      if (!nodes) return;
      this.told.push({ call: callId(file.path, call.index), fn: nodes.fn });
      this.solver.copy(nodes.thisNode, this.links.node(file.path, call.receiverNode));
      nodes.paramNodes.forEach((param, index) => {
        const given = call.args[index + 1];
        if (given) this.solver.copy(param, this.links.node(file.path, given.node));
      });
    });
  }
}
