import type { FileFacts, Flow, FunctionId } from '../types';
import { functionId, pathOf } from '../program';
import { isReplaced } from './module-exports';
import { externalPath, type Resolve } from './resolve';
import type { Solver } from './solve';
import { UNKNOWN } from './values';

/** Where the flow nodes of each file are in the solver, and the values its functions and modules became. */
export interface Links {
  /** Solver node of a file's own flow node. */
  readonly node: (file: string, local: number) => number;
  /** Value of a function. */
  readonly functionValue: ReadonlyMap<FunctionId, number>;
  /** Which modules a module loads: file → request's files, with the function that asks. */
  readonly loads: readonly { readonly from: FunctionId; readonly to: string }[];
  /** Node of what a file exports. */
  readonly exportsNode: (file: string) => number;
}

/** Globals that read as themselves; others (`window.x`, `jQuery`) are outside of what we follow. */
const GLOBALS =
  /^(?:require|process|console|Promise|JSON|Object|Array|Reflect|Symbol|Atomics|global|globalThis|set(?:Timeout|Interval|Immediate)|queueMicrotask|describe|it|test|before|after|beforeEach|afterEach|beforeAll|afterAll|suite|specify|context)$/;

/** What files are linked with beside each other. */
export interface Surroundings {
  readonly resolve: Resolve;
  /** The path of what has an outside type. */
  readonly instanceOf: (path: string) => string;
  /** Source files of the project, with facts or without. */
  readonly sources: ReadonlySet<string>;
}

/** Hands the constraints of every file to the solver and joins them at their imports and exports. */
export function linkFiles(solver: Solver, files: Iterable<FileFacts>, surroundings: Surroundings): Links {
  const linker = new Linker(solver, [...files], surroundings);
  linker.link();
  return linker;
}

interface Module {
  readonly base: number;
  readonly file: FileFacts;
  /** Value of `module`, and node of `module.exports`. */
  readonly exportsNode: number;
  readonly exportsValue: number;
  readonly moduleValue: number;
  /** Which function evaluates the call whose result is at a flow node. */
  readonly callers: ReadonlyMap<number, number>;
}

class Linker implements Links {
  readonly functionValue = new Map<FunctionId, number>();
  readonly loads: { from: FunctionId; to: string }[] = [];
  private readonly modules = new Map<string, Module>();
  private readonly unknown: number;

  constructor(
    private readonly solver: Solver,
    private readonly files: readonly FileFacts[],
    private readonly around: Surroundings,
  ) {
    this.unknown = solver.values.external(UNKNOWN);
  }

  node(file: string, local: number): number {
    return (this.modules.get(file) as Module).base + local;
  }

  exportsNode(file: string): number {
    return (this.modules.get(file) as Module).exportsNode;
  }

  link(): void {
    for (const file of this.files) this.modules.set(file.path, this.declare(file));
    this.solver.onAccess((to, getter, self) => this.access(to, getter, self));
    for (const module of this.modules.values()) for (const flow of module.file.flow) this.emit(module, flow);
  }

  private declare(file: FileFacts): Module {
    const base = this.solver.nodes(file.nodes);
    const moduleValue = this.solver.values.add({ kind: 'object' });
    const exportsValue = this.solver.values.add({ kind: 'object' });
    const exportsNode = this.solver.fieldNode(moduleValue, 'exports');
    if (!isReplaced(file)) this.solver.add(exportsNode, exportsValue);
    for (const fn of file.functions) {
      const id = functionId(file.path, fn.index);
      this.functionValue.set(id, this.solver.values.add({ kind: 'function', fn: id }));
    }
    for (const flow of file.flow)
      if (flow[0] === 'store' && flow[2].startsWith('get ')) this.solver.accessors.add(flow[2].slice('get '.length));
    const callers = new Map(file.calls.map((call) => [call.resultNode, call.fn]));
    return { base, file, exportsNode, exportsValue, moduleValue, callers };
  }

  private emit(module: Module, flow: Flow): void {
    const { solver } = this;
    const at = (local: number): number => module.base + local;
    switch (flow[0]) {
      case 'function':
        return this.addFunction(module, at(flow[1]), flow[2]);
      case 'object':
        return solver.add(at(flow[1]), solver.values.add({ kind: 'object' }));
      case 'list':
        return solver.add(at(flow[1]), solver.values.add({ kind: 'object', list: true }));
      case 'string':
        return solver.add(at(flow[1]), solver.values.text(flow[2]));
      case 'copy':
        return solver.copy(at(flow[1]), at(flow[2]));
      case 'load':
        return solver.load(at(flow[1]), at(flow[2]), flow[3]);
      case 'store':
        return solver.store(at(flow[1]), flow[2], at(flow[3]));
      case 'merge':
        return solver.merge(at(flow[1]), at(flow[2]));
      case 'class':
        return this.addClass(module, at(flow[1]), flow[2], flow[3] < 0 ? -1 : at(flow[3]), flow[4], at(flow[5]));
      case 'require':
        return this.load(module, at(flow[1]), flow[2], 'exports', this.requireOwner(module, flow[1]));
      case 'import':
        return this.load(module, at(flow[1]), flow[2], flow[3], 0);
      case 'global':
        return this.addGlobal(module, at(flow[1]), flow[2]);
      case 'export':
        return this.addExport(module, flow[1], at(flow[2]));
      case 'export-all':
        return this.exportAll(module, flow[1]);
      case 'exports':
        return solver.add(at(flow[1]), module.exportsValue);
      case 'this':
        return this.bindThis(at(flow[1]), at(flow[2]));
      case 'instance':
        return this.addInstances(at(flow[1]), at(flow[2]));
      case 'escape':
      case 'shift':
        return undefined;
    }
  }

