import { functionId } from '../../program';
import { ELEMENT, follow, isSelf } from '../../language/state-parts';
import type { CallGraph, CallId, FileFacts, FunctionId, StatePart as Part } from '../../types';
import { isUnsure, Origins, type Origin, type Source } from './origins';
import type { StatePaths } from './state-paths';

/** Access paths do not get longer than this on their way through calls. */
const MAX_MEMBERS = 6;
/** So many values are looked at on the way, nearest first: what is handed round everywhere has thousands. */
const MAX_ORIGINS = 128;
/** With more calls within calls, it is not known any more what the arguments of which are. */
const MAX_FRAMES = 4;

/** A part of shared state: its access path, its name for people, and the function whose variable holds it. */
export interface StatePart {
  readonly path: readonly string[];
  /** What the access path begins with. */
  readonly root: string;
  readonly name: string;
  readonly home?: string;
  /** The calls by which a function gets it as an argument, its own callers first. */
  readonly by: readonly CallId[];
}

/** A call whose result is looked into, and the function that gives it. */
interface Frame {
  readonly call: CallId;
  readonly fn: FunctionId;
}

/** A value on the way back to the state that it comes from. */
interface Trace extends Origin {
  /** The function that has the value. */
  readonly fn: FunctionId;
  /** Its parameters are the arguments of the last of these calls, and not of others. */
  readonly frames: readonly Frame[];
  readonly by: readonly CallId[];
  /** It is not known any more of which call: what is kept in requests, or is a variable of a function around. */
  readonly lost?: true;
}

/**
 * Alias analysis of shared state: which part of it a variable or a result may be. What `find(id)` returns may be one of
 * `users`. Calls are matched with returns: what one call passes does not come out of another (context-free-language
 * reachability, T. Reps, Program analysis via graph reachability, 1998).
 */
export class Aliases {
  private readonly found = new Map<string, readonly StatePart[]>();
  private readonly origins: Origins;

  constructor(
    private readonly graph: CallGraph,
    private readonly statePaths: StatePaths,
    /** Whether a function runs in the server: what tests and scripts pass, no request sees. */
    runs: (id: FunctionId) => boolean,
  ) {
    this.origins = new Origins(graph, runs);
  }

  /** What a part is that a function has. Memoised, because each use of a value asks. */
  of(file: FileFacts, part: Part, fn: number): readonly StatePart[] {
    if (!isUnsure(part)) return this.known({ at: file, held: part, by: [] });
    const trace: Trace = { at: file, held: part, fn: functionId(file.path, fn), frames: [], by: [] };
    const key = keyOf(trace);
    const found = this.found.get(key) ?? this.reached(trace);
    this.found.set(key, found);
    return found;
  }

  /**
   * The parts of state that a part of a result or a parameter may be. Each part is followed on its own, because a value
   * may be made of many: of the options of a call, only the one that is meant.
   */
  private reached(from: Trace): readonly StatePart[] {
    const seen = new Map([[keyOf(from), from]]);
    // A map can be extended while it is iterated over.
    for (const trace of seen.values()) {
      if (seen.size > MAX_ORIGINS) break;
      const only = onlyCallOf(trace);
      for (const source of this.origins.of(trace.at, trace.held)) {
        // First, because a parameter has thousands of arguments.
        if (only !== undefined && isOther(source, only)) continue;
        const held = follow(source.held, trace.held.members);
        // What is left of `own` is a container that is not of the state.
        if (!held || held.own || held.members.length > MAX_MEMBERS || isFieldOfMade(source.held, held)) continue;
        const next = this.stepTo(trace, source, held);
        const key = keyOf(next);
        if (!seen.has(key)) seen.set(key, next);
      }
    }
    return [...seen.values()].flatMap((trace) => (isUnsure(trace.held) ? [] : this.known(trace)));
  }

  /** The value as it was one step before. */
  private stepTo(trace: Trace, { at, call, giver }: Source, held: Part): Trace {
    const { by, frames } = trace;
    if (!trace.lost && call !== undefined) {
      if (giver !== undefined && frames.length < MAX_FRAMES)
        return { at, held, by, fn: giver, frames: [...frames, { call, fn: giver }] };
      if (giver === undefined && isOwn(trace)) {
        const fn = this.graph.program.callerOf(call);
        if (frames.length > 0) return { at, held, by, fn, frames: frames.slice(0, -1) };
        const known = by.indexOf(call);
        return { at, held, fn, frames, by: known < 0 ? [...by, call] : by.slice(0, known + 1) };
      }
    }
    return { at, held, by, fn: trace.fn, frames: [], lost: true };
  }

  private known({ at, held, by }: Origin & Pick<StatePart, 'by'>): StatePart[] {
    // Nothing of the object is meant.
    if (isSelf(held)) return [];
    const path = this.statePaths.of(at, held);
    if (path === undefined) return [];
    const name = [held.name, ...held.members].filter((step) => step !== ELEMENT).join('.');
    const home = held.home === 0 ? undefined : functionId(at.path, held.home);
    const all = [{ path, ...(home !== undefined && { home }) }, ...this.statePaths.othersOf(path)];
    return all.map((known) => ({ ...known, path: joined(known.path), root: known.path[0], name, by }));
  }
}

/** Whether what is followed is a variable of the function that has the value, and not of one around it. */
function isOwn({ at, held, fn }: Trace): boolean {
  return functionId(at.path, held.home) === fn;
}

/** The call that is looked into: what others pass is not what it has. */
function onlyCallOf(trace: Trace): CallId | undefined {
  return trace.lost || trace.frames.length === 0 || !isOwn(trace) ? undefined : trace.frames.at(-1)?.call;
}

/** Whether it is an argument of another call. */
function isOther({ call, giver }: Source, only: CallId): boolean {
  return call !== undefined && giver === undefined && call !== only;
}

// Matches: form.sum = 1, where const form = new Form(), and not: new Shelf().books.sold = 1
function isFieldOfMade({ root, own }: Part, { members }: Part): boolean {
  return own !== undefined && isSelf({ root }) && members.length === 0;
}

function keyOf({ at, held: { root, home, name, members }, fn, frames, by, lost }: Trace): string {
  const way = [...frames.map(({ call }) => call), 'by', ...by, lost];
  return [at.path, root, home, name, ...members, 'of', fn, ...way].join('\n');
}

/**
 * An element of a list is not the list: code that looks up one user is not affected by changes of that user's fields.
 */
function joined(path: readonly string[]): readonly string[] {
  const end = path.lastIndexOf(ELEMENT) + 1;
  return end === 0 ? path : [path.slice(0, end).join('.'), ...path.slice(end)];
}
