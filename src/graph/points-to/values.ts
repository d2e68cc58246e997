import { wrapperOf } from '../../language/collections';
import type { CallId, FunctionId } from '../../types';

/** The abstract values of the analysis. */
export type Value =
  | { readonly kind: 'function'; readonly fn: FunctionId }
  | {
      readonly kind: 'class';
      readonly constructorFn?: FunctionId;
      readonly fields: readonly FunctionId[];
      readonly instance: number;
    }
  /** `isPrototype`: what a function or class has as such from the beginning. */
  | { readonly kind: 'object'; readonly list?: boolean; readonly isPrototype?: true }
  /** `ofTests`: only tests write it. */
  | { readonly kind: 'text'; readonly pattern: string; readonly ofTests?: boolean }
  /** The path of any of the program's files that match a pattern, as they are listed or put together. */
  | { readonly kind: 'files'; readonly pattern: string }
  /** Any value from a file of the project that was not read. */
  | { readonly kind: 'unread'; readonly path: string }
  /** The value of a file that was read later. */
  | { readonly kind: 'nothing' }
  /**
   * An outside value, by access path: `fs.readFileSync`, `express()`; `?` is unknown. `site`, the call that created it,
   * tells two routers apart; `owner` is the package whose processes have their own; what a handler `isGiven` is new
   * for each request; what a package made of functions `holds` those that the call got; a package itself `isPackage`;
   * what an executor of a promise `settles` that with, as a node: `resolve`; what `isMapped` has no elements but those that
   * a callback made, which a list has that is there beside it.
   */
  | {
      readonly kind: 'external';
      readonly path: string;
      readonly site?: CallId;
      readonly owner?: string;
      readonly isGiven?: true;
      readonly holds?: CallId;
      readonly isPackage?: true;
      readonly settles?: number;
      readonly isMapped?: true;
    };

export type External = Extract<Value, { kind: 'external' }>;

const HOLDS_OURS = new Set<Value['kind']>(['function', 'class', 'object']);

/** Whether the value holds nothing of the project. */
export function isOutside(value: Value): value is Exclude<Value, { kind: 'function' | 'class' | 'object' }> {
  return !HOLDS_OURS.has(value.kind);
}

/** Whether it is an array, Map or Set. */
export function isList(value: Value): boolean {
  return value.kind === 'object' && value.list === true;
}

/** Whether a framework gives the value to handlers: a request, an answer and the like. */
export function isGiven(value: Value): boolean {
  return value.kind === 'external' && value.isGiven === true;
}

/** The outside value that stands for everything unknown. */
export const UNKNOWN = '?';
/** Built-in objects whose members are told apart, and their calls that return an array. */
const BUILT_IN =
  /^(?:require|global(?:This)?|set(?:Timeout|Interval|Immediate)|queueMicrotask|(?:console|JSON|Object|Array|Promise|assert|path|util|process|Reflect|async)(?:\.\w+)?|Object\.(?:keys|values|entries)\(\)|JSON\.parse\(\)|Array\.from\(\))$/;
const STEP = /\(\)|\.?[^.()]+/g;

/** All values of one analysis, by number; outside values and texts are interned. */
export class Values {
  private readonly values: Value[] = [];
  private readonly interned = new Map<string, number>();

  /** `known` are the access paths that rows name, and `more` those of rewritten calls, with all their prefixes. */
  constructor(
    private readonly known: ReadonlySet<string>,
    private readonly more: ReadonlySet<string>,
  ) {}

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
    // Paths that no row names are not told apart: `chain = chain.filter()` would create endless ones.
    if (!this.known.has(path) && !this.more.has(path) && !BUILT_IN.test(path))
      return this.intern(`e${UNKNOWN}`, { kind: 'external', path: UNKNOWN });
    return this.intern(`e${path}${site ?? ''}`, { kind: 'external', path, site });
  }

  /** A package as a whole: if no row names it, it is at least no request and no application. */
  imported(path: string): number {
    const value = this.external(path);
    if (value !== this.external(UNKNOWN)) return value;
    return this.intern('p', { kind: 'external', path: UNKNOWN, isPackage: true });
  }

  // Matches: console, which each process has of its own
  ownedBy(owner: string, path: string): number {
    return this.intern(`o${owner}\0${path}`, { kind: 'external', path, owner });
  }

  /** What frameworks give to handlers: requests, answers and the like. */
  given(): number {
    return this.intern('g', { kind: 'external', path: UNKNOWN, isGiven: true });
  }

  /** What an unknown function made of functions that a call gave to it. */
  holding(site: CallId): number {
    return this.intern(`k${site}`, { kind: 'external', path: UNKNOWN, holds: site });
  }

  /** What `map` makes of an outside value: one of the same kind, a list or a promise. */
  // Matches: rows.map((row) => new Note(row))
  mapped(path: string): number {
    return this.intern(`m${path}`, { kind: 'external', path, isMapped: true });
  }

  /** What fulfils the promise at a node. */
  settling(promise: number): number {
    return this.intern(`s${promise}`, { kind: 'external', path: UNKNOWN, settles: promise });
  }

  unread(path: string): number {
    return this.intern(`u${path}`, { kind: 'unread', path });
  }

  /** Records that a file was read, so that its values are known from now on. */
  readNow(path: string): void {
    const value = this.interned.get(`u${path}`);
    if (value !== undefined) this.values[value] = { kind: 'nothing' };
  }

  text(pattern: string, ofTests = false): number {
    return ofTests
      ? this.intern(`e${pattern}`, { kind: 'text', pattern, ofTests })
      : this.intern(`t${pattern}`, { kind: 'text', pattern });
  }

  files(pattern: string): number {
    return this.intern(`f${pattern}`, { kind: 'files', pattern });
  }

  private intern(key: string, made: Value): number {
    let value = this.interned.get(key);
    if (value === undefined) this.interned.set(key, (value = this.add(made)));
    return value;
  }
}

/** A set of access paths with all their prefixes: `express().get` also has `express` and `express()`. */
export function withBeginnings(paths: Iterable<string>): Set<string> {
  const all = new Set<string>();
  for (const path of paths) {
    let at = '';
    for (const step of path.match(STEP) ?? []) all.add((at += step));
  }
  return all;
}
