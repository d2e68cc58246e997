import { wrapperOf } from '../language/collections';
import type { CallId, FunctionId } from '../types';

/** What a variable can hold, as far as the analysis tells values apart. */
export type Value =
  | { readonly kind: 'function'; readonly fn: FunctionId }
  | {
      readonly kind: 'class';
      readonly constructorFn?: FunctionId;
      readonly fields: readonly FunctionId[];
      readonly instance: number;
    }
  | { readonly kind: 'object'; readonly list?: boolean }
  | { readonly kind: 'text'; readonly pattern: string }
  /** Whatever comes from a file of the project that was not read. */
  | { readonly kind: 'unread'; readonly path: string }
  /** What stood for a file that was read since. */
  | { readonly kind: 'nothing' }
  /**
   * Something from outside of the project, by the path that leads to it: `fs.readFileSync`, `express()`; `?` is unknown.
   * `site` tells two routers apart: the call that made it; `owner` is the package whose processes have one of their own.
   */
  | { readonly kind: 'external'; readonly path: string; readonly site?: CallId; readonly owner?: string };

export type External = Extract<Value, { kind: 'external' }>;

const HOLDS_OURS = new Set<Value['kind']>(['function', 'class', 'object']);

/** True for values that hold nothing of the project. */
export function isOutside(value: Value): value is Exclude<Value, { kind: 'function' | 'class' | 'object' }> {
  return !HOLDS_OURS.has(value.kind);
}

/** True for an array, Map or Set. */
export function isList(value: Value): boolean {
  return value.kind === 'object' && value.list === true;
}

/** The external that stands for everything we know nothing of. */
export const UNKNOWN = '?';
/** Built-in objects whose members matter one by one, and the calls of theirs that give an array. */
const BUILT_IN =
  /^(?:require|set(?:Timeout|Interval|Immediate)|queueMicrotask|(?:console|JSON|Object|Array|Promise|assert|path|util|process|Reflect|async)(?:\.\w+)?|Object\.(?:keys|values|entries)\(\)|JSON\.parse\(\)|Array\.from\(\))$/;
const STEP = /\(\)|\.?[^.()]+/g;

/** All values of one analysis, by number; externals and texts exist once. */
export class Values {
  private readonly values: Value[] = [];
  private readonly interned = new Map<string, number>();

  /** `known` are the paths that rows name, and all their beginnings. */
  constructor(private readonly known: ReadonlySet<string>) {}

  get(value: number): Value {
    return this.values[value];
  }

  /** Every value with its number. */
  all(): IterableIterator<[number, Value]> {
    return this.values.entries();
  }

  add(value: Value): number {
    return this.values.push(value) - 1;
  }

  external(path: string, site?: CallId): number {
    const wrapper = wrapperOf(path);
    if (wrapper !== undefined) return this.intern(`e${wrapper}`, { kind: 'external', path: wrapper });
    // What no row names is all the same to us; telling it apart would give endless paths to `chain = chain.filter()`.
    if (!this.known.has(path) && !BUILT_IN.test(path))
      return this.intern(`e${UNKNOWN}`, { kind: 'external', path: UNKNOWN });
    return this.intern(`e${path}${site ?? ''}`, { kind: 'external', path, site });
  }

  // Matches: console, which each process has of its own
  ownedBy(owner: string, path: string): number {
    return this.intern(`o${owner}\0${path}`, { kind: 'external', path, owner });
  }

  unread(path: string): number {
    return this.intern(`u${path}`, { kind: 'unread', path });
  }

  /** A file was read: what came from it is known from now on. */
  readNow(path: string): void {
    const value = this.interned.get(`u${path}`);
    if (value !== undefined) this.values[value] = { kind: 'nothing' };
  }

  text(pattern: string): number {
    return this.intern(`t${pattern}`, { kind: 'text', pattern });
  }

  private intern(key: string, made: Value): number {
    let value = this.interned.get(key);
    if (value === undefined) this.interned.set(key, (value = this.add(made)));
    return value;
  }
}

/** A set of paths with all their beginnings: `express().get` also has `express` and `express()`. */
export function withBeginnings(paths: Iterable<string>): Set<string> {
  const all = new Set<string>();
  for (const path of paths) {
    let at = '';
    for (const step of path.match(STEP) ?? []) all.add((at += step));
  }
  return all;
}
