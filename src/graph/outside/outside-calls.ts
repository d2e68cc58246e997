import { isMerge, SUBLIST_PATHS, UNION_PATHS } from '../../language/collections';
import { CONTAINERS } from '../../language/containers';
import { LOADERS } from '../../language/requests';
import { givesReceiver } from '../../language/answers';
import { looksOf } from '../../language/expectations';
import { pathOf, type Program } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { ArgumentFacts, CallFacts, CallId, FileFacts, Use } from '../../types';
import type { Arguments } from '../calls/arguments';
import { isFromList, type Containers } from '../points-to/containers';
import { promisified, whenBound, whenFunction } from './bound-functions';
import { BuiltInObjects } from './built-in-objects';
import { Documents } from './documents';
import { Emitters, type Told } from './emitters';
import { Emitted, tellsOnly } from './emitted';
import type { Escapes } from './escapes';
import { OutsideArguments } from './outside-arguments';
import { INHERITS, type Instances } from '../linking/instances';
import { FolderLoaders } from './folder-loaders';
import type { Hooks } from './hooks';
import { HeldFunctions } from './held-functions';
import { Injection } from './injection';
import { Listings } from './listings';
import { MadeInstances } from './made-instances';
import { Namespaces } from './namespaces';
import type { Linker } from '../linking/link';
import { takesArgument, type Outside } from './outside';
import { PlugIns } from './plug-ins';
import { addTo, isNew } from './sets-by-key';
import { keepProperty, Settings } from './settings';
import { Tokens } from './tokens';
import { Views } from './views';
import type { Solver } from '../points-to/solve';
import { passGiven } from '../points-to/thenables';
import { UNKNOWN } from '../points-to/values';

/** What the handling of calls has in common. */
interface Shared {
  /** By bound function, the numbers of bound arguments. */
  readonly shifts: ReadonlyMap<number, ReadonlySet<number>>;
  readonly args: Arguments;
  readonly containers: Containers;
  readonly instances: Instances;
  readonly escapes: Escapes;
  readonly hooks: Hooks;
}

/** What calls of outside functions do with their arguments, and what they return. */
export class OutsideCalls {
  /** By call, its possible outside callees. */
  readonly paths = new Map<CallId, Set<string>>();
  readonly emitters: Emitters;
  private readonly documents: Documents;
  private readonly emitted: Emitted;
  readonly outsideArguments: OutsideArguments;
  readonly plugIns: PlugIns;
  readonly held: HeldFunctions;
  private readonly views: Views;
  private readonly listings: Listings;
  private readonly settings: Settings;
  private readonly injection: Injection;
  readonly tokens: Tokens;
  private readonly folders: FolderLoaders;
  private readonly namespaces: Namespaces;
  private readonly objects: BuiltInObjects;
  private readonly madeInstances: MadeInstances;
  private readonly uses = new Map<CallId, Set<Use | Use['kind']>>();

  constructor(
    program: Program,
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly rows: Outside,
    private readonly shared: Shared,
  ) {
    this.emitted = new Emitted(solver, links, shared.escapes.departures);
    this.emitters = new Emitters(program, solver, links, shared, this.emitted);
    this.views = new Views(solver, links.unseen.calledInViews);
    this.documents = new Documents(program, solver, links, shared.escapes, this.views);
    this.held = new HeldFunctions(program, solver, links, shared.hooks);
    this.listings = new Listings(solver, links);
    this.folders = new FolderLoaders(solver, links);
    this.outsideArguments = new OutsideArguments(program, solver, links, shared.escapes, this.held);
    this.plugIns = new PlugIns(solver, links, rows, this.outsideArguments);
    this.tokens = new Tokens(solver, links, shared.escapes);
    this.injection = new Injection(program, solver, links, rows, this.outsideArguments, shared.instances);
    this.madeInstances = new MadeInstances(solver, links, shared.instances, this.outsideArguments);
    this.objects = new BuiltInObjects(solver, links);
    this.namespaces = new Namespaces(solver, links, shared.escapes, this.outsideArguments.handed);
    this.settings = new Settings(solver, links, shared.escapes, this.outsideArguments, rows.frameworks);
  }

  /** Functions that outside code calls in calls that do not name them. */
  get told(): readonly Told[] {
    return [...this.emitters.told, ...this.views.told, ...this.shared.hooks.told];
  }

