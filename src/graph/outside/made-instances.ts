import type { CallFacts, FileFacts, Use } from '../../types';
import type { Instances } from '../linking/instances';
import type { Linker } from '../linking/link';
import type { Solver } from '../points-to/solve';
import type { OutsideArguments } from './outside-arguments';

type Handler = Extract<Use, { kind: 'handler' }>;

/**
 * Instances that a framework makes of the classes, constructors or objects that it is given, which get the methods of a class of
 * its own; and where it hands them out again.
 */
// Matches: RED.nodes.registerType('notes', Notes); … RED.nodes.getNode(id).save()
export class MadeInstances {
  /** By the class that they extend, the node of all of them. */
  private readonly all = new Map<string, number>();

  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly instances: Instances,
    private readonly others: OutsideArguments,
  ) {}

  connect(file: FileFacts, call: CallFacts, use: Handler, path: string): void {
    const { row } = use;
    if (row.finds !== undefined) this.solver.copy(this.links.node(file.path, call.resultNode), this.allOf(row.finds));
    if (row.extends === undefined) return;
    const [above, superclass] = [row.extends, this.solver.nodes(1)];
    this.solver.add(superclass, this.solver.values.external(above));
    call.args.forEach(({ node }, index) => {
      const given = this.links.node(file.path, node);
      const constructors = this.solver.nodes(1);
      this.instances.extend([given, superclass]);
      this.others.give({ file, call, index, use, path }, constructors);
      this.solver.listen(given, (value) => this.make(value, above, constructors));
    });
  }

  private make(value: number, path: string, constructors: number): void {
    const known = this.solver.values.get(value);
    const all = this.allOf(path);
    if (known.kind === 'class') {
      this.solver.add(all, known.instance);
      this.instances.makers(value, ({ constructorFn }) => {
        const made = constructorFn === undefined ? undefined : this.links.functionValue.get(constructorFn);
        if (made !== undefined) this.solver.add(constructors, made);
      });
    }
    if (known.kind === 'object') {
      this.solver.add(all, value);
      this.links.classes.inherit(this.solver.prototypeNode(value), this.solver.values.external(path));
    }
    const nodes = this.links.nodesOf(value);
    if (!nodes) return;
    this.solver.add(all, this.instances.of(value));
    this.solver.add(nodes.thisNode, this.instances.of(value));
  }

  private allOf(path: string): number {
    let node = this.all.get(path);
    if (node === undefined) this.all.set(path, (node = this.solver.nodes(1)));
    return node;
  }
}
