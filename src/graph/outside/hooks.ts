import { HOOKS, joinsStreams, usesStream } from '../../language/hooks';
import { callId } from '../../program';
import type { CallFacts, FileFacts, FunctionId } from '../../types';
import type { Instances } from '../linking/instances';
import type { Linker } from '../linking/link';
import type { Solver } from '../points-to/solve';
import type { Told } from './emitters';
import type { Escapes } from './escapes';

/** What is known of the instances of a class: the methods that its package calls, as values. */
interface Hooked {
  readonly methods: Set<number>;
  readonly listeners: ((method: number) => void)[];
}

/**
 * Methods that a package calls of classes which extend one of its own: by whoever makes an instance, and whoever uses or joins
 * such an instance.
 */
// Matches: class Upper extends Transform { _transform(chunk, encoding, done) {} }; … file.pipe(new Upper()).pipe(res)
export class Hooks {
  readonly told: Told[] = [];
  private readonly hooked = new Map<number, Hooked>();
  private readonly pairs = new Set<string>();

  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly instances: Instances,
    private readonly escapes: Escapes,
  ) {}

  /** A call makes an instance of a class or constructor. */
  made(file: FileFacts, call: CallFacts, maker: number, instance: number): void {
    this.ancestors(maker, new Set(), (names) => {
      const known = this.of(instance);
      for (const name of names) this.take(known, instance, name);
    });
    this.tell(file, call, instance);
  }

  /** Calls back for each of the methods of an object that a package calls, present and future. */
  listen(instance: number, listener: (method: number) => void): void {
    const { methods, listeners } = this.of(instance);
    listeners.push(listener);
    for (const method of methods) listener(method);
  }

  /** Examines a call of an outside function. */
  connect(file: FileFacts, call: CallFacts): void {
    const nodes = [
      ...(usesStream(call.name) && call.receiverNode >= 0 ? [call.receiverNode] : []),
      ...(joinsStreams(call.name) ? call.args.map(({ node }) => node) : []),
    ];
    for (const node of nodes)
      this.solver.listen(this.links.node(file.path, node), (value) => {
        if (this.solver.values.get(value).kind === 'object') this.tell(file, call, value);
      });
  }

  private tell(file: FileFacts, call: CallFacts, instance: number): void {
    const id = callId(file.path, call.index);
    this.listen(instance, (method) => {
      const known = this.solver.values.get(method);
      if (known.kind === 'function') this.add(id, known.fn);
    });
  }

  private add(call: string, fn: FunctionId): void {
    const key = `${call} ${fn}`;
    if (this.pairs.has(key)) return;
    this.pairs.add(key);
    this.told.push({ call, fn });
  }

  private of(instance: number): Hooked {
    let known = this.hooked.get(instance);
    if (!known) this.hooked.set(instance, (known = { methods: new Set(), listeners: [] }));
    return known;
  }

  /** Nobody in sight waits for such a method. */
  private take({ methods, listeners }: Hooked, instance: number, name: string): void {
    const [self, held] = [this.solver.nodes(1), this.solver.nodes(1)];
    this.solver.add(self, instance);
    this.solver.load(held, self, name);
    this.solver.listen(held, (value) => {
      if (this.solver.values.get(value).kind !== 'function' || methods.has(value)) return;
      methods.add(value);
      this.escapes.hide(value);
      for (const listener of listeners) listener(value);
    });
  }

  private ancestors(maker: number, seen: Set<number>, then: (names: readonly string[]) => void): void {
    if (seen.has(maker)) return;
    seen.add(maker);
    const above = (value: number): void => {
      const known = this.solver.values.get(value);
      if (known.kind === 'class' || known.kind === 'function') this.ancestors(value, seen, then);
      const names = known.kind === 'external' ? HOOKS.get(known.path) : undefined;
      if (names) then(names);
    };
    this.instances.above(maker, (node) => this.solver.listen(node, above));
  }
}
