import { ELEMENTS } from '../../language/fields';
import { ASKS_IN_PASSING, BINDER, EXISTING, INJECTED, PROVIDED, TOKENS, type Kept } from '../../language/containers';
import { callId } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { ArgumentFacts, CallFacts, CallId, FileFacts } from '../../types';
import type { Linker } from '../linking/link';
import type { Solver } from '../points-to/solve';
import type { Escapes } from './escapes';
import { TokenNames } from './token-names';

/** By field of a provider: how it says what is kept. */
const PROVIDERS: readonly (readonly [field: string, kept: Kept])[] = [
  ['useClass', 'class'],
  ['useValue', 'value'],
  ['useFactory', 'result'],
];

/**
 * Dependency injection by tokens: what is bound to a text, a symbol or a class comes to the parameters and fields that ask for it,
 * and to where a container is asked. Tokens are told apart by their names; all containers of a program are one.
 */
// Matches: container.bind(TYPES.Store).to(FileStore); … constructor(@inject(TYPES.Store) store) {}
export class Tokens {
  /** By the call that begins a binding, the node of its token. */
  private readonly begun = new Map<CallId, number>();
  readonly names: TokenNames;
  /** Modules whose providers are known. */
  private readonly modules = new Set<number>();

  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly escapes: Escapes,
  ) {
    this.names = new TokenNames(solver);
  }

  /** Whether a call of an outside function concerns a token, and does nothing else with its arguments. */
  connect(file: FileFacts, call: CallFacts, path: string): boolean {
    const [first, second] = call.args;
    const list = TOKENS.lists.get(path);
    if (list !== undefined && first) this.provide(this.links.node(file.path, first.node), list, isTestFile(file.path));
    const result = this.links.node(file.path, call.resultNode);
    const name = this.names.nameOf(first);
    const token = name === undefined ? undefined : this.names.kept(name);
    if (token !== undefined && (TOKENS.binds.has(path) || TOKENS.keeps.has(path))) this.standInAt(file, first, token);
    if (TOKENS.children.has(path)) this.solver.copy(result, this.links.node(file.path, call.receiverNode));
    else if (TOKENS.binds.has(path) && token !== undefined) this.begin(file, call, token);
    else if (TOKENS.bound.has(path)) this.finish(file, call, path);
    else if (TOKENS.keeps.has(path) && token !== undefined && second)
      this.keep(token, TOKENS.keeps.get(path) as Kept, file, second);
    else return this.ask(file, call, path, name);
    return true;
  }

  /** A class is also one without a binding; other code sees to what else such a call does. */
  private ask(file: FileFacts, call: CallFacts, path: string, name: string | undefined): boolean {
    if (!TOKENS.asks.has(path) || name === undefined) return false;
    const result = this.links.node(file.path, call.resultNode);
    this.names.ask(result, name);
    this.links.classes.instancesOf(result, this.links.node(file.path, call.args[0].node));
    if (ASKS_IN_PASSING.has(path)) return true;
    // Others may ask for it, too.
    this.solver.listen(result, (value) => {
      if (this.solver.values.get(value).kind === 'object') this.escapes.keepByName(value);
    });
    return true;
  }

  private begin(file: FileFacts, call: CallFacts, token: number): void {
    const id = callId(file.path, call.index);
    this.begun.set(id, token);
    this.solver.add(this.links.node(file.path, call.resultNode), this.solver.values.external(`${BINDER}()`, id));
    // Matches: container.bind(Store).toSelf()
    this.links.classes.instancesOf(token, this.links.node(file.path, call.args[0].node));
  }

  // Matches: @Module({ providers: [{ provide: 'STORE', useClass: FileStore }], imports: [StoreModule.forRoot()] })
  private provide(given: number, field: string, isOfTests: boolean): void {
    const [list, provider] = [this.solver.nodes(1), this.solver.nodes(1)];
    if (field === '') this.solver.copy(list, given);
    else this.solver.load(list, given, field);
    this.solver.load(provider, list, ELEMENTS);
    this.whenProvided(provider, (name, node) => {
      if (name.startsWith(PROVIDED)) this.keepAt(this.names.kept(name.slice(PROVIDED.length)), 'provider', node);
    });
    if (!isOfTests) this.standIn(provider);
    if (field !== '') this.import(given, field, isOfTests);
  }

  /** Who asks for a class by the type of a parameter may get something else. */
  private standIn(provider: number): void {
    const token = this.solver.nodes(1);
    this.solver.load(token, provider, 'provide');
    this.solver.listen(token, (value) => {
      if (this.solver.values.get(value).kind === 'class')
        this.keepAt(this.links.classes.standInsFor(value), 'provider', provider);
    });
  }

  // Matches: container.bind(Store).to(FileStore), container.register(Store, { useClass: FileStore })
  private standInAt(file: FileFacts, first: ArgumentFacts, token: number): void {
    if (isTestFile(file.path)) return;
    this.solver.listen(this.links.node(file.path, first.node), (value) => {
      if (this.solver.values.get(value).kind === 'class')
        this.solver.copy(this.links.classes.standInsFor(value), token);
    });
  }

  /** Modules that are made by functions list their providers in the object that they return. */
  private import(given: number, field: string, isOfTests: boolean): void {
    const [list, imported] = [this.solver.nodes(1), this.solver.nodes(1)];
    this.solver.load(list, given, 'imports');
    this.solver.load(imported, list, ELEMENTS);
    this.solver.listen(imported, (value) => {
      if (this.solver.values.get(value).kind !== 'object' || this.modules.has(value)) return;
      this.modules.add(value);
      const module = this.solver.nodes(1);
      this.solver.add(module, value);
      this.provide(module, field, isOfTests);
    });
  }

  private finish(file: FileFacts, call: CallFacts, path: string): void {
    const [kept, begun, [given]] = [TOKENS.bound.get(path) as Kept, TOKENS.begins.get(path), call.args];
    if (begun !== undefined)
      this.solver.add(this.links.node(file.path, call.resultNode), this.solver.values.external(begun));
    if (!given) return;
    this.solver.listen(this.links.node(file.path, call.receiverNode), (value) => {
      const known = this.solver.values.get(value);
      const token = known.kind === 'external' && known.site !== undefined ? this.begun.get(known.site) : undefined;
      if (token !== undefined) this.keep(token, kept, file, given);
    });
  }

  private keep(token: number, kept: Kept, file: FileFacts, given: ArgumentFacts): void {
    const node = this.links.node(file.path, given.node);
    if (kept === 'token') {
      const other = this.names.nameOf(given);
      if (other !== undefined) this.names.ask(token, other);
    } else this.keepAt(token, kept, node);
  }

  private keepAt(token: number, kept: Kept, node: number): void {
    if (kept === 'value') return this.solver.copy(token, node);
    this.solver.listen(node, (value) => {
      const known = this.solver.values.get(value);
      if (known.kind === 'unread') this.links.modules.asked.add(known.path);
    });
    if (kept === 'class') return this.links.classes.instancesOf(token, node);
    if (kept === 'result')
      return this.solver.listen(node, (value) => {
        const made = this.links.nodesOf(value);
        if (made) this.solver.copy(token, made.resultNode);
      });
    for (const [field, how] of PROVIDERS) {
      const held = this.solver.nodes(1);
      this.solver.load(held, node, field);
      this.keepAt(token, how, held);
      if (how === 'result') this.inject(held, node);
    }
    this.whenProvided(node, (field, held) => {
      if (field.startsWith(EXISTING)) this.give(token, field.slice(EXISTING.length), held);
    });
  }

  // Matches: { provide: 'STORE', useFactory: (options) => new FileStore(options), inject: [OPTIONS] }
  private inject(factory: number, provider: number): void {
    this.solver.listen(factory, (fn) => {
      const params = this.links.nodesOf(fn)?.paramNodes ?? [];
      this.whenProvided(provider, (field, node) => {
        const [, index, name] = INJECTED.exec(field) ?? [];
        const param = index === undefined ? undefined : params[Number(index)];
        if (param !== undefined) this.give(param, name, node);
      });
    });
  }

  private whenProvided(provider: number, then: (field: string, node: number) => void): void {
    this.solver.listen(provider, (value) => {
      if (this.solver.values.get(value).kind === 'object') this.solver.listenFields(value, then);
    });
  }

  /** What is kept under a token, or an instance of the class that it is. */
  private give(to: number, name: string, token: number): void {
    this.names.ask(to, name);
    this.links.classes.instancesOf(to, token);
  }
}
