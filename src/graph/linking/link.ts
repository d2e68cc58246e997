import { posix } from 'node:path';
import type { FileFacts, Flow, FunctionId } from '../../types';
import { functionId, indexOf, pathOf } from '../../program';
import { Classes } from './classes';
import { FileFlow } from './file-flow';
import { joined } from './file-patterns';
import { ListedModules } from './listed-modules';
import { Globals } from './globals';
import { KeyedStores } from './keyed-stores';
import type { Links } from './links';
import { Modules, type Module } from './modules';
import { Places, type FunctionNodes } from './places';
import { isRequest, linkRequest } from './requests';
import type { Surroundings } from './surroundings';
import { TestStores } from './test-stores';
import { passTagged } from '../points-to/thenables';
import type { Solver } from '../points-to/solve';

/** Hands the constraints of files to the solver and connects imports with exports. Files may be added at any time. */
export class Linker implements Links {
  readonly functionValue = new Map<FunctionId, number>();
  /** Handles reads of properties that getters compute. */
  readonly accessed = new Map<FunctionId, Set<number>>();
  readonly modules: Modules;
  readonly listed: ListedModules;
  private readonly places: Places;
  private readonly testStores: TestStores;
  readonly classes: Classes;
  readonly paths: FileFlow;
  private readonly globals: Globals;
  readonly keyed: KeyedStores;

  constructor(
    private readonly solver: Solver,
    private readonly around: Surroundings,
  ) {
    this.modules = new Modules(solver, around);
    this.listed = new ListedModules(solver, this.modules, around);
    this.testStores = new TestStores(solver, this.modules, around);
    this.places = new Places(solver, this.modules, (value) => this.nodesOf(value), around.placed);
    this.classes = new Classes(solver, around);
    this.paths = new FileFlow(solver, around.patterns);
    this.keyed = new KeyedStores(solver);
    this.globals = new Globals(solver, this.places, around);
    solver.onAccess((to, getter, self) => this.access(to, getter, self));
  }

  get loads(): Links['loads'] {
    return this.modules.loads;
  }

  get folders(): Set<string> {
    return this.modules.folders;
  }

  get asked(): Links['asked'] {
    return this.modules.asked;
  }

  node(file: string, local: number): number {
    return this.modules.get(file).base + local;
  }

  /** Source files of the project, read or not. */
  get sources(): ReadonlySet<string> {
    return this.around.sources;
  }

  /** What calls something by its name out of sight: see Surroundings. */
  get unseen(): Pick<Surroundings, 'calledInViews' | 'calledUnread'> {
    return this.around;
  }

  /** The path of a folder that a file names by a pattern. */
  folderOf(from: string, pattern: string): string {
    const path = pattern.startsWith('~/') ? pattern.slice(2) : posix.join(posix.dirname(from), pattern);
    return path.replace(/\/$/, '');
  }

  /** The node of an export of `path` that a function of `from` loads because of the file's path. */
  exportOf(from: string, owner: number, path: string, name: string): number {
    return this.modules.exportOf(this.modules.get(from), owner, path, name);
  }

  readonly exportsNode = (file: string): number => this.modules.get(file).exportsNode;
  readonly isExports = (value: number): boolean => this.modules.exportsValues.has(value);

  /** All files are declared before anything flows, so that their order does not matter. */
  add(files: readonly FileFacts[]): void {
    const added = files.map((file) => this.declare(file));
    for (const module of added) this.modules.arrive(module);
    for (const module of added) for (const flow of module.file.flow) this.emit(module, flow);
    for (const module of added) this.testStores.whenLoaded(module.file, () => this.paths.claim(module));
  }

  /** See ListedModules and TestStores. */
  storeRest(): boolean {
    return this.listed.storeRest() || this.testStores.release();
  }

