import { posix } from 'node:path';
import { ELEMENTS } from '../../language/fields';
import { callId } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallFacts, CallId, FileFacts, Use } from '../../types';
import type { Receiver } from './callback-flow';
import type { OutsideArguments } from './outside-arguments';
import type { Linker } from '../linking/link';
import type { Outside } from './outside';
import type { Solver } from '../points-to/solve';

/** The one plug-in of a folder that has it; those below it are loaded as well. */
const INDEX = /^index\.[cm]?[jt]s$/;
/** It runs before the plug-ins beside it and below. */
const HOOKS = /^\.?autohooks\.[cm]?[jt]s$/;
/** The export of a plug-in from which the server takes options. */
const OPTIONS = 'autoConfig';

type Handler = Extract<Use, { kind: 'handler' }>;

/** The call and the prefix under which something from a folder is mounted. */
export interface Mounted {
  readonly call: CallId;
  readonly prefix: string;
}

/**
 * Follows plug-ins of packages that are registered together with their options: `app.register(mercurius, { resolvers
 * })`.
 */
export class PlugIns {
  /** By what stands for the call in values that files of a folder receive. */
  readonly mounts = new Map<CallId, Mounted>();

  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
    private readonly rows: Outside,
    private readonly outsideArguments: OutsideArguments,
  ) {}

  /** What such a plug-in does with its options, and with the folder that they name. */
  connect(file: FileFacts, call: CallFacts, use: Handler): void {
    const [plugin, options] = call.args;
    this.giveListed(file, call, use);
    if (use.row.plugs !== true || !plugin || !options) return;
    this.solver.listen(this.links.node(file.path, plugin.node), (value) => {
      const given = this.links.node(file.path, options.node);
      const known = this.solver.values.get(value);
      // Matches: module.exports = async function routes(app, { isAdmin }) { … }
      const [, parameter] = this.links.nodesOf(value)?.paramNodes ?? [];
      if (parameter !== undefined) this.solver.copy(parameter, given);
      if (known.kind !== 'external' || this.rows.isWrapped(known.path)) return;
      const inner = this.rows.useOf(known.path, call);
      const receiver = { file, call, index: 1, use: inner, path: known.path };
      if (inner.kind !== 'handler' || inner.row === use.row) return this.outsideArguments.giveOptions(receiver, given);
      this.outsideArguments.give(receiver, given);
      if (inner.row.folder !== undefined) this.loadFolder({ ...receiver, index: 0, use }, inner.row.folder);
    });
  }

  // Matches: app.use('mails', new Mails(), { methods: ['find', 'send'] })
  private giveListed(file: FileFacts, call: CallFacts, use: Handler): void {
    const { lists } = use.row;
    if (lists === undefined || call.args.length < 2) return;
    const at = (index: number): number => this.links.node(file.path, call.args[index].node);
    const [list, name] = [this.solver.nodes(1), this.solver.nodes(1)];
    this.solver.load(list, at(call.args.length - 1), lists);
    this.solver.load(name, list, ELEMENTS);
    this.solver.listen(name, (value) => {
      const known = this.solver.values.get(value);
      if (known.kind !== 'text') return;
      const listed = { ...use, row: { ...use.row, fields: [known.pattern] } };
      for (let index = 0; index < call.args.length - 1; index++)
        this.outsideArguments.give({ file, call, index, use: listed, path: '' }, at(index));
    });
  }

  // Matches: app.register(autoload, { dir: path.join(__dirname, 'routes') })
  private loadFolder(receiver: Receiver, field: string): void {
    const { solver, links } = this;
    const { file, call } = receiver;
    const id = callId(file.path, call.index);
    const named = solver.nodes(1);
    solver.load(named, links.node(file.path, call.args[1].node), field);
    solver.listen(named, (value) => {
      const known = solver.values.get(value);
      if (known.kind !== 'text') return;
      const folder = links.folderOf(file.path, known.pattern);
      for (const path of pluginsIn(folder, links.sources)) {
        const site = `${id} ${path}`;
        this.mounts.set(site, { call: id, prefix: posix.dirname(path.slice(folder.length)) });
        for (const name of ['default', OPTIONS])
          this.outsideArguments.give({ ...receiver, site }, links.exportOf(file.path, call.fn, path, name));
      }
    });
  }
}

/** The files of a folder, at any depth, that are plug-ins (https://github.com/fastify/fastify-autoload#options). */
function pluginsIn(folder: string, sources: Iterable<string>): readonly string[] {
  const below = [...sources].filter((path) => path.startsWith(`${folder}/`) && !isTestFile(path));
  const indexed = new Set(below.filter((path) => INDEX.test(posix.basename(path))).map((path) => posix.dirname(path)));
  return below.filter((path) => {
    const name = posix.basename(path);
    return INDEX.test(name) || HOOKS.test(name) || !indexed.has(posix.dirname(path));
  });
}
