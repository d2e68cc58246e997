import { ELEMENTS } from '../../language/fields';
import { BINDER, PROVIDED, TOKENS, type Kept } from '../../language/containers';
import { callId } from '../../program';
import type { ArgumentFacts, CallFacts, CallId, FileFacts } from '../../types';
import type { Linker } from '../linking/link';
import type { Solver } from '../points-to/solve';

/** By field of a provider: how it says what is kept. */
const PROVIDERS: readonly (readonly [field: string, kept: Kept])[] = [
  ['useClass', 'class'],
  ['useValue', 'value'],
  ['useFactory', 'result'],
];
// Matches: TYPES.Store, STORE, Symbol.for('Store')
const NAME = /^(?:[\w$]+\.)*([\w$]+)$|^Symbol(?:\.for)?\(['"]([^'"]+)['"]\)$/;

/**
 * Dependency injection by tokens: what is bound to a text, a symbol or a class comes to the parameters and fields that ask for it,
 * and to where a container is asked. Tokens are told apart by their names; all containers of a program are one.
 */
// Matches: container.bind(TYPES.Store).to(FileStore); … constructor(@inject(TYPES.Store) store) {}
export class Tokens {
  /** By the call that begins a binding, the node of its token. */
  private readonly begun = new Map<CallId, number>();

  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
  ) {}

  /** Whether a call of an outside function concerns a token, and does nothing else with its arguments. */
  connect(file: FileFacts, call: CallFacts, path: string): boolean {
    const [first, second] = call.args;
    const list = TOKENS.lists.get(path);
    if (list !== undefined && first) this.provide(this.links.node(file.path, first.node), list);
    const result = this.links.node(file.path, call.resultNode);
    const token = this.tokenOf(first);
    if (TOKENS.children.has(path)) this.solver.copy(result, this.links.node(file.path, call.receiverNode));
    else if (TOKENS.binds.has(path) && token !== undefined) this.begin(file, call, token);
    else if (TOKENS.bound.has(path)) this.finish(file, call, TOKENS.bound.get(path) as Kept);
    else if (TOKENS.keeps.has(path) && token !== undefined && second)
      this.keep(token, TOKENS.keeps.get(path) as Kept, file, second);
    else return this.ask(file, call, path, token);
    return true;
  }

  /** A class is also one without a binding; other code sees to what else such a call does. */
  private ask(file: FileFacts, call: CallFacts, path: string, token: number | undefined): boolean {
    if (!TOKENS.asks.has(path) || token === undefined) return false;
    const result = this.links.node(file.path, call.resultNode);
    this.solver.copy(result, token);
    this.links.classes.instancesOf(result, this.links.node(file.path, call.args[0].node));
    return true;
  }

  private begin(file: FileFacts, call: CallFacts, token: number): void {
    const id = callId(file.path, call.index);
    this.begun.set(id, token);
    this.solver.add(this.links.node(file.path, call.resultNode), this.solver.values.external(`${BINDER}()`, id));
    // Matches: container.bind(Store).toSelf()
    this.links.classes.instancesOf(token, this.links.node(file.path, call.args[0].node));
  }

  // Matches: @Module({ providers: [{ provide: 'STORE', useClass: FileStore }] })
  private provide(given: number, field: string): void {
    const [list, provider] = [this.solver.nodes(1), this.solver.nodes(1)];
    if (field === '') this.solver.copy(list, given);
    else this.solver.load(list, given, field);
    this.solver.load(provider, list, ELEMENTS);
    this.solver.listen(provider, (value) => {
      if (this.solver.values.get(value).kind !== 'object') return;
      this.solver.listenFields(value, (name, node) => {
        if (name.startsWith(PROVIDED)) this.keepAt(this.keptUnder(name.slice(PROVIDED.length)), 'provider', node);
      });
    });
  }

  private finish(file: FileFacts, call: CallFacts, kept: Kept): void {
    const [given] = call.args;
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
      const other = this.tokenOf(given);
      if (other !== undefined) this.solver.copy(token, other);
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
    }
  }

  private tokenOf(name: ArgumentFacts | undefined): number | undefined {
    const [, plain, symbol] = NAME.exec(name?.text ?? '') ?? [];
    const key = name?.kind === 'string' ? name.value : (plain ?? symbol);
    return key === undefined ? undefined : this.keptUnder(key);
  }

  private keptUnder(key: string): number {
    return this.solver.foreign.node(`token ${key}`);
  }
}
