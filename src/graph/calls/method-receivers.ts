import { ANY_FIELD } from '../../language/fields';
import type { CallFacts, FileFacts } from '../../types';
import type { Linker } from '../linking/link';
import { PairSet } from '../points-to/pair-set';
import type { Solver } from '../points-to/solve';
import { isOutside } from '../points-to/values';

/** The name of a computed member that is not known. */
const UNNAMED = '[…]';
const BORROWS: ReadonlySet<string> = new Set(['call', 'apply']);
const OF_SUPERCLASS = /^super\b/;

/** A method that a call has found, with the nodes of its `this` and of the receiver. */
interface Found {
  readonly self: number;
  readonly receiver: number;
  readonly callee: number;
}

/**
 * Gives each method only those receivers that have it: where several classes have a method of one name, `this` is an instance
 * of its own class, although the call may mean any of them.
 */
// Matches: models.get(name).load(), where each model has its own `load`
export class MethodReceivers {
  /** By name: the nodes of what values have under it. */
  private readonly members = new Map<string, Map<number, number>>();
  /** By name: the receivers that were asked for it. */
  private readonly asked = new Map<string, Set<number>>();
  /** Receivers, and the methods that they have. */
  private readonly given = new PairSet();
  private readonly found: Found[] = [];
  private readonly passed = new PairSet();

  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
  ) {}

  /** Lets those receivers of a call that have the function be its `this`. */
  pass(file: FileFacts, call: CallFacts, callee: number, self: number): void {
    const receiver = this.links.node(file.path, call.receiverNode);
    if (BORROWS.has(call.name) || OF_SUPERCLASS.test(call.text)) return this.solver.copy(self, receiver);
    if (this.passed.has(receiver, self)) return;
    this.passed.add(receiver, self);
    this.found.push({ self, receiver, callee });
    this.solver.listen(receiver, (value) => {
      if (isOutside(this.solver.values.get(value))) this.solver.add(self, value);
    });
    this.ask(receiver, call.name === UNNAMED ? ANY_FIELD : call.name);
  }

  /** Where no receiver has the method that was found, it came there out of sight: any may be its `this`; false when there is none. */
  fill(): boolean {
    const rest = this.found.splice(0).filter(({ receiver, callee }) => !this.given.has(receiver, callee));
    for (const { self, receiver } of rest) this.solver.copy(self, receiver);
    return rest.length > 0;
  }

  private ask(receiver: number, name: string): void {
    const known = this.asked.get(name) ?? new Set();
    if (known.has(receiver)) return;
    this.asked.set(name, known.add(receiver));
    this.solver.listen(receiver, (value) => {
      if (!isOutside(this.solver.values.get(value))) this.give(receiver, value, name);
    });
  }

  private give(receiver: number, value: number, name: string): void {
    this.solver.listen(this.memberOf(value, name), (callee) => {
      const nodes = this.links.nodesOf(callee);
      if (!nodes) return;
      if (!this.given.has(receiver, callee)) this.given.add(receiver, callee);
      this.solver.add(nodes.thisNode, value);
    });
  }

  private memberOf(value: number, name: string): number {
    const known = this.members.get(name) ?? new Map<number, number>();
    this.members.set(name, known);
    const node = known.get(value) ?? this.solver.nodes(1);
    if (known.has(value)) return node;
    known.set(value, node);
    this.solver.load(node, this.solver.nodeOf(value), name);
    return node;
  }
}
