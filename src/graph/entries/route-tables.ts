import { ANY_FIELD } from '../../language/fields';
import type { Program } from '../../program';
import type { CallId, FileFacts } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';

/** A value that is read from a field of an object. */
interface FieldRead {
  readonly object: number;
  readonly field: string;
}

/** The other fields of a value's row in a table. */
export interface TableRow {
  /** The text at a node of the file of the call, if it is read from the same row. */
  readonly textAt: (local: number) => string | undefined;
  /** All texts of the row. */
  readonly texts: readonly string[];
}

/** Number of copies through which a field is followed. */
const MAX_COPIES = 3;

/**
 * Finds fields that belong together where calls are given the fields of one object, which may be each row of a table.
 */
// Matches: for (const { path, router } of TABLE) app.use(path, router)
export class RouteTables {
  private readonly readers = new Map<string, (local: number) => FieldRead | undefined>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
  ) {}

  /** The row that has `value` where a call is given `local`; undefined when no row or several have it. */
  rowOf(call: CallId, local: number, value: number): TableRow | undefined {
    const file = this.program.fileOf(call);
    const read = this.readsOf(file)(local);
    if (!read) return undefined;
    const rows = this.objectsAt(file, read.object).filter((object) => this.holds(object, read.field, value));
    return rows.length === 1 ? this.rowAt(file, read.object, rows[0]) : undefined;
  }

  private rowAt(file: FileFacts, object: number, row: number): TableRow {
    const textAt = (local: number): string | undefined => {
      const read = this.readsOf(file)(local);
      return read?.object === object ? this.textsIn(row, read.field)[0] : undefined;
    };
    return { textAt, texts: [...this.solver.fieldsOf(row).keys()].flatMap((field) => this.textsIn(row, field)) };
  }

  private holds(object: number, field: string, value: number): boolean {
    if (!this.solver.hasField(object, field)) return false;
    return [...this.solver.valuesAt(this.solver.fieldNode(object, field))].includes(value);
  }

  private textsIn(object: number, field: string): string[] {
    if (field === ANY_FIELD || !this.solver.hasField(object, field)) return [];
    return [...this.solver.valuesAt(this.solver.fieldNode(object, field))].flatMap((value) => {
      const known = this.solver.values.get(value);
      return known.kind === 'text' ? [known.pattern] : [];
    });
  }

  private objectsAt({ path }: FileFacts, local: number): number[] {
    const values = [...this.solver.valuesAt(this.links.node(path, local))];
    return values.filter((value) => this.solver.values.get(value).kind === 'object');
  }

  private readsOf(file: FileFacts): (local: number) => FieldRead | undefined {
    const known = this.readers.get(file.path) ?? fieldReads(file);
    this.readers.set(file.path, known);
    return known;
  }
}

/** Where a node is read from, if it is a single place. */
function fieldReads({ flow }: FileFacts): (local: number) => FieldRead | undefined {
  const reads = new Map<number, FieldRead>();
  const copies = new Map<number, number[]>();
  for (const item of flow) {
    if (item[0] === 'load' && item[3] !== ANY_FIELD) reads.set(item[1], { object: item[2], field: item[3] });
    if (item[0] !== 'copy') continue;
    const known = copies.get(item[1]);
    if (known) known.push(item[2]);
    else copies.set(item[1], [item[2]]);
  }
  const find = (local: number, depth: number): FieldRead | undefined => {
    const from = copies.get(local) ?? [];
    return reads.get(local) ?? (from.length === 1 && depth < MAX_COPIES ? find(from[0], depth + 1) : undefined);
  };
  return (local) => find(local, 0);
}
