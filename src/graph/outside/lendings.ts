import type { Records } from '../linking/records';
import type { Solver } from '../points-to/solve';

/**
 * How others have a value: they may keep it; they are done with it when their call is, if it is a record; or nobody has it but
 * what has escaped, or a call.
 */
export type Lending = 'kept' | 'let-go' | 'held';

/** Values that other code was given by the program itself. */
export class Lendings {
  private readonly lent = new Set<number>();
  private readonly letGo = new Set<number>();

  constructor(
    private readonly solver: Solver,
    private readonly records: Records,
  ) {}

  note(value: number, by: Lending): void {
    if (by !== 'held') (by === 'kept' ? this.lent : this.letGo).add(value);
  }

  /** Whether other code may keep a value, apart from what may keep that. */
  // Matches: cache.set(id, user), and not users.save(user)
  mayBeKept(value: number): boolean {
    if (!this.records.has(value)) return this.lent.has(value) || this.letGo.has(value);
    // Of a class, a database makes records anew.
    return this.lent.has(value) && this.solver.values.get(value).kind !== 'class';
  }
}
