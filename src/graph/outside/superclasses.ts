import type { Program } from '../../program';
import type { FileFacts } from '../../types';
import type { Instances } from '../linking/instances';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import { UNKNOWN } from '../points-to/values';

/** What a class extends, directly or not: classes of the program, as values, and those out of sight, as access paths. */
interface Above {
  readonly own: ReadonlySet<number>;
  readonly outside: ReadonlySet<string>;
}

/** The superclasses of the classes of a program, and of the functions that old code uses as such. */
export class Superclasses {
  /** By class that extends another one, the name of that, if no file declares it. */
  private readonly named = new Map<number, string | undefined>();

  constructor(
    program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
    private readonly instances: Instances,
  ) {
    for (const file of program.all) this.name(file);
  }

  /** All that extend something. */
  get heirs(): Iterable<number> {
    return [...this.named.keys(), ...this.instances.heirs];
  }

  /** What one of them extends. */
  of(value: number): Above {
    const own = new Set<number>();
    const outside = new Set<string>();
    const add = (below: number, above: number): void => {
      const known = this.solver.values.get(above);
      const isUnknown = known.kind === 'unread' || (known.kind === 'external' && known.path === UNKNOWN);
      if (isUnknown) outside.add(this.named.get(below) ?? UNKNOWN);
      else if (known.kind === 'external') outside.add(known.path);
      else own.add(above);
    };
    this.eachAbove(value, add);
    // The set grows while it is iterated: a work list.
    for (const above of own) this.eachAbove(above, add);
    return { own, outside };
  }

  private eachAbove(value: number, then: (below: number, above: number) => void): void {
    this.instances.above(value, (node) => {
      for (const above of this.solver.valuesAt(node)) then(value, above);
    });
  }

  // Matches: class Note extends Date {}
  private name({ path, flow }: FileFacts): void {
    const globals = new Map(flow.flatMap((item) => (item[0] === 'global' ? [[item[1], item[2]] as const] : [])));
    for (const item of flow)
      if (item[0] === 'class' && item[3] >= 0)
        for (const value of this.solver.valuesAt(this.links.node(path, item[1])))
          if (this.solver.values.get(value).kind === 'class') this.named.set(value, globals.get(item[3]));
  }
}
