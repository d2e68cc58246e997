import { pathOf } from '../../program';
import type { FunctionId } from '../../types';
import type { Lifetimes } from '../points-to/long-lived';
import type { OwnInput } from './own-objects';

/** Tells methods that are called on something that all requests have, although nothing else is known of it. */
// Matches: settings.visit(), where let settings; … settings = await Settings.findOne();
export class SharedReceivers {
  private nodes: ReadonlySet<number> | undefined;

  constructor(
    private readonly input: Pick<OwnInput, 'program' | 'solver' | 'links' | 'graph'>,
    private readonly lifetimes: () => Lifetimes,
  ) {}

  /** Whether a function is such a method. */
  has(fn: FunctionId): boolean {
    const { program, links, graph } = this.input;
    return (graph.to.get(fn) ?? []).some(({ call }) => {
      const { receiverNode } = program.call(call);
      return receiverNode >= 0 && this.shared.has(links.node(pathOf(program.callerOf(call)), receiverNode));
    });
  }

  private get shared(): ReadonlySet<number> {
    return (this.nodes ??= new Set(this.input.solver.flowFrom(this.lifetimes().places(), Infinity)));
  }
}
