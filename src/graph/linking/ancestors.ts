import { PLAIN_EMITTERS } from '../../language/emitters';
import type { Program } from '../../program';
import type { FunctionId } from '../../types';
import type { Links } from './links';
import type { Solver } from '../points-to/solve';

/** The superclasses of the classes of a program. */
export class Ancestors {
  /** By class, the flow node of its superclass; -1 where it has none. */
  private above: ReadonlyMap<number, number> | undefined;

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
  ) {}

  /**
   * Whether all ancestors of a constructor's class are in sight, or plain emitters, and have no member of these names.
   */
  arePlain(constructorFn: FunctionId, names: readonly string[]): boolean {
    const { values } = this.solver;
    const made = [...this.aboves().keys()].filter((value) => {
      const known = values.get(value);
      return known.kind === 'class' && known.constructorFn === constructorFn;
    });
    return made.length === 1 && this.isPlain(made[0], names, new Set());
  }

  private isPlain(value: number, names: readonly string[], seen: Set<number>): boolean {
    const node = this.aboves().get(value);
    if (node === undefined || seen.has(value)) return false;
    seen.add(value);
    const above = node < 0 ? [] : this.solver.valuesAt(node);
    if (node >= 0 && above.length === 0) return false;
    return above.every((one) => {
      const known = this.solver.values.get(one);
      if (known.kind === 'external') return PLAIN_EMITTERS.has(`${known.path}()`);
      return known.kind === 'class' && !this.has(one, known.instance, names) && this.isPlain(one, names, seen);
    });
  }

  private has(value: number, instance: number, names: readonly string[]): boolean {
    const prototypes = this.solver.valuesAt(this.solver.fieldNode(value, 'prototype'));
    return [value, instance, ...prototypes].some((holder) => names.some((name) => this.solver.hasField(holder, name)));
  }

  private aboves(): ReadonlyMap<number, number> {
    this.above ??= new Map(
      [...this.program.all].flatMap(({ path, flow }) =>
        flow.flatMap((item) => (item[0] === 'class' ? this.declared(path, item[1], item[3]) : [])),
      ),
    );
    return this.above;
  }

  private declared(path: string, node: number, above: number): [number, number][] {
    const values = this.solver.valuesAt(this.links.node(path, node));
    const classes = values.filter((value) => this.solver.values.get(value).kind === 'class');
    return classes.map((value) => [value, above < 0 ? -1 : this.links.node(path, above)]);
  }
}
