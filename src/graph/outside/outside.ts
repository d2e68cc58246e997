import { borrowedMethod, CALLING, GROUPS } from '../../language/array-methods';
import { CONVERSIONS } from '../../language/built-in-objects';
import {
  COLLECTION_LIBRARIES,
  COLLECTION_METHODS,
  DELEGATES,
  isMerge,
  LOOK_UPS,
  SELECTIONS,
  wrapperOf,
} from '../../language/collections';
import { COUNTING, EMITTERS, RUNNING, WAITING_FOR } from '../../language/emitters';
import { looksLikeExpectation } from '../../language/expectations';
import { KNOWN_PATHS } from '../../language/known-paths';
import { PROMISE_RESULTS } from '../../language/promise-libraries';
import { QUERY_RESULTS } from '../../language/query-builders';
import { MAKES_LOADER } from '../../language/requests';
import { BINDS_CONTEXT } from '../../language/runners';
import { isViewOfMock, replacesMethods } from '../../language/test-doubles';
import { AWAITING, taskMethod } from '../../language/task-libraries';
import type { BlockingModule, CallFacts, Framework, HandlerRow, PropertyPlace, Use } from '../../types';
import { INHERITS } from '../linking/instances';
import { guessedHandler, looksLikeRoute } from './guesses';
import { isEvent, isPlainlyKept, pathsOfRows } from './row-fields';

const EACH = new Set([...CALLING, 'from']);
const KEEP = new Set(['push', 'unshift', 'set', 'add', 'concat', 'splice', 'fill']);
const SETTLED = new Set(['then', 'catch', 'finally']);
const IDENTITY =
  /^(?:Object\.(?:freeze|seal|preventExtensions|values|entries|fromEntries)|Array\.from|Promise\.(?:resolve|all|allSettled|race|any))$/;
export const HARMLESS =
  /^(?:console\.\w+|JSON\.stringify|Object\.(?:keys|values|entries|getOwnPropertyNames)|Array\.isArray|assert(?:\.(?!throws|doesNotThrow)\w+)*|util\.inspect|path\.\w+|process\.(?:exit|cwd))$/;
/** Functions of libraries that call back once per element. */
const COLLECTIONS: ReadonlyMap<string, string> = new Map(
  COLLECTION_LIBRARIES.flatMap((library) =>
    [...COLLECTION_METHODS].flatMap((method): [string, string][] => [
      [`${library}.${method}`, method],
      [`${library}/${method}`, method],
    ]),
  ),
);
/** Methods that test or remove: they call nothing. */
const LOOKS_UP = /^(?:off|indexOf|lastIndexOf|includes|has)$|(?:remove|Remove)(?:Event)?Listener$/;

/** What a call of an outside function does; `path` is its access path (`express().get`), `?` when unknown. */
export class Outside {
  private readonly rows = new Map<string, Extract<Use, { kind: 'handler' }>[]>();
  private readonly results = new Map<string, string>();
  private readonly wrappers = new Set(BINDS_CONTEXT);
  private readonly receivers = new Set<string>();
  private readonly types: ReadonlyMap<string, string>;
  private readonly properties: ReadonlyMap<string, PropertyPlace>;
  private readonly transactions: ReadonlyMap<string, readonly string[]>;

  constructor(
    readonly frameworks: readonly Framework[],
    modules: readonly BlockingModule[] = [],
  ) {
    this.results.set(MAKES_LOADER, 'require');
    for (const [path, given] of [...QUERY_RESULTS, ...PROMISE_RESULTS]) this.results.set(path, given);
    for (const emitter of EMITTERS) this.receivers.add(emitter);
    for (const { fluent = {}, statements = [], keepers = [] } of modules) {
      for (const [path, methods] of Object.entries(fluent)) this.chain(path, methods);
      for (const made of [...statements, ...keepers]) this.receivers.add(made);
    }
    this.transactions = new Map(modules.flatMap(({ transactions = {} }) => Object.entries(transactions)));
    for (const framework of frameworks) {
      for (const wrapper of framework.wrappers ?? []) this.wrappers.add(wrapper);
      for (const row of framework.handlers) this.index(framework, row);
    }
    this.properties = new Map(frameworks.flatMap(({ properties = {} }) => Object.entries(properties)));
    this.types = new Map(frameworks.flatMap(({ types = {} }) => Object.entries(types)));
  }

  /** Every access path that a row names. */
  get paths(): string[] {
    return [
      ...COLLECTIONS.keys(),
      ...KNOWN_PATHS,
      ...INHERITS,
      ...[...this.rows.keys(), ...[...this.results].flat()],
      ...this.receivers,
      ...[...this.wrappers].map((wrapper) => `${wrapper}()`),
      ...[...this.types].flat(),
      ...this.properties.keys(),
      ...this.transactions.keys(),
      ...this.frameworks.flatMap(pathsOfRows),
    ];
  }

