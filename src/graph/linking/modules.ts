import { ROOTS } from '../../language/requests';
import { functionId } from '../../program';
import type { FileFacts, FunctionId } from '../../types';
import { isReplaced } from './module-exports';
import { externalPath } from './resolve';
import { settingsValue } from './settings-value';
import type { Surroundings } from './surroundings';
import type { Solver } from '../points-to/solve';
import { UNKNOWN } from '../points-to/values';

/** A file that was read, in the solver. */
export interface Module {
  readonly base: number;
  readonly file: FileFacts;
  /** The value of `module`, and the node of `module.exports`. */
  readonly exportsNode: number;
  readonly exportsValue: number;
  readonly moduleValue: number;
}

/** Connects the imports and exports of a program's files, including files that are read later. */
export class Modules {
  readonly loads: { from: FunctionId; to: string }[] = [];
  /** Folders of which the program loads each file that it finds there. */
  readonly folders = new Set<string>();
  /** Unread files that may determine a computed request. */
  readonly asked = new Set<string>();
  /** Node of everything that manifests name. */
  private plugins: number | undefined;
  private readonly known = new Map<string, Module>();
  /** The objects that files have for their exports from the start. */
  readonly exportsValues = new Set<number>();
  /** By JSON file, the object that it is. */
  private readonly settings = new Map<string, number>();
  /** By unread file: what to do once it is read. */
  private readonly waiting = new Map<string, ((target: Module) => void)[]>();

  constructor(
    private readonly solver: Solver,
    private readonly around: Surroundings,
  ) {}

  get(path: string): Module {
    return this.known.get(path) as Module;
  }

  /** Who asks for a file in a way that cannot be followed, if anybody; see Surroundings. */
  askedBy(path: string): string | undefined {
    return this.around.lost.get(path);
  }

  /** Allocates the nodes of a file; nothing flows in it yet. */
  declare(file: FileFacts): Module {
    const { solver } = this;
    const base = solver.nodes(file.nodes);
    const moduleValue = solver.values.add({ kind: 'object' });
    const exportsValue = solver.values.add({ kind: 'object' });
    const exportsNode = solver.fieldNode(moduleValue, 'exports');
    if (!isReplaced(file)) solver.add(exportsNode, exportsValue);
    const module = { base, file, exportsNode, exportsValue, moduleValue };
    this.known.set(file.path, module);
    this.exportsValues.add(exportsValue);
    return module;
  }

  /** Hands a file to those that requested it before it was read. */
  arrive(module: Module): void {
    const { path } = module.file;
    this.solver.values.readNow(path);
    for (const take of this.waiting.get(path) ?? []) take(module);
    this.waiting.delete(path);
  }

  // Matches: export * from './store'
  exportAll(module: Module, request: string): void {
    for (const path of this.around.resolve(module.file.path, request)) {
      this.note(module, path, 0);
      this.whenRead(path, (target) =>
        this.solver.listenFields(target.exportsValue, (field, node) => {
          if (field !== 'default') this.solver.copy(this.solver.fieldNode(module.exportsValue, field), node);
        }),
      );
    }
  }

  /** Lets what a request returns flow into a node; `name` is `exports` for require, else the imported name. */
  load(module: Module, to: number, request: string, name: string, owner: number): void {
    const found = this.around.resolve(module.file.path, request);
    for (const path of found) this.loadFile(module, to, path, name, owner);
    if (found.length > 0) return;
    const path = externalPath(request, name);
    const isWhole = path === externalPath(request, 'exports') && path !== UNKNOWN;
    this.solver.add(to, isWhole ? this.solver.values.imported(path) : this.solver.values.external(path));
    // Matches: require('app-root-path') + '/routes', and require('app-root-path').path
    if (ROOTS.has(request)) this.solver.add(to, this.solver.values.text('~'));
  }

  /** The node of an export that a function loads because of the file's path. */
  exportOf(module: Module, owner: number, path: string, name: string): number {
    const to = this.solver.nodes(1);
    this.loadFile(module, to, path, name, owner);
    return to;
  }