  private declare(file: FileFacts): Module {
    for (const fn of file.functions) {
      const id = functionId(file.path, fn.index);
      this.functionValue.set(id, this.solver.values.add({ kind: 'function', fn: id }));
    }
    for (const flow of file.flow)
      if (flow[0] === 'store' && flow[2].startsWith('get ')) this.solver.accessors.add(flow[2].slice('get '.length));
    return this.modules.declare(file);
  }

  private emit(module: Module, flow: Flow): void {
    if (isRequest(flow)) return linkRequest(this, module, flow);
    const { solver } = this;
    const at = (local: number): number => module.base + local;
    switch (flow[0]) {
      case 'function':
        return this.addFunction(module, at(flow[1]), flow[2]);
      case 'object':
      case 'list':
        return solver.add(at(flow[1]), solver.values.add({ kind: 'object', list: flow[0] === 'list' }));
      case 'string':
        return this.paths.write(module.file.path, at(flow[1]), flow[2]);
      case 'below':
        return this.paths.below(module.file.path, at(flow[1]), at(flow[2]), flow[3]);
      case 'path-part':
        return this.paths.pass(module.file.path, at(flow[1]), at(flow[2]), (pattern) => joined(pattern, flow[3]));
      case 'main':
        return this.paths.main(this.around.mainFiles(module.file.path), at(flow[1]), flow[2]);
      case 'copy':
        return solver.copy(at(flow[1]), at(flow[2]));
      case 'load':
        return solver.load(at(flow[1]), at(flow[2]), flow[3]);
      case 'store':
        return this.testStores.link(module, flow);
      case 'store-any':
      case 'store-given':
      case 'store-keys':
        return this.keyed.link(module, flow);
      case 'merge':
        return solver.merge(at(flow[1]), at(flow[2]));
      case 'class':
        return this.classes.declare(module, flow);
      case 'import':
        return this.modules.load(module, at(flow[1]), flow[2], flow[3], 0);
      case 'global':
        return this.globals.read(module, at(flow[1]), flow[2]);
      case 'export':
        return this.addExport(module, flow[1], at(flow[2]));
      case 'export-all':
        return this.modules.exportAll(module, flow[1]);
      case 'exports':
        return solver.add(at(flow[1]), module.exportsValue);
      case 'instance':
        return this.classes.instancesOf(at(flow[1]), at(flow[2]));
      case 'tagged':
        return passTagged(solver, at(flow[1]), at(flow[2]));
      case 'element':
      case 'escape':
      case 'method':
      case 'this':
      case 'shift':
        return undefined;
    }
  }

  // Matches: runtime.store, where `runtime` has `get store() { return store; }`
  private access(to: number, getter: number, self: number): void {
    const nodes = this.nodesOf(getter);
    if (!nodes) return;
    this.accessed.set(nodes.fn, (this.accessed.get(nodes.fn) ?? new Set<number>()).add(to));
    this.solver.add(nodes.thisNode, self);
    this.solver.copy(to, nodes.resultNode);
  }

  /** The nodes of a function; undefined for values that are no function of the project. */
  nodesOf(value: number): FunctionNodes | undefined {
    const known = this.solver.values.get(value);
    if (known.kind !== 'function') return undefined;
    const { base, file } = this.modules.get(pathOf(known.fn));
    const fn = file.functions[indexOf(known.fn)];
    const paramNodes = fn.paramNodes.map((node) => base + node);
    return { fn: known.fn, thisNode: base + fn.thisNode, resultNode: base + fn.resultNode, paramNodes };
  }

  private addFunction(module: Module, node: number, index: number): void {
    const value = this.functionValue.get(functionId(module.file.path, index)) as number;
    this.solver.add(node, value);
    // Every function may be called with `new`; its instances inherit from here.
    this.solver.add(
      this.solver.fieldNode(value, 'prototype'),
      this.solver.values.add({ kind: 'object', isPrototype: true }),
    );
  }

  private addExport(module: Module, name: string, from: number): void {
    if (name === '=') return this.solver.copy(module.exportsNode, from);
    this.solver.copy(this.solver.fieldNode(module.exportsValue, name), from);
  }
}
