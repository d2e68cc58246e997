import { callId, type Program } from '../../program';
import { CALLING } from '../../language/array-methods';
import { isWithin, mayMeet } from '../../projects/semver';
import type { BlockingCall, BlockingMethod, BlockingModule, CallFacts, CallId, FunctionId } from '../../types';

/** What a program tells about calls, to be matched with the catalogue. */
export interface Sightings {
  readonly program: Program;
  /** The possible outside callees of each call, as access paths. */
  readonly outside: ReadonlyMap<CallId, ReadonlySet<string>>;
  /** The range or installed version of a package, for a file. */
  readonly versionOf: (file: string, name: string) => string | undefined;
  /** The values of code outside that an argument can be, as access paths. */
  readonly externalsAt: (call: CallId, node: number) => readonly string[];
  /** The functions of the project that an argument can be. */
  readonly functionsAt: (call: CallId, node: number) => readonly FunctionId[];
}

type Row = Pick<BlockingCall, 'module' | 'method' | 'request' | 'unsure'>;

/** The calls of the program that match a row of the catalogue. */
export function blockingCalls(sightings: Sightings, modules: readonly BlockingModule[]): BlockingCall[] {
  const rows = new Rows(modules, sightings.versionOf);
  const found: BlockingCall[] = [];
  const called = new Set<string>();
  for (const paths of sightings.outside.values()) for (const path of paths) called.add(path);
  const mayBlock = ({ needs }: BlockingMethod): boolean => needs?.some((path) => called.has(path)) ?? true;
  for (const file of sightings.program.all) {
    for (const call of file.calls) {
      const id = callId(file.path, call.index);
      const paths = [...(sightings.outside.get(id) ?? [])];
      const known = paths.flatMap((path) => rows.at(path, file.path) ?? []);
      const meant = known.filter(({ method }) => isBlocking(sightings, id, call, method) && mayBlock(method));
      if (meant.length === 0) {
        const given = handedOver(sightings, id, call).flatMap((path) => rows.at(path, file.path) ?? []);
        const row = given.find(({ method }) => !method.constructed && !method.notice && mayBlock(method));
        if (row) found.push({ id, file: file.path, call, ...row, handed: true });
        continue;
      }
      const row = meant.length === paths.length && call.member ? oneForAll(meant) : meant[0];
      found.push({ id, file: file.path, call, ...row });
    }
  }
  return found;
}

/** Where methods of arrays and promises get what they call. */
const CALLBACK_AT: ReadonlyMap<string, number> = new Map([
  ...[...CALLING, 'then'].map((name) => [name, 0] as const),
  ['from', 1],
]);

// Matches: setImmediate(fs.unlinkSync, file), process.nextTick(fs.unlinkSync, file)
const CALLS_LATER = /^(?:setTimeout|setImmediate|setInterval|queueMicrotask|process\.nextTick)$/;

/** The values of code outside that a call calls in turn: for each element, for a result, or later. */
// Matches: fs.existsSync of files.filter(fs.existsSync), Array.from(files, fs.existsSync) and find(name).then(fs.existsSync)
function handedOver(
  { externalsAt }: Sightings,
  id: CallId,
  { name, text, member, args }: CallFacts,
): readonly string[] {
  const at = CALLS_LATER.test(text) ? 0 : member && CALLBACK_AT.get(name);
  const callback = at === undefined ? undefined : args[at];
  return callback?.kind === 'other' ? externalsAt(id, callback.node) : [];
}

/**
 * One row for packages that stand in for each other: where the asynchronous form has the same name in all, it is called on
 * whichever was loaded. Otherwise the first row.
 */
// Matches: try { bcrypt = require('bcrypt') } catch { bcrypt = require('bcryptjs') }
function oneForAll(rows: readonly Row[]): Row {
  const [first] = rows;
  const methods = rows.map(({ method }) => method);
  const isAlike = ({ method, unsure }: Row): boolean =>
    unsure !== true &&
    method.via === 'own' &&
    !['', 'default'].includes(method.async) &&
    ALIKE.every((field) => method[field] === first.method[field]);
  const special = rows.filter(({ method }) => method.rewriter !== undefined || method.caveat !== undefined);
  if (new Set(methods).size === 1 || special.length > 1 || !rows.every(isAlike)) return first;
  const { method, ...row } = special[0] ?? first;
  return { ...row, method: { ...method, via: 'method', at: methods.flatMap(({ at }) => at) } };
}

/** What decides on how a call is rewritten and guarded. */
const ALIKE = ['async', 'effect', 'paths', 'since', 'pick', 'refuse', 'holds', 'notice'] as const;

function isBlocking(sightings: Sightings, id: CallId, call: CallFacts, method: BlockingMethod): boolean {
  if (call.isNew !== (method.constructed ?? false) || method.when?.(call) === false) return false;
  return !callsBack(sightings, id, call, method);
}

/** The rows by access path; of several for one path, the one for the version of the package. */
class Rows {
  private readonly candidates = new Map<string, { module: BlockingModule; methods: BlockingMethod[] }>();
  private readonly chosen = new Map<string, Row | undefined>();

  constructor(
    modules: readonly BlockingModule[],
    private readonly versionOf: Sightings['versionOf'],
  ) {
    for (const module of modules)
      for (const method of module.methods) for (const path of method.at) this.add(path, module, method);
  }

  at(path: string, file: string): Row | undefined {
    const known = this.candidates.get(path);
    if (!known) return undefined;
    const version = this.versionOf(file, packageOf(known.module.name));
    const key = `${path} ${version}`;
    if (!this.chosen.has(key)) {
      const row = rowFor(known.methods, version);
      this.chosen.set(key, row && { module: known.module, request: requestOf(path, known.module), ...row });
    }
    return this.chosen.get(key);
  }

  /** A module of a configuration replaces one of the same name. */
  private add(path: string, module: BlockingModule, method: BlockingMethod): void {
    const known = this.candidates.get(path);
    if (known?.module === module) known.methods.push(method);
    else this.candidates.set(path, { module, methods: [method] });
  }
}

/**
 * The row for a version; one that may apply, marked unsure, when the version is not known. Undefined where the version
 * lacks the method.
 */
function rowFor(
  rows: readonly BlockingMethod[],
  version: string | undefined,
): Omit<Row, 'module' | 'request'> | undefined {
  const sure = rows.find((row) => row.versions === undefined || isWithin(version, row.versions));
  if (sure) return { method: sure };
  const all = rows.filter((row) => mayMeet(version, row.versions));
  // Of a version that is not known it must not be said that it has no asynchronous form.
  const possible = all.find(({ via }) => via !== 'none') ?? all.at(0);
  return possible && { method: possible, unsure: true };
}

function requestOf(path: string, { name, aliases = [] }: BlockingModule): string {
  return aliases.find((alias) => path === alias || path.startsWith(`${alias}.`)) ?? name;
}

function packageOf(request: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;
}

// Matches: crypto.randomBytes(16, (error, bytes) => …), crypto.randomBytes(16, callback)
function callsBack({ functionsAt }: Sightings, id: CallId, call: CallFacts, { blockingArgs }: BlockingMethod): boolean {
  const last = call.args.at(-1);
  if (blockingArgs === undefined || !last) return false;
  return call.args.length > blockingArgs || last.kind === 'function' || functionsAt(id, last.node).length > 0;
}