  private addInstances(to: number, cls: number): void {
    this.solver.listen(cls, (value) => {
      const known = this.solver.values.get(value);
      if (known.kind === 'class') this.solver.add(to, known.instance);
      if (known.kind !== 'external') return;
      // Only what a row names tells something; anything else would make a parameter seem to be anything.
      const made = this.solver.values.external(this.around.instanceOf(known.path));
      if (this.solver.values.get(made) !== this.solver.values.get(this.unknown)) this.solver.add(to, made);
    });
  }

  private bindThis(fn: number, self: number): void {
    this.solver.listen(fn, (value) => {
      const thisNode = this.nodesOf(value)?.thisNode;
      if (thisNode !== undefined) this.solver.copy(thisNode, self);
    });
  }

  // Matches: runtime.store, where `runtime` has `get store() { return store; }`
  private access(to: number, getter: number, self: number): void {
    const nodes = this.nodesOf(getter);
    if (!nodes) return;
    this.solver.add(nodes.thisNode, self);
    this.solver.copy(to, nodes.resultNode);
  }

  /** Solver nodes of a function's `this` and result; none of what is no function of the project. */
  private nodesOf(value: number): { readonly thisNode: number; readonly resultNode: number } | undefined {
    const known = this.solver.values.get(value);
    if (known.kind !== 'function') return undefined;
    const { base, file } = this.modules.get(pathOf(known.fn)) as Module;
    const fn = file.functions.find((other) => functionId(file.path, other.index) === known.fn);
    return fn && { thisNode: base + fn.thisNode, resultNode: base + fn.resultNode };
  }

  private addFunction(module: Module, node: number, index: number): void {
    const value = this.functionValue.get(functionId(module.file.path, index)) as number;
    this.solver.add(node, value);
    // Every function may be used with `new`; its instances inherit from here.
    this.solver.add(this.solver.fieldNode(value, 'prototype'), this.solver.values.add({ kind: 'object' }));
  }

  private addClass(
    module: Module,
    node: number,
    constructorFn: number,
    superclass: number,
    body: number,
    own: number,
  ): void {
    const { solver } = this;
    const id = (index: number): FunctionId | undefined => (index < 0 ? undefined : functionId(module.file.path, index));
    const instance = solver.values.add({ kind: 'object' });
    const value = solver.values.add({ kind: 'class', constructorFn: id(constructorFn), body: id(body), instance });
    const prototype = solver.values.add({ kind: 'object' });
    solver.add(node, value);
    solver.add(own, prototype);
    solver.add(solver.fieldNode(value, 'prototype'), prototype);
    solver.copy(solver.prototypeNode(instance), solver.fieldNode(value, 'prototype'));
    if (superclass >= 0) {
      solver.load(solver.prototypeNode(prototype), superclass, 'prototype');
      solver.copy(solver.prototypeNode(value), superclass);
    }
    for (const index of [constructorFn, body])
      if (index >= 0) solver.add(module.base + module.file.functions[index].thisNode, instance);
  }

  private addGlobal(module: Module, node: number, name: string): void {
    if (name === 'module') return this.solver.add(node, module.moduleValue);
    this.solver.add(node, this.solver.values.external(GLOBALS.test(name) ? name : UNKNOWN));
  }

  private addExport(module: Module, name: string, from: number): void {
    if (name === '=') return this.solver.copy(module.exportsNode, from);
    this.solver.copy(this.solver.fieldNode(module.exportsValue, name), from);
  }

  private exportAll(module: Module, request: string): void {
    for (const path of this.around.resolve(module.file.path, request)) {
      const target = this.modules.get(path);
      this.loads.push({ from: functionId(module.file.path, 0), to: path });
      if (!target) continue;
      this.solver.listenFields(target.exportsValue, (field, node) => {
        if (field !== 'default') this.solver.copy(this.solver.fieldNode(module.exportsValue, field), node);
      });
    }
  }

  /** Lets what a request brings flow into a node; `name` is `exports` for require, else the imported name. */
  private load(module: Module, to: number, request: string, name: string, owner: number): void {
    const found = this.around.resolve(module.file.path, request);
    for (const path of found) {
      this.loads.push({ from: functionId(module.file.path, owner), to: path });
      const target = this.modules.get(path);
      if (target) this.bring(to, target, name);
      else this.solver.add(to, this.unread(path, name));
    }
    if (found.length === 0) this.solver.add(to, this.solver.values.external(externalPath(request, name)));
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

  /** The generated helper file is known by its name; data can be anything. */
  private unread(path: string, name: string): number {
    const { values } = this.solver;
    if (path.includes('unblock-helpers')) return values.external(externalPath('unblock-helpers', name));
    return this.around.sources.has(path) ? values.unread(path) : values.external(UNKNOWN);
  }

  private requireOwner(module: Module, local: number): number {
    return module.callers.get(local) ?? 0;
  }
}
