import { functionId, isWithin, pathOf } from '../../program';
import type { Access, CallGraph, CallId, Edge, FileFacts, FunctionFacts, FunctionId, Handed } from '../../types';
import { isPassedOn } from '../barriers/positions';

/**
 * Finds variables of a function that several inner functions, or several calls of one, may use at the same time, although each
 * call of the function has its own: where promises are started together.
 */
// Matches: total of let total = 0; await Promise.all(files.map(async (file) => { … total = …; }))
export class RequestConcurrency {
  private readonly files = new Map<FileFacts, ReadonlySet<string>>();

  constructor(private readonly graph: CallGraph) {}

  isShared(file: FileFacts, access: Access): boolean {
    const known = this.files.get(file) ?? this.pairsIn(file);
    this.files.set(file, known);
    return known.has(pairOf(access.fn, access.home)) && !isSettled(file, access);
  }

  /**
   * A function that may run beside itself or others of the same activation of a function around it, and that one; it runs
   * beside the function around it where that does not await it at once.
   */
  private pairsIn({ path, functions }: FileFacts): ReadonlySet<string> {
    return new Set(
      functions.flatMap((fn) => {
        const starts = this.startsOf(functionId(path, fn.index));
        if (starts.length === 0) return [];
        const within = this.calledWithin(functionId(path, fn.index));
        const homes = functions.filter(({ index, span }) => index > 0 && isAround(span, fn));
        const isLeft = starts.some((call) => !isPassedOn(this.graph.program.call(call).position));
        return homes.flatMap(({ index: home }) =>
          [...within, ...(isLeft ? [home] : [])].map((index) => pairOf(index, home)),
        );
      }),
    );
  }

  /** The calls that start the function and, before it is done, may start others, or itself again. */
  private startsOf(fn: FunctionId): readonly CallId[] {
    if (!this.givesPromise(fn)) return [];
    const handed = (this.graph.callbacks.get(fn) ?? []).filter((one) => this.isRunHere(one));
    const edges = (this.graph.to.get(fn) ?? []).filter((edge) => edge.kind !== 'callback' && this.goesOn(edge));
    return [...handed, ...edges].map(({ call }) => call);
  }

  /** Whether a method or a package calls it repeatedly before its caller goes on. What comes later is for `in-flight.ts`. */
  // Matches: files.map(async (file) => …), await pMap(files, async (file) => …)
  private isRunHere({ call, use }: Handed): boolean {
    return use.kind === 'each' || (use.kind === 'unknown' && isPassedOn(this.graph.program.call(call).position));
  }

  private goesOn({ call }: Edge): boolean {
    const { position } = this.graph.program.call(call);
    return !isPassedOn(position) || position.promised;
  }

  // Matches: async (name) => …, (name) => load(name)
  private givesPromise(fn: FunctionId): boolean {
    const { program, from } = this.graph;
    if (program.fn(fn).async) return true;
    return (from.get(fn) ?? []).some(
      ({ call, callee, kind }) =>
        kind !== 'callback' && program.call(call).position.returned && program.fn(callee).async,
    );
  }

  /** The function, and the functions of its file that it calls. */
  private calledWithin(fn: FunctionId): ReadonlySet<number> {
    const all = new Set([fn]);
    // The set grows while it is iterated: a work list.
    for (const one of all)
      for (const { callee } of this.graph.from.get(one) ?? []) if (pathOf(callee) === pathOf(fn)) all.add(callee);
    return new Set([...all].map((one) => this.graph.program.fn(one).index));
  }
}

/** Whether a variable, or a field of it, gets its value before the functions are made that use it. */
// Matches: req.docs in (req, res) => { req.docs = new Docs(req); … const save = async () => req.docs.write(); … }
function isSettled({ accesses, functions, statements }: FileFacts, { root, home, members: [field] }: Access): boolean {
  const all = accesses.filter(
    (one) => one.root === root && one.home === home && (one.members.length === 0 || one.members[0] === field),
  );
  const users = all.filter(({ fn }) => fn !== home).map(({ fn }) => childOf(functions, home, fn));
  const first = Math.min(...users.map(({ span }) => span.start));
  const isRepeated = (at: number): boolean =>
    statements.some(({ items }) => items.some(({ span, repeats }) => repeats && at >= span.start && at < span.end));
  const writes = all.filter(({ kind }) => kind === 'write');
  return (
    users.every(({ kind }) => kind !== 'declaration') &&
    writes.every(({ fn, at }) => fn === home && at < first && !isRepeated(at))
  );
}

/** The function directly in another one that is, or contains, a third. */
function childOf(functions: readonly FunctionFacts[], home: number, fn: number): FunctionFacts {
  let child = functions[fn];
  while (child.parent !== home && child.parent > 0) child = functions[child.parent];
  return child;
}

function isAround(outer: FunctionFacts['span'], { span }: FunctionFacts): boolean {
  return outer.start !== span.start && isWithin(span, outer);
}

function pairOf(fn: number, home: number): string {
  return `${fn} ${home}`;
}