  // Matches: require(DRIVERS[name]), where the table may be another file's, and what is asked for may stand in a manifest
  // and require(path.join(folder, name)), where `folder` comes from somewhere else and `/*` is below it
  loadAny(module: Module, to: number, from: number, below: string, owner: number): void {
    if (below === '') this.loadManifested(module, to, owner);
    this.solver.listen(from, (value) => {
      const known = this.solver.values.get(value);
      if (known.kind === 'unread') this.asked.add(known.path);
      if (known.kind !== 'text' || !/^$|^\//.test(known.pattern.endsWith('/') ? '/' : below)) return;
      for (const path of this.around.resolve(module.file.path, known.pattern + below))
        this.loadFile(module, to, path, 'exports', owner);
    });
  }

  private loadManifested(module: Module, to: number, owner: number): void {
    for (const path of this.around.manifested) this.note(module, path, owner);
    if (this.around.manifested.size > 0) this.solver.copy(to, (this.plugins ??= this.merged()));
  }

  /** All files that manifests name as one module: as one value each they would fill a node. */
  private merged(): number {
    const { solver } = this;
    const [all, own] = [solver.nodes(1), solver.nodes(1)];
    solver.add(own, solver.values.add({ kind: 'object' }));
    solver.copy(all, own);
    for (const path of this.around.manifested) {
      if (!this.known.has(path)) solver.add(all, this.unread(path, 'exports'));
      this.whenRead(path, (target) => {
        solver.merge(own, target.exportsNode);
        // Matches: module.exports = register
        solver.listen(target.exportsNode, (value) => {
          if (solver.values.get(value).kind !== 'object') solver.add(all, value);
        });
      });
    }
    return all;
  }

  private loadFile(module: Module, to: number, path: string, name: string, owner: number): void {
    this.note(module, path, owner);
    this.loadSettings(to, path, name);
    if (!this.known.has(path)) this.solver.add(to, this.unread(path, name));
    this.whenRead(path, (target) => this.bring(to, target, name));
  }

  /** Who starts the program may have set others: these are some of its values. */
  // Matches: require('./config.json').dataFile
  private loadSettings(to: number, path: string, name: string): void {
    const texts = this.around.settings.get(path);
    if (!texts) return;
    const value = this.settings.get(path) ?? settingsValue(this.solver, texts);
    this.settings.set(path, value);
    const whole = this.solver.nodes(1);
    this.solver.add(whole, value);
    if (/^(?:exports|default|\*)$/.test(name)) this.solver.copy(to, whole);
    else this.solver.load(to, whole, name);
  }

  private note(module: Module, path: string, owner: number): void {
    this.loads.push({ from: functionId(module.file.path, owner), to: path });
    this.solver.foreign.join(this.around.packageOf(module.file.path), this.around.packageOf(path));
  }

  /** Calls back with a file, now or when it is read. */
  whenRead(path: string, take: (target: Module) => void): void {
    const target = this.known.get(path);
    const waiting = this.waiting.get(path);
    if (target) take(target);
    else if (waiting) waiting.push(take);
    else this.waiting.set(path, [take]);
  }

  private bring(to: number, target: Module, name: string): void {
    if (name === 'exports' || name === '*') return this.solver.copy(to, target.exportsNode);
    this.solver.load(to, target.exportsNode, name);
    if (name !== 'default') return;
    // `import x from './commonjs'` is its module.exports.
    this.solver.listen(target.exportsNode, (value) => {
      if (target.file.format === 'cjs' || value !== target.exportsValue) this.solver.add(to, value);
    });
  }

  /** The generated helper file is recognised by its name; a data file can be anything. */
  private unread(path: string, name: string): number {
    const { values } = this.solver;
    if (path.includes('unblock-helpers')) return values.external(externalPath('unblock-helpers', name));
    return this.around.sources.has(path) ? values.unread(path) : values.external(UNKNOWN);
  }
}
