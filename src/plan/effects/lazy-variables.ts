import { isHardPrivate } from '../../language/fields';
import { callId, functionId, isWithin } from '../../program';
import type { Access, CallGraph, FileFacts, FunctionId, Once, Span } from '../../types';
import { accessesTo } from '../file-index';
import type { Liveness } from '../liveness';

/**
 * Tells variables that only get a value if they have none, at once: whoever asks finds the same value from then on, whatever
 * runs in between.
 */
// Matches: if (!this.instance) this.instance = new Store(); return this.instance
export class LazyVariables {
  private readonly known = new Map<string, boolean>();
  private blocking: ReadonlySet<FunctionId> | undefined;
  /** By name of a variable or field: the files that use one of that name. */
  private users: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  constructor(
    private readonly graph: CallGraph,
    private readonly isLive: Liveness['live'],
  ) {}

  /** Whether an access is such a first value, and nothing that runs for requests finds the variable without one. */
  isFirstValue(file: FileFacts, { root, kind, members, inside, name }: Access): boolean {
    if (kind !== 'write' || members.length > 1 || file.once.length === 0) return false;
    // Matches: Store.instance = new Store(), which changes nothing but this field of the class
    const [field] = members;
    if (inside && field === undefined) return false;
    const key = `${file.path} ${root} ${field}`;
    const found =
      this.known.get(key) ??
      (!this.isUsedElsewhere(file, field ?? name) &&
        accessesTo(file, root).every((access) => !isPart(access, field) || this.isHarmless(file, access)));
    this.known.set(key, found);
    return found;
  }

  /** It sets the value, comes behind that or looks just before; or it is about a new object. */
  private isHarmless(file: FileFacts, { fn, at, name, kind }: Access): boolean {
    const { path, once, functions } = file;
    if (!this.isLive(functionId(path, fn))) return true;
    if (['constructor', 'class-body'].includes(functions[fn].kind) && name.startsWith('this.')) return true;
    return once
      .filter((part) => part.fn === fn && !takesLocals(file, part))
      .filter(({ span }) => kind === 'read' || isIn(span, at))
      .some(({ span: { start, end } }) => this.isAtOnce(path, { fn, span: { start: Math.min(start, at), end } }));
  }

  /** Another file has the name, perhaps of the same variable; a private name is that of its class alone. */
  private isUsedElsewhere({ path }: FileFacts, name: string): boolean {
    const last = lastOf(name);
    if (isHardPrivate(last)) return false;
    this.users ??= usersOfNames(this.graph);
    const users = this.users.get(last);
    return users !== undefined && (users.size > 1 || !users.has(path));
  }

  /** Nothing in a part of a function waits, or could wait. */
  private isAtOnce(path: string, { fn, span }: Once): boolean {
    const { program, from } = this.graph;
    const id = functionId(path, fn);
    if (program.fn(id).awaits.some((at) => at > span.start && at <= span.end)) return false;
    const isHere = (call: Span): boolean => isWithin(call, span);
    const edges = (from.get(id) ?? []).filter(({ call }) => isHere(program.call(call).span));
    const calls = program.callsIn(id).filter((call) => isHere(call.span));
    const own = new Set(this.graph.blocking.map((blocking) => blocking.id));
    return (
      !calls.some(({ index }) => own.has(callId(path, index))) && !edges.some(({ callee }) => this.mayWait.has(callee))
    );
  }

  /** The functions from which a blocking call can be reached. */
  private get mayWait(): ReadonlySet<FunctionId> {
    if (this.blocking) return this.blocking;
    const found = new Set(this.graph.blocking.map(({ file, call }) => functionId(file, call.fn)));
    // The set grows while it is iterated: a work list.
    for (const one of found) for (const { caller } of this.graph.to.get(one) ?? []) found.add(caller);
    return (this.blocking = found);
  }
}

/** Whether an access is about the field, or about all of them. */
function isPart({ kind, members: [first] }: Access, field: string | undefined): boolean {
  return field === undefined || first === field || (first === undefined && kind === 'write');
}

function usersOfNames({ program }: CallGraph): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const { path, accesses } of program.all)
    for (const { name, members } of accesses)
      for (const used of [lastOf(name), ...members]) users.set(used, (users.get(used) ?? new Set()).add(path));
  return users;
}

// Matches: instance of this.instance
function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

// Matches: const count = (total += 1); … if (first === undefined) first = count;
/** What a function found out before decides on the value: who comes first shows. */
function takesLocals({ locals, functions }: FileFacts, { fn, span }: Once): boolean {
  const isMeant = ({ declared }: FileFacts['locals'][number]): boolean =>
    isIn(functions[fn].span, declared) && !isIn(span, declared);
  return locals.filter(isMeant).some(({ first, last }) => first < span.end && last >= span.start);
}

function isIn({ start, end }: Span, at: number): boolean {
  return at >= start && at < end;
}
