import { ANY_FIELD } from '../../language/fields';
import { placeOfSetting } from '../../language/state-parts';
import type { ArgumentFacts, CallFacts, FileFacts, Framework, PropertyPlace } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import { UNKNOWN } from '../points-to/values';
import type { Escapes } from './escapes';
import type { OutsideArguments } from './outside-arguments';

/** How an application is named where nothing else is known of it. */
// Matches: app.set, req.app.get, this.app.get
const OF_APP = /(?:^|\.)app\??\.(?:set|get)$/;

/**
 * What an application keeps under names of the program's own: it comes from where it was set to where it is asked for, and
 * nobody else looks for it.
 */
// Matches: app.set('store', store); … req.app.get('store').load()
export class Settings {
  private readonly setters: ReadonlySet<string>;
  private readonly getters: ReadonlySet<string>;
  private readonly own: ReadonlySet<string>;

  constructor(
    private readonly solver: Solver,
    private readonly links: Links,
    private readonly escapes: Escapes,
    private readonly others: OutsideArguments,
    frameworks: readonly Framework[],
  ) {
    const rows = frameworks.flatMap(({ settings }) => settings ?? []);
    this.setters = new Set(rows.flatMap(({ set }) => set));
    this.getters = new Set(rows.flatMap(({ get }) => get));
    this.own = new Set(rows.flatMap(({ own }) => own));
  }

  /** Whether a call sets or gets such a value. */
  connect(file: FileFacts, call: CallFacts, path: string): boolean {
    const [name, value] = call.args;
    const known = nameOf(name);
    if (known === undefined || this.own.has(known) || call.args.length > 2) return false;
    const kept = this.solver.foreign.node(placeOfSetting(known));
    if (value && this.is('set', this.setters, call, path)) return this.keep(kept, file, call, path);
    if (value || !this.is('get', this.getters, call, path)) return false;
    this.solver.copy(this.links.node(file.path, call.resultNode), kept);
    return true;
  }

  private is(name: string, known: ReadonlySet<string>, call: CallFacts, path: string): boolean {
    return known.has(path) || (path === UNKNOWN && call.name === name && OF_APP.test(call.text));
  }

  /** Objects are asked for by their name; a function alone, or a class, may be called by anybody. The call gives the application. */
  private keep(kept: number, file: FileFacts, call: CallFacts, path: string): true {
    const value = this.links.node(file.path, call.args[1].node);
    const rest = this.solver.nodes(1);
    this.solver.copy(kept, value);
    if (call.receiverNode >= 0)
      this.solver.copy(this.links.node(file.path, call.resultNode), this.links.node(file.path, call.receiverNode));
    this.solver.listen(value, (one) => {
      if (this.solver.values.get(one).kind === 'object') this.escapes.keepByName(one);
      else this.solver.add(rest, one);
    });
    this.others.give({ file, call, index: 1, use: { kind: 'unknown' }, path }, rest);
    return true;
  }
}

function nameOf(name: ArgumentFacts | undefined): string | undefined {
  return name?.kind === 'string' ? name.value : undefined;
}

/** Stores what a call keeps under a name where its row says. */
// Matches: server.decorate('store', store), schema.method('load', load), schema.method({ load, save })
export function keepProperty(
  solver: Solver,
  links: Links,
  { path }: FileFacts,
  { args, receiverNode }: CallFacts,
  { at, into }: PropertyPlace,
): void {
  const [name, held] = args.slice(at);
  if (receiverNode < 0 || !name) return;
  const keeper = into === undefined ? links.node(path, receiverNode) : solver.nodeOf(solver.values.external(into));
  if (held) solver.store(keeper, name.value ?? ANY_FIELD, links.node(path, held.node));
  else if (into !== undefined) solver.merge(keeper, links.node(path, name.node));
}
