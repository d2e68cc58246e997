import { indexOf, pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { FileFacts, Flow } from '../../types';
import { loadedByProgram } from '../loaded-files';
import type { Solver } from '../points-to/solve';
import { UNKNOWN } from '../points-to/values';
import type { Module, Modules } from './modules';
import type { Surroundings } from './surroundings';

type Store = Extract<Flow, readonly ['store', ...unknown[]]>;

/** Parts of an import that stand for it. */
const SAME: ReadonlySet<string> = new Set(['default', 'prototype']);

/** The flow nodes of a test that hold modules of the program, or a class of one; and those that hold a part of one. */
interface Imported {
  readonly modules: ReadonlySet<number>;
  readonly parts: ReadonlySet<number>;
}

/**
 * What tests put into modules of the program in order to run without them: the program does not run it. A file with the name
 * of a test that the program itself loads is none.
 */
// Matches: store.load = fakeLoad, in test/server.test.js with: const store = require('../store')
export class TestStores {
  private readonly imported = new Map<string, Imported>();
  private waiting: { readonly file: FileFacts; readonly emit: () => void }[] = [];

  constructor(
    private readonly solver: Solver,
    private readonly modules: Modules,
    private readonly around: Surroundings,
  ) {}

  /** Does what a store of a file does for the program; all of it later, if the program loads the file. */
  link(module: Module, flow: Store): void {
    const { file, base } = module;
    const [, object, field, from, fn] = flow;
    const store = (value: number): void => this.solver.store(base + object, field, value);
    const known = fn !== undefined && isTestFile(file.path) ? this.importedIn(file) : undefined;
    if (!known?.parts.has(object)) return store(base + from);
    this.storePart(module, flow, known, store);
    this.whenLoaded(file, () => store(base + from));
  }

  /** For a file with the name of a test: does something later, if the program loads it. */
  whenLoaded(file: FileFacts, emit: () => void): void {
    if (isTestFile(file.path)) this.waiting.push({ file, emit });
  }

  /** Does what turns out to be no test's; false where nothing does. */
  release(): boolean {
    if (this.waiting.length === 0) return false;
    const loaded = loadedByProgram(this.modules.loads);
    const ours = this.waiting.filter(({ file }) => loaded.has(file.path));
    this.waiting = this.waiting.filter(({ file }) => !loaded.has(file.path));
    for (const { emit } of ours) emit();
    return ours.length > 0;
  }

  /** A double that may have to wait for what it calls is seen by the program; any other one by the test alone. */
  // Matches: Store.load = jest.fn(), with: const { Store } = require('../store')
  private storePart(
    { file, base }: Module,
    [, object, field, from]: Store,
    { modules, parts }: Imported,
    store: (value: number) => void,
  ) {
    const calling = this.solver.nodes(1);
    this.solver.listen(base + from, (value) => {
      // In a module of the program, what other files have is run by no request.
      const isMeant = !modules.has(object) || this.isOwn(file, value);
      if (isMeant && !this.isPlainDouble(file, value)) this.solver.add(calling, value);
    });
    store(calling);
    for (const item of file.flow)
      if (item[0] === 'load' && item[3] === field && parts.has(item[2])) this.solver.copy(base + item[1], base + from);
  }

  private isOwn({ path }: FileFacts, value: number): boolean {
    const known = this.solver.values.get(value);
    return known.kind === 'function' && pathOf(known.fn) === path;
  }

  /** Whether a value is unknown, as a mock is, or a function of the test that calls nothing. */
  private isPlainDouble(file: FileFacts, value: number): boolean {
    const known = this.solver.values.get(value);
    if (known.kind === 'external') return value === this.solver.values.external(UNKNOWN);
    if (known.kind !== 'function' || !this.isOwn(file, value)) return false;
    const { calls, functions } = file;
    const index = indexOf(known.fn);
    const isInside = (fn: number): boolean => fn === index || (fn > 0 && isInside(functions[fn].parent));
    return !calls.some(({ fn }) => isInside(fn));
  }

  private importedIn(file: FileFacts): Imported {
    const known = this.imported.get(file.path) ?? this.find(file);
    this.imported.set(file.path, known);
    return known;
  }

  private find({ path, flow, calls }: FileFacts): Imported {
    const isOurs = (request: string): boolean => {
      const found = this.around.resolve(path, request);
      return found.length > 0 && !found.every(isTestFile);
    };
    const first = flow.flatMap((item) =>
      (item[0] === 'require' || item[0] === 'import') && isOurs(item[2]) ? [item[1]] : [],
    );
    const modules = reached(first, flow, (field) => SAME.has(field));
    const made = calls.map(({ calleeNode, resultNode }) => [calleeNode, resultNode] as const);
    return { modules, parts: reached([...modules], flow, () => true, made) };
  }
}

/** The flow nodes of a file to which values of others come: as they are, as a field, or as a result. */
function reached(
  first: readonly number[],
  flow: readonly Flow[],
  isPart: (field: string) => boolean,
  made: readonly (readonly [callee: number, result: number])[] = [],
): ReadonlySet<number> {
  const found = new Set(first);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const item of flow)
      if ((item[0] === 'copy' || (item[0] === 'load' && isPart(item[3]))) && found.has(item[2])) found.add(item[1]);
    for (const [callee, result] of made) if (found.has(callee)) found.add(result);
  }
  return found;
}
