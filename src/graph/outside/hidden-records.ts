import { isOwnNameInRecords } from '../../language/entities';
import type { Records } from '../linking/records';
import type { Solver } from '../points-to/solve';
import { isOutside, type Value } from '../points-to/values';

/** What is done with the parts of a value that other code has. */
interface Handling {
  /** It is a record no more than any other object. */
  readonly open: (value: number, where: string | undefined) => void;
  readonly hide: (value: number, where: string | undefined) => void;
  /** A function that the program has in records, by its name. */
  readonly keep: (field: string, fn: number) => void;
  readonly construct: (cls: Extract<Value, { kind: 'class' }>, where: string | undefined) => void;
}

/**
 * Records that other code has, and their classes: a database calls none of their methods but its own. Those of the program are
 * kept by their names. Whether a class is one of records, only all files together tell.
 */
// Matches: Post.belongsTo(User), users.save(user)
export class HiddenRecords {
  private readonly undecided = new Map<number, string | undefined>();
  private readonly seen = new Set<number>();

  constructor(
    private readonly solver: Solver,
    private readonly records: Records,
    private readonly how: Handling,
  ) {}

  /** Takes a value that other code has, unless it is certainly no record. */
  take(value: number, where: string | undefined): boolean {
    if (!this.records.mayBe(value)) return false;
    this.undecided.set(value, where);
    return true;
  }

  /** Decides on what was taken; false when there was nothing. */
  settle(): boolean {
    const undecided = [...this.undecided];
    this.undecided.clear();
    for (const [value, where] of undecided)
      if (this.records.has(value)) this.hide(value, where);
      else this.how.open(value, where);
    return undecided.length > 0;
  }

  private hide(value: number, where: string | undefined): void {
    const known = this.solver.values.get(value);
    if (isOutside(known) || this.seen.has(value)) return;
    this.seen.add(value);
    if (known.kind === 'class') this.how.construct(known, where);
    this.solver.listen(this.solver.prototypeNode(value), (above) => this.hide(above, where));
    // Matches: Object.assign(user, { notify() { … } }), which is found by no name in records
    this.solver.listenMixins(value, (source) => this.how.hide(source, where));
    this.solver.listenStored(value, (field, node) =>
      this.solver.listen(node, (held) => {
        if (field === 'prototype') this.hide(held, where);
        else if (isOwnNameInRecords(field) && this.solver.values.get(held).kind === 'function')
          this.how.keep(field, held);
        else this.how.hide(held, where);
      }),
    );
  }
}
