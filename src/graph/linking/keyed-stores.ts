import { functionId } from '../../program';
import { accessorField, ANY_FIELD } from '../../language/fields';
import type { CallFacts, Flow, FunctionId } from '../../types';
import { isPlainName } from '../points-to/built-ins';
import type { Solver } from '../points-to/solve';
import { isList } from '../points-to/values';
import type { Module } from './modules';

/** Something is stored under a name that the callers of a function give. */
interface Given {
  readonly object: number;
  readonly from: number;
  /** The parameters with the name and, if it is not -1, with what is stored. */
  readonly name: number;
  readonly value: number;
}

/** What is stored under names that are computed, where they are known: reads of these names find it. */
export class KeyedStores {
  private readonly given = new Map<FunctionId, Given[]>();

  /** Objects in which any name may have been stored. */
  private readonly open = new Set<number>();
  private readonly filled = new Set<number>();

  constructor(private readonly solver: Solver) {}

  link({ base, file }: Module, flow: Extract<Flow, readonly [`store-${string}`, ...unknown[]]>): void {
    const at = (local: number): number => base + local;
    if (flow[0] === 'store-any') return this.noteAny(at(flow[1]));
    if (flow[0] === 'store-keys') return this.storeEach(at(flow[1]), at(flow[2]), at(flow[3]), flow[4]);
    const [, object, from, fn, name, value] = flow;
    const id = functionId(file.path, fn);
    this.given.set(id, [...(this.given.get(id) ?? []), { object: at(object), from: at(from), name, value }]);
  }

  private noteAny(object: number): void {
    this.solver.listen(object, (value) => {
      const known = this.solver.values.get(value);
      if (known.kind === 'object' && !isList(known)) this.open.add(value);
    });
  }

  /** What is not found under its name may be what was stored under a computed one; false when all is found. */
  // Matches: all[name] = load; … all.load(id)
  fill(): boolean {
    let found = false;
    for (const value of this.open)
      for (const { to, field } of this.solver.emptyLoads(value)) {
        if (!isPlainName(field) || this.filled.has(to)) continue;
        this.filled.add(to);
        this.solver.copy(to, this.solver.fieldNode(value, ANY_FIELD));
        found = true;
      }
    return found;
  }

  // Matches: for (const key of Object.keys(source)) api[key] = (id) => source[key](id)
  private storeEach(object: number, keys: number, from: number, kind: string): void {
    this.solver.listen(keys, (value) => {
      if (this.solver.values.get(value).kind !== 'object') return;
      this.solver.listenFields(value, (field) => {
        if (field !== ANY_FIELD && !field.includes(' ')) this.solver.store(object, accessorField(kind, field), from);
      });
    });
  }

  /** A call of a function that stores under a name which it is given. */
  // Matches: add('load', load), where function add(name, fn) { all[name] = fn; }
  call(fn: FunctionId, { args }: CallFacts, nodeOf: (local: number) => number): void {
    for (const { object, from, name, value } of this.given.get(fn) ?? []) {
      const [named, stored] = [args[name], args[value]];
      const isKnown = args.every(({ kind }) => kind !== 'spread') && named?.path.kind === 'text';
      if (!isKnown) this.noteAny(object);
      else this.solver.store(object, named.path.text, stored ? nodeOf(stored.node) : from);
    }
  }
}
