import { pathOf, type Program } from '../../program';
import type { FunctionId } from '../../types';
import type { Links } from './links';
import { memberNode } from './members';
import type { Solver } from '../points-to/solve';

/** Depth to which other code reaches into exported objects: `exports.store.load()`. */
const DEPTH = 2;

/** The functions that a file makes available to those that load it. */
export class Exports {
  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
  ) {}

  /** The functions that a file exports, methods of classes included. */
  of(file: string): readonly FunctionId[] {
    const found = new Set<FunctionId>();
    if (this.program.file(file)) this.look(this.links.exportsNode(file), 0, found);
    return [...found];
  }

  /** Those exported under a name; `*` for any. */
  named(file: string, name: string): readonly FunctionId[] {
    if (!this.program.file(file)) return [];
    if (name === '*') return [...new Set([...this.of(file), ...this.named(file, 'default')])];
    const exported = this.links.exportsNode(file);
    const field = this.solver.nodes(1);
    this.solver.load(field, exported, name);
    this.solver.run();
    const found = new Set<FunctionId>();
    this.look(field, 0, found);
    if (name === 'default') for (const fn of this.functionsAt(exported)) found.add(fn);
    return [...found];
  }

  /** What callers of some functions get from them, transitively: `module.exports = (options) => (req, res) => …`. */
  givenBy(functions: readonly FunctionId[]): readonly FunctionId[] {
    const found = new Set<FunctionId>();
    const callable = new Set(functions);
    const seen = noneSeen();
    // The set grows while it is iterated: a work list.
    for (const id of callable) {
      const given = new Set<FunctionId>();
      this.look(this.links.node(pathOf(id), this.program.fn(id).resultNode), 0, given, seen);
      for (const fn of given) callable.add(fn);
      for (const fn of given) found.add(fn);
    }
    return [...found];
  }

  /** The functions at a path in what a file exports, or in what exported factories return. */
  // Matches: start of module.exports = (app) => ({ start() {} })
  members(file: string, path: string): readonly FunctionId[] {
    if (!this.program.file(file)) return [];
    const exported = this.solver.nodes(1);
    this.solver.copy(exported, this.links.exportsNode(file));
    this.solver.load(exported, this.links.exportsNode(file), 'default');
    const member = memberNode(this.solver, exported, path, (value) => {
      const known = this.solver.values.get(value);
      return known.kind === 'function'
        ? this.links.node(pathOf(known.fn), this.program.fn(known.fn).resultNode)
        : undefined;
    });
    this.solver.run();
    return this.functionsAt(member);
  }

  // Matches: module.exports = handler
  private functionsAt(node: number): FunctionId[] {
    return [...this.solver.valuesAt(node)].flatMap((value) => {
      const known = this.solver.values.get(value);
      return known.kind === 'function' ? [known.fn] : [];
    });
  }

  private look(node: number, depth: number, found: Set<FunctionId>, seen: Seen = noneSeen()): void {
    for (const value of this.solver.valuesAt(node)) {
      if (!isNearer(seen.values, value, depth)) continue;
      const known = this.solver.values.get(value);
      if (known.kind === 'function' && !(depth > 0 && this.program.fn(known.fn).isPrivate)) found.add(known.fn);
      if (known.kind === 'class') for (const fn of [known.constructorFn, ...known.fields]) if (fn) found.add(fn);
      // The methods of a class are on its prototype, which is no step for who calls them.
      if (known.kind === 'class') this.lookInto(value, depth, found, seen);
      else if (depth < DEPTH) this.lookInto(value, depth + 1, found, seen);
    }
  }

  /** Reads the current state without adding constraints, because exports are asked for when all is known. */
  private lookInto(value: number, depth: number, found: Set<FunctionId>, seen: Seen): void {
    for (const holder of this.solver.holdersOf(value))
      if (isNearer(seen.holders, holder, depth))
        for (const node of this.solver.fieldsOf(holder).values()) this.look(node, depth, found, seen);
  }
}

/** The values visited, with their depth: many nodes hold the same values. */
interface Seen {
  readonly values: Map<number, number>;
  readonly holders: Map<number, number>;
}

function noneSeen(): Seen {
  return { values: new Map(), holders: new Map() };
}

/** Records a visit; false when the value was visited at no greater depth. */
function isNearer(seen: Map<number, number>, item: number, depth: number): boolean {
  if ((seen.get(item) ?? Infinity) <= depth) return false;
  seen.set(item, depth);
  return true;
}