  /** Lets a call mean an outside function, if it did not before. */
  connect(file: FileFacts, call: CallFacts, id: CallId, path: string): void {
    if (this.paths.get(id)?.has(path)) return;
    addTo(this.paths, id, path);
    this.documents.connect(file, call, path);
    // What these load is linked by their requests.
    if (LOADERS.has(path) || this.settings.connect(file, call, path)) return;
    if (this.tokens.connect(file, call, path)) return;
    if (this.injection.connect(file, call, path) || this.objects.connect(file, call, path)) return;
    const use = this.rows.useOf(path, call);
    const result = this.links.node(file.path, call.resultNode);
    this.addResult(result, call, id, use, path);
    this.emitters.connect(file, call, path);
    this.views.connect(file, call, path);
    this.shared.hooks.connect(file, call);
    this.listings.connect(file, call, path);
    this.folders.connect(file, call, path);
    this.namespaces.connect({ file, call, path, use });
    if (tellsOnly(call, path)) return this.emitted.confine(file, call, () => this.handOver(file, call, use, path));
    // All unknown callees of a call use its arguments in the same unknown way.
    if (!isNew(this.uses, id, use.kind === 'handler' ? use : use.kind)) return;
    this.passThrough(file, call, use, path, result);
    if (INHERITS.has(path)) this.shared.instances.extend(call.args.slice(0, 2).map((arg) => this.nodeOf(file, arg)));
    if (use.kind === 'harmless' || this.shared.containers.isNewList(call, result)) return;
    if (use.kind === 'property') return keepProperty(this.solver, this.links, file, call, use);
    if (use.kind === 'handler') {
      this.plugIns.connect(file, call, use);
      this.madeInstances.connect(file, call, use, path);
    }
    if (use.kind === 'unknown') this.held.take(file, call, path);
    this.handOver(file, call, use, path);
    this.folders.commandsOf(file, call, (exported) =>
      this.outsideArguments.give({ file, call, index: 0, use, path }, exported),
    );
  }

  private nodeOf(file: FileFacts, arg: ArgumentFacts): number {
    return this.shared.args.nodeOf(file, arg);
  }

  /** What a call returns of its arguments, or of its receiver. */
  private passThrough(file: FileFacts, call: CallFacts, use: Use, path: string, result: number): void {
    const { containers } = this.shared;
    const [first] = call.args;
    const passed = use.kind !== 'identity' ? [] : UNION_PATHS.has(path) ? call.args : call.args.slice(0, 1);
    for (const arg of passed) containers.passThrough(path, result, this.nodeOf(file, arg));
    if (path === UNKNOWN && !call.isNew && first) containers.passApp(result, this.nodeOf(file, first));
    // Matches: Container.get(UserService)
    if (CONTAINERS.has(path) && first) this.links.classes.instancesOf(result, this.nodeOf(file, first));
    if (use.kind === 'promisify' && first) promisified(this.solver, result, this.nodeOf(file, first));
    if (use.kind === 'delegate' && first) this.delegated(result, this.nodeOf(file, first), use.names);
    if (call.receiverNode >= 0 && path === UNKNOWN)
      containers.take(this.links.node(file.path, call.receiverNode), call, result, first && this.nodeOf(file, first));
  }

  private handOver(file: FileFacts, call: CallFacts, use: Use, path: string): void {
    this.outsideArguments.giveSelf({ file, call, index: 0, use, path });
    if (call.name !== 'bind') return this.handOverAll(file, call, call.args, use, path);
    const { args } = call;
    whenBound(this.solver, this.links, file, call, () => this.handOverAll(file, call, args.slice(1), use, path));
    const hide = (fn: number): void => this.shared.escapes.hide(fn, `${file.path}:${call.line}`);
    if (use.kind === 'unknown' && args[0]) whenFunction(this.solver, this.nodeOf(file, args[0]), hide);
  }

  private handOverAll(file: FileFacts, call: CallFacts, args: readonly ArgumentFacts[], use: Use, path: string): void {
    const looks = use.kind === 'unknown' && isTestFile(file.path) ? looksOf(file, call) : undefined;
    args.forEach((arg, index) => {
      if (takesArgument(use, index, args.length))
        this.outsideArguments.give({ file, call, index, use, path, looks }, this.nodeOf(file, arg));
    });
  }

  private addResult(result: number, call: CallFacts, id: CallId, use: Use, path: string): void {
    const chains = use.kind === 'property' || (use.kind === 'handler' && use.row.chains === true);
    if (chains && call.receiverNode >= 0)
      return this.solver.copy(result, this.links.node(pathOf(id), call.receiverNode));
    if (this.shared.containers.isNewList(call, result)) return;
    if (path === UNKNOWN && call.receiverNode >= 0 && givesReceiver(call.name, call.args.length))
      passGiven(this.solver, result, this.links.node(pathOf(id), call.receiverNode));
    // An element of the list, or the list itself: no new value.
    if (isFromList(call) && call.receiverNode >= 0 && !this.rows.names(path)) return;
    if (SUBLIST_PATHS.has(path) || isMerge(path, call)) return;
    const made = this.rows.resultOf(path);
    const value = this.solver.values.external(made, this.rows.isReceiver(made) ? id : undefined);
    // The flow of the file has what a function of the project becomes when it is bound.
    if (call.name !== 'bind') return this.solver.add(result, value);
    whenBound(this.solver, this.links, { path: pathOf(id) }, call, () => this.solver.add(result, value));
  }

  // Matches: const load = _.memoize(read); const save = db.transaction(saveAll); save(notes); save.immediate(notes)
  private delegated(result: number, argument: number, names: readonly string[]): void {
    this.solver.listen(argument, (value) => {
      this.solver.add(result, value);
      if (this.solver.values.get(value).kind !== 'function') return;
      for (const name of names) this.solver.add(this.solver.fieldNode(value, name), value);
    });
  }
}
