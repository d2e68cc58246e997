import type { ForeignFields } from './foreign-fields';

/** Where names that nobody declares are read, and which of them are set as fields of the global object. */
export class GlobalNames {
  private readonly readers = new Map<string, number[]>();
  private readonly known = new Set<string>();

  constructor(private readonly solver: { readonly foreign: ForeignFields; copy(to: number, from: number): void }) {}

  /** Lets what is stored in the global object flow to a node that reads it by its name. */
  // Matches: store.load(id), where another file has global.store = require('./store')
  read(node: number, name: string): void {
    this.readers.set(name, [...(this.readers.get(name) ?? []), node]);
    if (this.known.has(name)) this.solver.copy(node, this.solver.foreign.node(name));
  }

  /** Records that the program sets a name. */
  set(name: string): void {
    if (this.known.has(name)) return;
    this.known.add(name);
    for (const node of this.readers.get(name) ?? []) this.solver.copy(node, this.solver.foreign.node(name));
  }
}
