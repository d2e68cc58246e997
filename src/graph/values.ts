import type { CallId, FunctionId } from '../types';

/** What a variable can hold, as far as the analysis tells values apart. */
export type Value =
  | { readonly kind: 'function'; readonly fn: FunctionId }
  | {
      readonly kind: 'class';
      readonly constructorFn?: FunctionId;
      readonly body?: FunctionId;
      readonly instance: number;
    }
  | { readonly kind: 'object' }
  | { readonly kind: 'text'; readonly pattern: string }
  /**
   * Something from outside of the project, by the path that leads to it: `fs.readFileSync`, `express()`; `?` is unknown.
   * `site` tells two routers apart: the call that made it.
   */
  | { readonly kind: 'external'; readonly path: string; readonly site?: CallId };

/** The external that stands for everything we know nothing of. */
export const UNKNOWN = '?';
const MAX_PATH = 90;

/** All values of one analysis, by number; externals and texts exist once. */
export class Values {
  private readonly values: Value[] = [];
  private readonly interned = new Map<string, number>();

  get(value: number): Value {
    return this.values[value];
  }

  add(value: Value): number {
    return this.values.push(value) - 1;
  }

  external(path: string, site?: CallId): number {
    if (path.length > MAX_PATH || path.startsWith(UNKNOWN))
      return this.intern(`e${UNKNOWN}`, { kind: 'external', path: UNKNOWN });
    return this.intern(`e${path}${site ?? ''}`, { kind: 'external', path, site });
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
