import { posix } from 'node:path';
import { INJECTION } from '../../language/containers';
import { withoutExtension } from '../../projects/by-place';
import { callId, pathOf, type Program } from '../../program';
import type { ArgumentFacts, CallFacts, CallId, FileFacts, FunctionId } from '../../types';
import type { Instances } from '../linking/instances';
import type { Linker } from '../linking/link';
import type { Receiver } from './callback-flow';
import type { Outside } from './outside';
import type { OutsideArguments } from './outside-arguments';
import type { Solver } from '../points-to/solve';
import { UNKNOWN } from '../points-to/values';

/** How a container is called where nothing else is known of it. */
// Matches: req.container.resolve, scope.resolve
const OF_CONTAINER = /(?:^|\.)(?:\w*[cC]ontainer|\w*[sS]cope|cradle|di|ioc)\??\.resolve$/;

/** Calls whose result stands for what is made. */
const MAKES = [INJECTION.registrations, INJECTION.invokers, INJECTION.builders];

/**
 * Dependency injection by names: what is registered in a container comes to the parameters of what the container makes, and to
 * where it is asked for by its name. All containers of a program are one.
 */
// Matches: container.register({ store: asClass(Store) }); … class Notes { constructor({ store }) {} }
export class Injection {
  /** By the call that registers or invokes, the node of what is made. */
  private readonly made = new Map<CallId, number>();

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly rows: Outside,
    private readonly others: OutsideArguments,
    private readonly instances: Instances,
  ) {}

  /** Whether a call of an outside function is one of a container, which does nothing else with its arguments. */
  connect(file: FileFacts, call: CallFacts, path: string): boolean {
    const result = this.links.node(file.path, call.resultNode);
    const [first, second] = call.args.map(({ node }) => this.links.node(file.path, node));
    const name = nameOf(call.args[0]);
    if (INJECTION.routes.has(path)) return this.route(file, call, path);
    if (MAKES.some((paths) => paths.has(path))) this.make(file, call, path);
    else if (INJECTION.handlers.has(path) && first !== undefined) this.build(result, first);
    else if (INJECTION.instances.has(path) && first !== undefined) this.build(this.solver.nodes(1), first);
    else if (INJECTION.fluent.has(path)) this.solver.copy(result, this.links.node(file.path, call.receiverNode));
    else if (path === INJECTION.scope) this.solver.copy(result, this.links.node(file.path, call.receiverNode));
    else if (path === INJECTION.register) this.register(first, name, second);
    else if (path === INJECTION.load) this.load(file, call);
    else if (INJECTION.folders.has(path)) this.loadControllers(file, call);
    else if (path === INJECTION.build && first !== undefined) this.build(result, first);
    else if (path.endsWith('()') && INJECTION.invokers.has(path.slice(0, -2))) this.invoke(file, call, name);
    else if (isResolve(path, call) && name !== undefined) this.solver.copy(result, this.solver.foreign.node(name));
    else return false;
    return true;
  }

  private make(file: FileFacts, call: CallFacts, path: string): void {
    const [node, id] = [this.solver.nodes(1), callId(file.path, call.index)];
    this.made.set(id, node);
    this.solver.add(this.links.node(file.path, call.resultNode), this.solver.values.external(`${path}()`, id));
    const [first] = call.args;
    if (!first) return;
    const given = this.links.node(file.path, first.node);
    if (path.endsWith('.asValue')) this.solver.copy(node, given);
    else this.build(node, given, { file, call, index: 0, use: this.rows.useOf(path, call), path });
  }

  /** An instance of a class, or what a function returns; their parameters are named like what they get, or get all. */
  private build(to: number, from: number, by?: Receiver): void {
    const called = this.solver.nodes(1);
    if (by) this.others.give(by, called);
    this.solver.listen(from, (value) => {
      const known = this.solver.values.get(value);
      // Parameters alone name what it uses, so that nothing else tells whether it matters.
      if (known.kind === 'unread') this.links.modules.asked.add(known.path);
      if (known.kind === 'class') this.solver.add(to, known.instance);
      this.instances.makers(value, ({ constructorFn }) => {
        if (constructorFn !== undefined) this.call(constructorFn, called);
      });
      const made = this.links.nodesOf(value);
      if (!made) return;
      this.solver.copy(to, made.resultNode);
      this.call(made.fn, called);
    });
  }

  private call(fn: FunctionId, called: number): void {
    const value = this.links.functionValue.get(fn);
    if (value !== undefined) this.solver.add(called, value);
    this.inject(fn);
  }

  private inject(fn: FunctionId): void {
    const { params, paramNodes } = this.program.fn(fn);
    paramNodes.forEach((local, index) => {
      const param = this.links.node(pathOf(fn), local);
      if (/^[\w$]+$/.test(params[index] ?? '')) this.solver.copy(param, this.solver.foreign.node(params[index]));
      if (index === 0) this.solver.add(param, this.solver.values.external(UNKNOWN));
    });
  }

  // Matches: register({ store: asClass(Store) }), register('store', asClass(Store))
  private register(first: number | undefined, name: string | undefined, second: number | undefined): void {
    if (first === undefined) return;
    if (name !== undefined && second !== undefined) return this.hold(name, second);
    this.solver.listen(first, (value) => {
      if (this.solver.values.get(value).kind === 'object')
        this.solver.listenFields(value, (field, node) => this.hold(field, node));
    });
  }

  private hold(name: string, registration: number): void {
    this.whenMade(registration, (node) => this.solver.shareForeign(name, node));
  }

  private whenMade(node: number, then: (made: number) => void): void {
    this.solver.listen(node, (value) => {
      const known = this.solver.values.get(value);
      const made = known.kind === 'external' && known.site !== undefined ? this.made.get(known.site) : undefined;
      if (made !== undefined) then(made);
    });
  }

  // Matches: const api = makeInvoker(NotesApi); router.get('/', api('list'))
  private invoke(file: FileFacts, call: CallFacts, name: string | undefined): void {
    if (name === undefined) return;
    const result = this.links.node(file.path, call.resultNode);
    this.whenMade(this.links.node(file.path, call.calleeNode), (made) => this.solver.load(result, made, name));
  }

  // Matches: createController(NotesApi).get('/notes', 'list'), which the rows of frameworks know as a route
  private route(file: FileFacts, call: CallFacts, path: string): false {
    const method = nameOf(call.args[1]);
    if (method === undefined) return false;
    const handler = this.solver.nodes(1);
    this.whenMade(this.links.node(file.path, call.receiverNode), (made) => this.solver.load(handler, made, method));
    this.others.give({ file, call, index: 1, use: this.rows.useOf(path, call), path }, handler);
    return false;
  }

  // Matches: container.loadModules(['services/*.js'], { formatName: 'camelCase' })
  private load(file: FileFacts, call: CallFacts): void {
    const { patterns } = this.links.paths;
    const globs = (call.args[0]?.elements ?? []).flatMap((one) => (one.elements ?? [one]).slice(0, 1));
    for (const { value } of globs) {
      const pattern = value === undefined ? undefined : patterns.fromWorkingFolder(file.path, value);
      for (const path of pattern === undefined ? [] : patterns.matching(file.path, pattern))
        this.loadModule(file, call, path);
    }
  }

  // Matches: loadControllers('routes/*.js', { cwd: __dirname })
  private loadControllers(file: FileFacts, call: CallFacts): void {
    const { patterns } = this.links.paths;
    const [first, options] = call.args;
    const folder = options?.files?.cwd?.kind === 'text' ? `${options.files.cwd.text}/` : '';
    for (const { value } of first?.elements ?? (first ? [first] : [])) {
      const pattern = value === undefined ? undefined : patterns.fromWorkingFolder(file.path, folder + value);
      for (const path of pattern === undefined ? [] : patterns.matching(file.path, pattern))
        for (const name of ['exports', 'default'])
          this.build(this.solver.nodes(1), this.links.exportOf(file.path, call.fn, path, name));
    }
  }

  private loadModule(file: FileFacts, call: CallFacts, path: string): void {
    const exported = this.links.exportOf(file.path, call.fn, path, 'exports');
    const [main, made] = [this.solver.nodes(1), this.solver.nodes(1)];
    this.solver.copy(main, exported);
    this.solver.load(main, exported, 'default');
    this.build(made, main);
    const name = posix.basename(withoutExtension(path));
    for (const one of new Set([name, camelCased(name)])) this.solver.shareForeign(one, made);
  }
}

function isResolve(path: string, call: CallFacts): boolean {
  return path === INJECTION.resolve || (path === UNKNOWN && call.name === 'resolve' && OF_CONTAINER.test(call.text));
}

function nameOf(name: ArgumentFacts | undefined): string | undefined {
  return name?.kind === 'string' ? name.value : undefined;
}

// Matches: user-service and user.service, which are userService
function camelCased(name: string): string {
  return name
    .replace(/[-_.\s]+(.)/g, (_, next: string) => next.toUpperCase())
    .replace(/^./, (first) => first.toLowerCase());
}
