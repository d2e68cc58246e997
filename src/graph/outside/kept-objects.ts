import type { Program } from '../../program';
import type { FunctionId } from '../../types';
import type { Solver } from '../points-to/solve';
import { isOutside } from '../points-to/values';

/** Fastify calls them when a property is read or set. */
// Matches: fastify.decorate('settings', { getter() { … } })
const ACCESSES = /^[gs]etter$/;

/** What is done with what is kept. */
interface Handling {
  /** It is nothing that has methods: anybody may call it. */
  readonly hide: (value: number) => void;
  /** A function has to be called by a name, of which the receiver may be unknown. */
  readonly name: (fn: FunctionId, field: string) => unknown;
}

/** What is kept under a name: functions, and methods of objects, are called by whoever knows that. */
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

  /** Keeps what an object, or a request, has under a name. */
  keepMember(field: string, held: number): void {
    const known = this.solver.values.get(held);
    if (known.kind === 'function' && this.program.fn(known.fn).kind !== 'getter')
      this.nameFunction(known.fn, field, held);
    else if (!isOutside(known)) this.keep(held);
  }

  private nameFunction(fn: FunctionId, field: string, value: number): void {
    this.values.add(value);
    if (!ACCESSES.test(field)) return void this.how.name(fn, field);
    this.how.hide(value);
  }
}
