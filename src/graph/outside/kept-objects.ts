import type { Program } from '../../program';
import type { FunctionId } from '../../types';
import type { Solver } from '../points-to/solve';
import { isOutside } from '../points-to/values';

/** What is done with what is kept. */
interface Handling {
  /** It is nothing that has methods: anybody may call it. */
  readonly hide: (value: number) => void;
  /** A function has to be called by a name, of which the receiver may be unknown. */
  readonly name: (fn: FunctionId, field: string) => unknown;
}

/** Objects that are kept under a name: their methods are called by whoever knows that. */
export class KeptObjects {
  readonly values = new Set<number>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly how: Handling,
  ) {}

  /** Keeps an object, with all that can be reached from it. */
  keep(value: number): void {
    if (this.values.has(value)) return;
    this.values.add(value);
    const { solver } = this;
    if (solver.values.get(value).kind !== 'object') return this.how.hide(value);
    solver.listenStored(value, (field, node) => solver.listen(node, (held) => this.keepMember(field, held)));
    solver.listen(solver.prototypeNode(value), (above) => this.keep(above));
    solver.listenMixins(value, (source) => this.keep(source));
  }

  private keepMember(field: string, held: number): void {
    const known = this.solver.values.get(held);
    if (known.kind === 'function' && this.program.fn(known.fn).kind !== 'getter') this.how.name(known.fn, field);
    else if (!isOutside(known)) this.keep(held);
  }
}
