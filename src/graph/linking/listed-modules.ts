import { posix } from 'node:path';
import { ANY_FIELD } from '../../language/fields';
import { GIVEN } from '../../language/requests';
import { isTestFile } from '../../projects/test-files';
import type { Module, Modules } from './modules';
import type { Surroundings } from './surroundings';
import type { Solver } from '../points-to/solve';

/** An object that gets each of several modules under the name of its file, or as `value` if no files are known. */
interface Kept {
  readonly object: number;
  readonly value: number;
  isKnown: boolean;
}

/** Loads modules whose files are listed, or whose names are put together, when the program runs. */
export class ListedModules {
  private readonly kept: Kept[] = [];

  constructor(
    private readonly solver: Solver,
    private readonly modules: Modules,
    private readonly around: Surroundings,
  ) {}

  // Matches: require(file), where `file` comes from a listing or is put together elsewhere
  load(module: Module, to: number, from: number, owner: number): void {
    this.eachFile(module, from, (path) => this.solver.copy(to, this.modules.exportOf(module, owner, path, 'exports')));
  }

  /** Loads what callers name; `pattern` is the request, with GIVEN in place of the name. */
  // Matches: require(path.join(root, name)) of load('lib/store')
  loadGiven(module: Module, to: number, from: number, pattern: string, owner: number): void {
    this.solver.listen(from, (value) => {
      const known = this.solver.values.get(value);
      if (known.kind !== 'text' || known.pattern.includes('*')) return;
      // Not by `replace`, which has a meaning of its own for `$`.
      for (const path of this.around.resolve(module.file.path, pattern.split(GIVEN).join(known.pattern)))
        this.solver.copy(to, this.modules.exportOf(module, owner, path, 'exports'));
    });
  }

  // Matches: routes[path.parse(file).name] = require(path.join(folder, file)), where `folder` comes from somewhere else
  loadEachListed(module: Module, object: number, from: number, value: number, owner: number): void {
    const kept = { object, value, isKnown: false };
    this.kept.push(kept);
    this.eachFile(module, from, (path) => {
      kept.isKnown = true;
      this.store(module, object, path, owner);
    });
  }

  /** Stores what no files are known of under any name; false when there is nothing of the kind. */
  storeRest(): boolean {
    const rest = this.kept.splice(0).filter(({ isKnown }) => !isKnown);
    for (const { object, value } of rest) this.solver.store(object, ANY_FIELD, value);
    return rest.length > 0;
  }

  // Matches: for (const name of fs.readdirSync(__dirname)) routes[path.parse(name).name] = require(`./${name}`)
  loadEach(module: Module, object: number, request: string, owner: number): void {
    for (const path of this.around.resolve(module.file.path, request))
      this.store(module, object, this.noted(module, path), owner);
  }

  private eachFile(module: Module, from: number, take: (path: string) => void): void {
    this.solver.listen(from, (value) => {
      const known = this.solver.values.get(value);
      if (known.kind === 'unread') this.modules.asked.add(known.path);
      if (known.kind !== 'files') return;
      for (const path of this.around.patterns.matching(module.file.path, known.pattern))
        if (path !== module.file.path) take(this.noted(module, path));
    });
  }

  private noted(module: Module, path: string): string {
    if (!isTestFile(module.file.path)) this.modules.folders.add(posix.dirname(path));
    return path;
  }

  private store(module: Module, object: number, path: string, owner: number): void {
    const found = this.modules.exportOf(module, owner, path, 'exports');
    for (const name of namesOf(path)) this.solver.store(object, name, found);
  }
}

/** The name of a file, or of the folder that it stands for, when the folder around it is listed. */
// Matches: users of routes/users.js and routes/users/index.js, users and users.route of routes/users.route.js
function namesOf(path: string): ReadonlySet<string> {
  const { name, dir } = posix.parse(path);
  const stem = name === 'index' ? posix.basename(dir) : name;
  return new Set([stem, stem.split('.')[0]]);
}
