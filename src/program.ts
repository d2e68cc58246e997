import { grouped } from './grouped';
import { memoised } from './memoised';
import type {
  Access,
  CallFacts,
  CallId,
  FileFacts,
  FunctionFacts,
  FunctionId,
  ProgramView,
  Span,
  TypeSite,
} from './types';

/** What functions without a name are called. */
export const NAMELESS = '(inline)';

/** The facts of all files, with lookup of functions and calls by id. */
export class Program implements ProgramView {
  private readonly files = new Map<string, FileFacts>();
  private readonly calls = new Map<string, ReadonlyMap<number, readonly CallFacts[]>>();
  /** Memoised, because the same ids are looked up again and again. */
  private readonly functions = new Map<FunctionId, FunctionFacts>();
  private readonly callsById = new Map<CallId, CallFacts>();

  constructor(facts: readonly FileFacts[]) {
    this.add(facts);
  }

  add(facts: readonly FileFacts[]): void {
    for (const file of facts) this.files.set(file.path, file);
    this.functions.clear();
    this.callsById.clear();
  }

  get all(): Iterable<FileFacts> {
    return this.files.values();
  }

  file(path: string): FileFacts | undefined {
    return this.files.get(path);
  }

  fileOf(id: FunctionId | CallId): FileFacts {
    return this.files.get(pathOf(id)) as FileFacts;
  }

  fn(id: FunctionId): FunctionFacts {
    let known = this.functions.get(id);
    if (known === undefined) this.functions.set(id, (known = this.fileOf(id).functions[indexOf(id)]));
    return known;
  }

  call(id: CallId): CallFacts {
    let known = this.callsById.get(id);
    if (known === undefined) this.callsById.set(id, (known = this.callAt(id)));
    return known;
  }

  private callAt(id: CallId): CallFacts {
    const index = indexOf(id);
    const { calls, reads } = this.fileOf(id);
    return index < 0 ? reads[-1 - index] : calls[index];
  }

  callsIn(id: FunctionId): readonly CallFacts[] {
    const { path, calls, reads } = this.fileOf(id);
    const known = this.calls.get(path) ?? byFunction([...calls, ...reads]);
    this.calls.set(path, known);
    return known.get(indexOf(id)) ?? [];
  }

  /** The function that evaluates a call. */
  callerOf(id: CallId): FunctionId {
    return functionId(pathOf(id), this.call(id).fn);
  }

  /** `file:line` of a function or a call. */
  at(id: FunctionId | CallId): string {
    return `${pathOf(id)}:${id.includes(CALL) ? this.call(id).line : this.fn(id).line}`;
  }
}

/** Groups items by their function, which is named by its id or by its index. */
export function byFunction<T extends { readonly fn: FunctionId | number }>(
  items: readonly T[],
): ReadonlyMap<T['fn'], readonly T[]> {
  return grouped(items, ({ fn }) => fn);
}

const FUNCTION = '\u0023';
const CALL = '\u0000';
const [FUNCTION_CODE, CALL_CODE] = [FUNCTION.charCodeAt(0), CALL.charCodeAt(0)];

// Ids are asked for in many places, each of which would keep a copy.

/** Id of a function of a file. */
export const functionId = memoised((path: string, index: number): FunctionId => `${path}${FUNCTION}${index}`);

/** Id of a call of a file. A NUL cannot be part of a path, so the two kinds of ids never meet. */
export const callId = memoised((path: string, index: number): CallId => `${path}${CALL}${index}`);

/** The file of a function or call. */
export function pathOf(id: FunctionId | CallId): string {
  return id.slice(0, separator(id));
}

/** Which function or call of its file it is. */
export function indexOf(id: FunctionId | CallId): number {
  return Number(id.slice(separator(id) + 1));
}

/** Searches from the end, because only the digits of an index follow. */
function separator(id: string): number {
  for (let at = id.length - 1; at >= 0; at--) {
    const code = id.charCodeAt(at);
    if (code === FUNCTION_CODE || code === CALL_CODE) return at;
  }
  return -1;
}

/** The function whose `this` an access to a field of `this` uses. */
export function thisOwner(
  { path, functions }: FileFacts,
  { fn, name, self }: Pick<Access, 'fn' | 'name' | 'self'>,
): FunctionId | undefined {
  if (!name.startsWith('this.')) return undefined;
  let owner = functions[self ?? fn];
  while (owner.kind === 'arrow' && owner.parent >= 0) owner = functions[owner.parent];
  return owner.index === 0 ? undefined : functionId(path, owner.index);
}

/** Whether a span lies within another, or equals it. */
export function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** A call for work that is no call in the source, or whose source was not read. Nothing may be planned with it. */
export function standInCall(given: Pick<CallFacts, 'name' | 'line' | 'column'> & Partial<CallFacts>): CallFacts {
  const { start } = given.span ?? NO_TEXT;
  return {
    index: -1,
    span: NO_TEXT,
    callee: { start, end: start },
    between: '',
    text: given.name,
    fn: 0,
    isNew: false,
    optional: false,
    args: [],
    position: NO_POSITION,
    calleeNode: -1,
    receiverNode: -1,
    resultNode: -1,
    ...given,
  };
}

const NO_TEXT = { start: 0, end: 0 };
const NO_POSITION = {
  parens: false,
  needsSemicolon: false,
  awaited: false,
  promised: false,
  returned: false,
  inTry: false,
  unused: true,
  inLoop: false,
};

/** A key for a change outside of functions: one type may be awaited and, as a result, become a promise. */
export function siteKey(site: TypeSite): string {
  return `${site.file}:${site.span.start}:${'becomes' in site ? site.becomes : site.wrap}`;
}
