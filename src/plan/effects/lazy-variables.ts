import { callId, functionId, isWithin } from '../../program';
import type { Access, CallGraph, FileFacts, FunctionId, Once, Span } from '../../types';
import type { Liveness } from '../interleaving/atomicity';

/**
 * Tells variables that only get a value if they have none, at once: whoever asks finds the same value from then on, whatever
 * runs in between.
 */
// Matches: if (!this.instance) this.instance = new Store(); return this.instance
export class LazyVariables {
  private readonly known = new Map<string, boolean>();
  private blocking: ReadonlySet<FunctionId> | undefined;

  constructor(
    private readonly graph: CallGraph,
    private readonly isLive: Liveness['live'],
  ) {}

  /** Whether an access is such a first value, and nothing else that runs for requests sets the variable. */
  isFirstValue(file: FileFacts, { root, kind, members, inside }: Access): boolean {
    if (kind !== 'write' || members.length > 0 || inside || file.once.length === 0) return false;
    const key = `${file.path} ${root}`;
    const isSet = (access: Access): boolean => access.root === root && access.kind === 'write' && isWhole(access);
    const found = this.known.get(key) ?? file.accesses.filter(isSet).every((access) => this.isHarmless(file, access));
    this.known.set(key, found);
    return found;
  }

  /** It comes first, or sets a field of a new object. */
  private isHarmless({ path, once, functions }: FileFacts, { fn, at, name }: Access): boolean {
    if (!this.isLive(functionId(path, fn))) return true;
    const isNew = ['constructor', 'class-body'].includes(functions[fn].kind) && name.startsWith('this.');
    const isWithinPart = (span: Span): boolean => at >= span.start && at < span.end;
    return isNew || once.some((part) => part.fn === fn && isWithinPart(part.span) && this.isAtOnce(path, part));
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

function isWhole({ members, inside }: Access): boolean {
  return members.length === 0 && !inside;
}
