import { posix } from 'node:path';
import { NAMESPACE_LOADERS } from '../../language/listings';
import { callId } from '../../program';
import { withoutExtension } from '../../projects/by-place';
import type { ArgumentFacts, CallFacts, CallId, FileFacts, Handed, Use } from '../../types';
import type { Linker } from '../linking/link';
import type { Solver } from '../points-to/solve';
import { isOutside } from '../points-to/values';
import type { Escapes } from './escapes';

/** A call that means something outside the program. */
interface Site {
  readonly file: FileFacts;
  readonly call: CallFacts;
  readonly use: Use;
  readonly path: string;
}

/** One chain of calls: the folder below which it looks, what it loads, and into what. */
interface Chain {
  readonly below: string;
  readonly loaded: { readonly site: Site; readonly name: string }[];
  readonly into: Site[];
}

const MAKERS: ReadonlyMap<string, string> = new Map(NAMESPACE_LOADERS.map((name) => [name, `${name}().`]));
/** What express-load takes out of names. */
const BETWEEN_WORDS = /[^a-zA-Z0-9]+(.)/g;

/** Follows packages that load folders into namespaces of an application: `app.controllers.users.list`. */
export class Namespaces {
  private readonly chains = new Map<CallId, Chain>();

  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly escapes: Escapes,
    private readonly handed: Handed[],
  ) {}

  // Matches: consign({ cwd: 'app' }).include('models').then('controllers').into(app), load('models').then('routes').into(app)
  connect(site: Site): void {
    const { file, call, path } = site;
    const maker = NAMESPACE_LOADERS.find((name) => path === name || path.startsWith(MAKERS.get(name) as string));
    if (maker === undefined) return;
    if (path === maker) return this.begin(site);
    if (call.receiverNode < 0) return;
    this.solver.listen(this.links.node(file.path, call.receiverNode), (value) => {
      const known = this.solver.values.get(value);
      const chain = known.kind === 'external' && known.site !== undefined ? this.chains.get(known.site) : undefined;
      if (chain) this.goOn(chain, site);
    });
  }

  private begin(site: Site): void {
    const [first, second] = site.call.args;
    const options = first?.kind === 'object' ? first : second;
    const chain = { below: folderIn(options), loaded: [], into: [] };
    this.chains.set(callId(site.file.path, site.call.index), chain);
    if (first?.value !== undefined) this.include(chain, site, first.value);
  }

  private goOn(chain: Chain, site: Site): void {
    const { name, args, text } = site.call;
    if (name === 'into') {
      chain.into.push(site);
      for (const loaded of chain.loaded) this.load(chain, loaded.site, loaded.name, site);
    }
    const leavesOut = text.lastIndexOf('.exclude(') > text.lastIndexOf('.include(');
    const isIncluded = name === 'include' || (name === 'then' && !leavesOut);
    if (isIncluded && args[0]?.value !== undefined) this.include(chain, site, args[0].value);
  }

  private include(chain: Chain, site: Site, name: string): void {
    for (const one of name.split(/\s?,\s?/)) {
      chain.loaded.push({ site, name: one });
      for (const into of chain.into) this.load(chain, site, one, into);
    }
  }

  private load(chain: Chain, { file, path }: Site, name: string, into: Site): void {
    const { patterns } = this.links.paths;
    const entity = patterns.fromWorkingFolder(file.path, posix.join(chain.below, name));
    if (entity === undefined) return;
    const root = entity.slice('~/'.length, -posix.normalize(name).length);
    const found = [...patterns.matching(file.path, entity), ...patterns.matching(file.path, posix.join(entity, '**'))];
    for (const one of new Set(found)) {
      if (one === file.path) continue;
      const local = withoutExtension(one.slice(root.length)).split('/');
      const isPlain = path.startsWith('consign');
      this.keep(into, isPlain ? local : local.map(asOneWord), this.valueOf(into, one));
    }
  }

  /** What a file exports, or what the function that it exports returns. */
  private valueOf(into: Site, path: string): number {
    const { file, call, use } = into;
    const kept = this.solver.nodes(1);
    this.solver.listen(this.links.exportOf(file.path, call.fn, path, 'exports'), (value) => {
      const known = this.solver.values.get(value);
      // What it makes is known once the file is read.
      if (known.kind === 'unread') this.links.modules.asked.add(known.path);
      const nodes = this.links.nodesOf(value);
      if (!nodes) return this.solver.add(kept, value);
      const { fn, paramNodes, resultNode } = nodes;
      this.handed.push({ fn, call: callId(file.path, call.index), use, path: into.path, index: 0 });
      this.solver.copy(kept, resultNode);
      call.args.forEach((arg, index) => {
        if (paramNodes[index] !== undefined) this.solver.copy(paramNodes[index], this.links.node(file.path, arg.node));
      });
    });
    return kept;
  }

  /** An application is asked for its namespaces by their names only. */
  private keep({ file, call }: Site, [first, ...rest]: readonly string[], node: number): void {
    const [app] = call.args;
    if (!app) return;
    const held = rest.reduceRight((inner, name) => this.holding(name, inner), node);
    this.solver.listen(this.links.node(file.path, app.node), (value) => {
      if (!isOutside(this.solver.values.get(value))) return this.solver.copy(this.solver.fieldNode(value, first), held);
      this.solver.shareForeign(first, held);
      this.solver.listen(held, (one) => {
        if (this.solver.values.get(one).kind === 'object') this.escapes.keepByName(one);
      });
    });
  }

  private holding(name: string, node: number): number {
    const value = this.solver.values.add({ kind: 'object' });
    const holder = this.solver.nodes(1);
    this.solver.add(holder, value);
    this.solver.copy(this.solver.fieldNode(value, name), node);
    return holder;
  }
}

function folderIn(options: ArgumentFacts | undefined): string {
  const folder = options?.kind === 'object' ? options.files?.cwd : undefined;
  return folder?.kind === 'text' ? folder.text : '';
}

// Matches: logBook, of log-book
function asOneWord(name: string): string {
  return name.replace(BETWEEN_WORDS, (_, next: string) => next.toUpperCase());
}
