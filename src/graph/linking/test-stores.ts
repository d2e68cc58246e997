import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { FileFacts, Flow } from '../../types';
import { closure, loadedBy } from '../loaded-files';
import type { Modules } from './modules';
import type { Surroundings } from './surroundings';

type Store = Extract<Flow, readonly ['store', ...unknown[]]>;

/** Parts of an import that stand for it. */
const SAME: ReadonlySet<string> = new Set(['default', 'prototype']);

/**
 * What tests put into modules of the program in order to run without them: the program does not run it. A file with the name
 * of a test that the program itself loads is none.
 */
// Matches: store.load = fakeLoad, in test/server.test.js with: const store = require('../store')
export class TestStores {
  private readonly imported = new Map<string, ReadonlySet<number>>();
  private waiting: { readonly file: FileFacts; readonly emit: () => void }[] = [];

  constructor(
    private readonly modules: Modules,
    private readonly around: Surroundings,
  ) {}

  /** Whether a store is one of these, in which case it is done later if the program loads the file. */
  defer(file: FileFacts, [, object, , , fn]: Store, emit: () => void): boolean {
    if (fn === undefined || !isTestFile(file.path)) return false;
    const known = this.imported.get(file.path) ?? this.importedIn(file);
    this.imported.set(file.path, known);
    if (!known.has(object)) return false;
    this.waiting.push({ file, emit });
    return true;
  }

  /** Does what turns out to be no test's; false where nothing does. */
  release(): boolean {
    if (this.waiting.length === 0) return false;
    const loaded = this.loadedByProgram();
    const ours = this.waiting.filter(({ file }) => loaded.has(file.path));
    this.waiting = this.waiting.filter(({ file }) => !loaded.has(file.path));
    for (const { emit } of ours) emit();
    return ours.length > 0;
  }

  private loadedByProgram(): ReadonlySet<string> {
    const { loads } = this.modules;
    const direct = loads.flatMap(({ from, to }) => (isTestFile(pathOf(from)) ? [] : [to]));
    return closure(direct, loadedBy(loads));
  }

  /** The flow nodes of a file that hold a module of the program, or a class of one. */
  private importedIn({ path, flow }: FileFacts): ReadonlySet<number> {
    const isOurs = (request: string): boolean => {
      const found = this.around.resolve(path, request);
      return found.length > 0 && !found.every(isTestFile);
    };
    const found = new Set<number>();
    for (const item of flow) if ((item[0] === 'require' || item[0] === 'import') && isOurs(item[2])) found.add(item[1]);
    for (let size = -1; size !== found.size;) {
      size = found.size;
      for (const item of flow)
        if ((item[0] === 'copy' || (item[0] === 'load' && SAME.has(item[3]))) && found.has(item[2])) found.add(item[1]);
    }
    return found;
  }
}
