import { makersIn } from '../../language/unique-names';
import { functionId, pathOf } from '../../program';
import type { CallId, FunctionId, PathExpr } from '../../types';
import type { Lifetimes } from '../points-to/long-lived';
import type { OwnInput } from './own-objects';

/** So many places of a name are followed. */
const MAX_PLACES = 400;

/** What decides who has a name that a call makes. */
export interface NameInput extends OwnInput {
  /** Without what packages may keep: a text that one of them gives is no name that is known. */
  readonly lifetimes: Lifetimes;
  readonly perRequest: (fn: FunctionId) => boolean;
  /** Functions that run beside the one that made them, or beside themselves. */
  readonly apart: ReadonlySet<FunctionId>;
  /** Whether a function is kept for other requests to run. */
  readonly isKept: (fn: FunctionId) => boolean;
}

/** What is put together of a name, and the function that passes it to a call. */
interface Marked {
  readonly node: number;
  readonly fn: FunctionId | undefined;
}

/** Where texts go that nobody else has when a call makes them: into names of files, and with these to other requests. */
// Matches: const file = path.join('uploads', `${randomUUID()}.png`)
export class OwnNames {
  /** Nodes whose values other requests get at, or what runs beside the request. */
  private readonly others = new Set<number>();
  private readonly callers = new Map<FunctionId, ReadonlySet<FunctionId>>();
  private marked: ReadonlyMap<CallId, readonly Marked[]> | undefined;

  constructor(private readonly input: NameInput) {
    const { program, solver, links, lifetimes, perRequest } = input;
    for (const { path, captured } of program.all) {
      this.others.add(links.exportsNode(path));
      for (const { node, home, by } of captured)
        if (home === 0 || !perRequest(functionId(path, home)) || by.some((fn) => this.isApart(functionId(path, fn))))
          this.others.add(links.node(path, node));
    }
    for (const [, node] of solver.foreign.entries()) this.others.add(node);
    for (const [value, node] of solver.heldNodes())
      if (lifetimes.shared.has(value) || (lifetimes.holders.get(value)?.size ?? 0) > 0) this.others.add(node);
    for (const fn of input.apart)
      for (const node of program.fn(fn).paramNodes) this.others.add(links.node(pathOf(fn), node));
  }

  /** Whether what a call makes, and what is put together of that, stays with one request. */
  keeps(call: CallId): boolean {
    const { program, links, solver, perRequest } = this.input;
    if (!perRequest(program.callerOf(call))) return false;
    this.marked ??= this.allMarked();
    const used = this.marked.get(call) ?? [];
    if (used.some(({ fn }) => this.isBeside(fn, program.callerOf(call)))) return false;
    const made = [links.node(pathOf(call), program.call(call).resultNode), ...used.map(({ node }) => node)];
    return made.every((from) => {
      const places = [...solver.flowFrom([from], MAX_PLACES)];
      return places.length < MAX_PLACES && !places.some((place) => this.others.has(place));
    });
  }

  /** By call, what is put together of its result. */
  private allMarked(): ReadonlyMap<CallId, readonly Marked[]> {
    const found = new Map<CallId, Marked[]>();
    for (const file of this.input.program.all) {
      const note = (path: PathExpr, node: number, fn?: FunctionId): void => {
        for (const maker of this.input.marked(file.path, path).flatMap(makersIn))
          found.set(maker, [...(found.get(maker) ?? []), { node: this.input.links.node(file.path, node), fn }]);
      };
      for (const { node, path } of file.made) note(path, node);
      for (const { fn, args } of file.calls)
        for (const { node, path } of args) note(path, node, functionId(file.path, fn));
      for (const { resultNode, returns } of file.functions) for (const path of returns) note(path, resultNode);
    }
    return found;
  }

  // Matches: setTimeout(() => fs.unlinkSync(path.join(folder, name))), where the function around it made the name
  /**
   * Whether a function, or one around it within the maker of a name or who gets it from that, runs beside them. Others have it
   * as an argument.
   */
  private isBeside(user: FunctionId | undefined, maker: FunctionId): boolean {
    const { program } = this.input;
    const having = this.callersOf(maker);
    let isApart = false;
    for (let fn = user; fn !== undefined;) {
      if (having.has(fn)) return isApart;
      isApart ||= this.isApart(fn);
      const { parent } = program.fn(fn);
      fn = parent > 0 ? functionId(pathOf(fn), parent) : undefined;
    }
    return false;
  }

  /** The maker of a name, and the functions that may get it as a result. */
  private callersOf(maker: FunctionId): ReadonlySet<FunctionId> {
    const known = this.callers.get(maker);
    if (known) return known;
    const callers = new Set([maker]);
    // The set grows while it is iterated: a work list.
    for (const one of callers) for (const { caller } of this.input.graph.to.get(one) ?? []) callers.add(caller);
    this.callers.set(maker, callers);
    return callers;
  }

  /** Whether a function runs beside others of the request, or is kept for other requests to run. */
  private isApart(fn: FunctionId): boolean {
    return this.input.apart.has(fn) || this.input.isKept(fn);
  }
}
