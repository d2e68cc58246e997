import { byFunction, functionId, isWithin, pathOf } from '../../program';
import type { Access, CallGraph, Edge, FunctionId, Span } from '../../types';
import type { Liveness } from '../liveness';

/** How code uses a variable, or a field: of the module, of an object, or of a function around it. */
export interface VariableUse {
  readonly root: string;
  readonly members: readonly string[];
  readonly writes: boolean;
  /** The order of several such writes makes no difference: they add up, or each sets an entry of its own. */
  // Matches: total += size, sizes[name] = size
  readonly commutes: boolean;
  readonly by: FunctionId;
  /** The function that declares the variable. */
  readonly home: FunctionId;
}

function isIn({ start, end }: Span, at: number): boolean {
  return at >= start && at < end;
}

/** What functions that run at the same time do to variables, also to those of the request that started them. */
export class VariableUses {
  private readonly known = new Map<FunctionId, readonly VariableUse[]>();
  /** By file and function. */
  private readonly accesses = new Map<string, ReadonlyMap<number, readonly Access[]>>();

  /** `isLive`: what may run beside requests, unlike what tests put in the place of functions. */
  constructor(
    private readonly graph: CallGraph,
    private readonly isLive: Liveness['live'],
  ) {}

  /** The uses within parts of a function, with those of everything that it calls there. */
  within(fn: FunctionId, spans: readonly Span[]): readonly VariableUse[] {
    const isMeant = (at: number): boolean => spans.some(({ start, end }) => at > start && at <= end);
    const isHere = ({ call }: Edge): boolean => {
      const { span } = this.graph.program.call(call);
      return spans.some((one) => isWithin(span, one));
    };
    const called = new Set(this.calledBy(fn, isHere));
    return [
      ...this.ownOf(fn, isMeant),
      ...this.localsOf(fn, isMeant),
      ...[...called].flatMap((callee) => this.of(callee)),
    ];
  }

  /** The uses of a function and its callees, without those of variables that each of its calls has anew. */
  of(fn: FunctionId): readonly VariableUse[] {
    const known = this.known.get(fn);
    if (known) return known;
    const all = this.calledFrom(fn);
    const uses = [...all].flatMap((one) => this.ownOf(one, () => true)).filter(({ home }) => !all.has(home));
    this.known.set(fn, uses);
    return uses;
  }

  /** What a function calls before it goes on, without callbacks for later. */
  private calledBy(fn: FunctionId, isMeant: (edge: Edge) => boolean = () => true): FunctionId[] {
    const edges = (this.graph.from.get(fn) ?? []).filter((edge) => isMeant(edge) && this.isLive(edge.callee));
    return edges.filter((edge) => edge.kind !== 'callback' || this.isIterator(edge)).map(({ callee }) => callee);
  }

  private isIterator({ call, callee }: Edge): boolean {
    return (this.graph.callbacks.get(callee) ?? []).some((one) => one.call === call && one.use.kind === 'each');
  }

  private calledFrom(fn: FunctionId): ReadonlySet<FunctionId> {
    const all = new Set([fn]);
    // The set grows while it is iterated: a work list.
    for (const one of all) for (const callee of this.calledBy(one)) all.add(callee);
    return all;
  }

  private ownOf(fn: FunctionId, isMeant: (at: number) => boolean): VariableUse[] {
    const own = this.accessesOf(fn);
    const reads = new Set(own.filter(({ kind }) => kind === 'read').map(({ at }) => at));
    return own
      .filter(({ root, at, done }) => isMeant(done ?? at) && root.includes('#'))
      .map((access) => useOf(access, fn, reads.has(access.at)));
  }

  private accessesOf(fn: FunctionId): readonly Access[] {
    const { path, accesses } = this.graph.program.fileOf(fn);
    const known = this.accesses.get(path) ?? byFunction(accesses);
    this.accesses.set(path, known);
    return known.get(this.graph.program.fn(fn).index) ?? [];
  }

  /** What it does itself to its own variables: only uses of them by inner functions are accesses. */
  private localsOf(fn: FunctionId, isMeant: (at: number) => boolean): VariableUse[] {
    const { locals, functions } = this.graph.program.fileOf(fn);
    const { index, span } = this.graph.program.fn(fn);
    const inner = functions.filter((one) => one.index !== index && isWithin(one.span, span)).map((one) => one.span);
    const isOwn = (at: number): boolean => isIn(span, at) && !inner.some((one) => isIn(one, at));
    return locals
      .filter(({ declared }) => isOwn(declared))
      .flatMap(({ name, declared, first, last, writes }) => {
        const isWritten = writes.some((at) => isMeant(at) && isOwn(at));
        if (!isWritten && ![first, last].some((at) => isMeant(at) && isOwn(at))) return [];
        const root = `${pathOf(fn)}#${name}@${declared}`;
        return [{ root, members: [], writes: isWritten, commutes: false, by: fn, home: fn }];
      });
  }
}

/** Those of variables that functions declare; what is shared by all requests is found by its effects. */
export function ofFunctions(uses: readonly VariableUse[]): readonly VariableUse[] {
  const known = ofFunctionsByUses.get(uses) ?? uses.filter(({ home }) => !home.endsWith('#0'));
  ofFunctionsByUses.set(uses, known);
  return known;
}

/** Memoised, because each part is compared with all code behind it. */
const ofFunctionsByUses = new WeakMap<readonly VariableUse[], readonly VariableUse[]>();

/** Whether it shows which of two parts comes first: one writes what the other uses. */
export function areOrdered(some: readonly VariableUse[], others: readonly VariableUse[]): boolean {
  return some.some((one) => others.some((other) => areInOrder(one, other)));
}

/** Whether two accesses are to the same variable, or one is to a part of what the other is to. */
export function areOfOneVariable(one: Part, other: Part): boolean {
  return one.root === other.root && one.members.every((name, at) => (other.members[at] ?? name) === name);
}

type Part = Pick<Access, 'root' | 'members'>;

function areInOrder(one: VariableUse, other: VariableUse): boolean {
  return areOfOneVariable(one, other) && (one.writes || other.writes) && !(one.commutes && other.commutes);
}

function useOf({ root, members, kind, inside, counts, home }: Access, by: FunctionId, isRead: boolean): VariableUse {
  const isEntry = inside === true && members.length === 0 && !isRead;
  const commutes = counts === true || (kind === 'write' && isEntry);
  return { root, members, writes: kind === 'write', commutes, by, home: functionId(pathOf(by), home) };
}
