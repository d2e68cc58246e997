import type { Program } from '../../program';
import type { Solver } from '../points-to/solve';
import { isOutside } from '../points-to/values';
import type { Method } from './blind-calls';

/** What is done with what is shown. */
interface Handling {
  readonly isHidden: (value: number) => boolean;
  /** Reading it runs a function of the program. */
  readonly hide: (value: number, where: string) => void;
}

/** Objects that tests inspect, or that are sent as text: none of their methods is called, unless by a custom matcher. */
export class ShownObjects {
  readonly methods: Method[] = [];
  private readonly seen = new Set<number>();
  /** Values, and those merged into them, of which all fields are visible. */
  private readonly listed = new Set<number>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly how: Handling,
  ) {}

  has(value: number): boolean {
    return this.seen.has(value);
  }

  /** Shows an object, and everything reachable from it. */
  add(value: number, where: string): void {
    if (isOutside(this.solver.values.get(value)) || this.seen.has(value) || this.how.isHidden(value)) return;
    this.seen.add(value);
    this.solver.listen(this.solver.prototypeNode(value), (above) => this.add(above, where));
    this.addFields(value, where);
  }

  private addFields(value: number, where: string): void {
    if (this.listed.has(value)) return;
    this.listed.add(value);
    this.solver.listenStored(value, (field, node) =>
      this.solver.listen(node, (held) => {
        const known = this.solver.values.get(held);
        if (known.kind !== 'function') this.add(held, where);
        else if (this.program.fn(known.fn).kind === 'getter') this.how.hide(held, where);
        else this.methods.push({ fn: known.fn, field, where });
      }),
    );
    this.solver.listenMixins(value, (source) => this.addFields(source, where));
  }
}
