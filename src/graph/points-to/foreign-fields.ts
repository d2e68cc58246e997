type Fields = Map<string, number>;

/**
 * Fields of outside values, one node for each name: what is stored in `app.locals.store` is found at `….store`. Each
 * process has its own `console`: a method replaced by one package (`console.log = keep`) is shared with the packages of
 * the same process, not with all of a monorepo.
 */
export class ForeignFields {
  private readonly everywhere: Fields = new Map();
  /** Those of them that not only requests and applications have. */
  private readonly plain: Fields = new Map();
  private readonly ofPackages = new Map<string, Fields>();
  /** By package: another one with which it shares a process (union-find). */
  private readonly joinedTo = new Map<string, string>();

  constructor(private readonly solver: { nodes(count: number): number; copy(to: number, from: number): void }) {}

  /** The node of a field; with a package, that of the processes of the package. */
  node(field: string, owner?: string): number {
    const fields = owner === undefined ? this.everywhere : this.fieldsOf(this.first(owner));
    let node = fields.get(field);
    if (node === undefined) fields.set(field, (node = this.solver.nodes(1)));
    return node;
  }

  /** The node of what a field holds that is not only kept in requests and applications: those of packages have no more. */
  plainNode(field: string): number {
    let node = this.plain.get(field);
    if (node === undefined) {
      this.plain.set(field, (node = this.solver.nodes(1)));
      this.solver.copy(this.node(field), node);
    }
    return node;
  }

  /** Records that two packages are loaded into one process. */
  join(one: string, other: string): void {
    const [kept, left] = [this.first(one), this.first(other)];
    if (kept === left) return;
    this.joinedTo.set(left, kept);
    for (const [field, node] of this.ofPackages.get(left) ?? []) {
      const own = this.node(field, kept);
      this.solver.copy(own, node);
      this.solver.copy(node, own);
    }
  }

  /** Names with their nodes. */
  *entries(): Iterable<readonly [string, number]> {
    yield* this.everywhere;
    for (const fields of this.ofPackages.values()) yield* fields;
  }

  private fieldsOf(owner: string): Fields {
    let fields = this.ofPackages.get(owner);
    if (!fields) this.ofPackages.set(owner, (fields = new Map()));
    return fields;
  }

  /** The representative of a package. */
  private first(owner: string): string {
    let first = owner;
    for (let next = this.joinedTo.get(first); next !== undefined; next = this.joinedTo.get(next)) first = next;
    return first;
  }
}