  useOf(path: string, call: CallFacts): Use {
    const place = this.properties.get(path);
    const row = isPlainlyKept(place?.at, call) ? undefined : this.rows.get(path)?.find((use) => isEvent(use.row, call));
    if (row) return row;
    if (place) return { kind: 'property', ...place };
    if (path === 'Array.from' && call.args.length > 1) return { kind: 'each', method: 'from', of: 'argument' };
    if (GROUPS.test(call.text) && (path === call.text || path === '?'))
      return { kind: 'each', method: 'groupBy', of: 'argument' };
    if (wrapperOf(path) !== undefined) return { kind: 'unknown' };
    const iterated = COLLECTIONS.get(path);
    if (iterated !== undefined && call.args[1]?.kind !== 'array')
      return { kind: 'each', method: iterated, of: 'argument' };
    const tasks = taskMethod(path);
    if (tasks) return { kind: 'tasks', at: tasks.at, folds: tasks.folds };
    if (this.wrappers.has(path) || IDENTITY.test(path) || SELECTIONS.has(path) || isViewOfMock(path, call))
      return { kind: 'identity' };
    if (path === 'util.promisify') return { kind: 'promisify' };
    const names = this.transactions.get(path);
    if (names) return { kind: 'delegate', names, transaction: true };
    if (DELEGATES.has(path)) return { kind: 'delegate', names: [] };
    // Matches: JSON.stringify(note, (key, value) => …)
    if (path === 'JSON.stringify' && call.args[1]?.kind === 'function') return { kind: 'unknown' };
    if (
      isMerge(path, call) ||
      HARMLESS.test(path) ||
      CONVERSIONS.has(path) ||
      COUNTING.has(path) ||
      INHERITS.has(path) ||
      LOOK_UPS.has(path) ||
      replacesMethods(path, call)
    )
      return { kind: 'harmless' };
    if (WAITING_FOR.has(path)) return { kind: 'listens' };
    if (SETTLED.has(call.name) || AWAITING.has(path)) return { kind: 'settled' };
    if (path === '?' && looksLikeRoute(call)) return guessedHandler(this.frameworks, call);
    if (looksLikeExpectation(call)) return { kind: 'expects' };
    const method = path === '?' ? (borrowedMethod(call) ?? call.name) : call.name;
    if (method === 'replace' && call.args.length === 2 && path === '?') return { kind: 'each', method, of: 'receiver' };
    const isDeletion = method === 'delete' && call.args.length === 1;
    if (path === '?' && (isDeletion || LOOKS_UP.test(method))) return { kind: 'harmless' };
    if (EACH.has(method)) return { kind: 'each', method, of: 'receiver' };
    if (KEEP.has(call.name) && path === '?') return { kind: 'keep' };
    return { kind: 'unknown' };
  }

  /** Whether a framework takes handlers through values of this path, which are then told apart by origin. */
  isReceiver(path: string): boolean {
    return this.receivers.has(path);
  }

  /** Whether a row names the path, so that it is not a list although it looks like one (`http.get`). */
  names(path: string): boolean {
    return this.rows.has(path) || this.results.has(path) || RUNNING.has(path) || wrapperOf(path) !== undefined;
  }

  /** Whether it is the result of a wrapper, which forwards rejections itself. */
  isWrapped(path: string): boolean {
    return path.endsWith('()') && this.wrappers.has(path.slice(0, -2));
  }

  /** The access path of a call's result. */
  resultOf(path: string): string {
    return this.results.get(path) ?? `${path}()`;
  }

  /** The access path of a value with an outside type. */
  instanceOf(type: string): string {
    return this.types.get(type) ?? `${type}()`;
  }

  /** A call under a computed name (`db[method](…)`) counts as a call of the value itself. */
  private chain(path: string, methods: readonly string[]): void {
    this.results.set(path, path);
    for (const method of methods) this.results.set(`${path}.${method}`, path);
  }

  private index(framework: Framework, row: HandlerRow): void {
    for (const receiver of row.on) {
      this.receivers.add(receiver);
      for (const method of row.methods) {
        const path = method === '' ? receiver : `${receiver}.${method}`;
        const use = { kind: 'handler', framework, row, guessed: false } as const;
        this.rows.set(path, [...(this.rows.get(path) ?? []), use]);
        if (row.returns) this.results.set(path, row.returns);
      }
    }
  }
}

/** Whether a handler can be at an index, for this number of arguments. */
export function takesArgument(use: Use, index: number, count: number): boolean {
  const args = use.kind === 'handler' ? use.row.args : undefined;
  return args === 'first' ? index === 0 : args === 'last' ? index === count - 1 : true;
}
