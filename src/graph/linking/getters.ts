import type { CallFacts, CallId, FileFacts, FunctionId } from '../../types';
import { callId, pathOf, type Program } from '../../program';
import { isCrowded } from '../points-to/limits';
import type { Linker } from './link';
import type { Solver } from '../points-to/solve';

/**
 * Connects each use of a property with the getters and setters that it runs. The `this` and the results of getters flow without
 * a call.
 */
export function connectReads(
  { path, reads }: FileFacts,
  solver: Solver,
  links: Linker,
  targets: Map<CallId, Set<FunctionId>>,
): void {
  for (const { index, calleeNode, receiverNode, args } of reads) {
    const id = callId(path, index);
    solver.listen(links.node(path, calleeNode), (value) => {
      const accessor = solver.values.get(value);
      if (accessor.kind !== 'function') return;
      targets.set(id, (targets.get(id) ?? new Set<FunctionId>()).add(accessor.fn));
      const nodes = links.nodesOf(value);
      // Matches: store.notes = notes
      for (const { node } of args) {
        if (nodes) solver.copy(nodes.thisNode, links.node(path, receiverNode));
        if (nodes?.paramNodes[0] !== undefined) solver.copy(nodes.paramNodes[0], links.node(path, node));
      }
    });
  }
}

/** Decides whether every use of a getter is a plain read in sight that can mean nothing else. */
export class Getters {
  private reads: Map<FunctionId, CallId[]> | undefined;

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly targets: ReadonlyMap<CallId, ReadonlySet<FunctionId>>,
  ) {}

  /** Whether all that run a getter read its property where a call of it could stand. */
  areAllReads(getter: FunctionId): boolean {
    this.reads ??= this.collect();
    const reads = this.reads.get(getter) ?? [];
    const { name } = this.program.fn(getter);
    const known = new Set(reads.map((id) => this.nodeOf(id, (read) => read.resultNode)));
    const all = [...(this.links.accessed.get(getter) ?? [])];
    return reads.length > 0 && all.every((node) => known.has(node)) && reads.every((id) => this.isSure(id, name));
  }

  private collect(): Map<FunctionId, CallId[]> {
    const found = new Map<FunctionId, CallId[]>();
    for (const { path, reads } of this.program.all)
      for (const { index } of reads)
        for (const fn of this.targets.get(callId(path, index)) ?? [])
          found.set(fn, [...(found.get(fn) ?? []), callId(path, index)]);
    return found;
  }

  /** The receiver has nothing else of that name, and nobody lists its properties. */
  private isSure(id: CallId, name: string): boolean {
    const holders = this.solver.valuesAt(this.nodeOf(id, (read) => read.receiverNode));
    if (holders.length === 0 || isCrowded(holders) || this.targets.get(id)?.size !== 1) return false;
    return this.withPrototypes(holders).every((value) => {
      const { kind } = this.solver.values.get(value);
      const isOther = this.solver.hasField(value, name) || this.solver.hasField(value, `set ${name}`);
      return (kind === 'object' || kind === 'class') && !isOther && !this.solver.isReadWhole(value);
    });
  }

  private withPrototypes(values: readonly number[]): number[] {
    const found = new Set(values);
    for (const value of found)
      for (const above of this.solver.valuesAt(this.solver.prototypeNode(value))) found.add(above);
    return [...found];
  }

  private nodeOf(id: CallId, local: (read: CallFacts) => number): number {
    return this.links.node(pathOf(id), local(this.program.call(id)));
  }
}
