import { posix } from 'node:path';
import { COMMANDS, FOLDER_LOADERS } from '../../language/listings';
import { withoutExtension } from '../../projects/by-place';
import type { ArgumentFacts, CallFacts, FileFacts } from '../../types';
import type { Linker } from '../linking/link';
import type { Solver } from '../points-to/solve';

/** Follows packages that load a folder of modules into one object, under the names of the files. */
export class FolderLoaders {
  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
  ) {}

  // Matches: requireDir('./routes'), requireAll({ dirname: path.join(__dirname, 'routes') }), requireDirectory(module)
  connect(file: FileFacts, call: CallFacts, path: string): void {
    const at = FOLDER_LOADERS.get(path);
    if (at === undefined) return;
    const seen = new Set<string>();
    this.foldersOf(file, call.args[at], (text) => {
      const folder = this.folderAt(file.path, text);
      if (folder === undefined || seen.has(folder)) return;
      seen.add(folder);
      this.load(file, call, folder);
    });
  }

  private foldersOf(file: FileFacts, arg: ArgumentFacts | undefined, take: (text: string) => void): void {
    if (!arg) return take('.');
    if (arg.kind === 'object' && arg.keys?.includes('dirname') === false) take('.');
    if (arg.value !== undefined) take(arg.value);
    else if (arg.path.kind === 'text') take(arg.path.text);
    const named = this.solver.nodes(1);
    this.solver.copy(named, this.links.node(file.path, arg.node));
    this.solver.load(named, this.links.node(file.path, arg.node), 'dirname');
    this.solver.listen(named, (value) => {
      const known = this.solver.values.get(value);
      if (known.kind === 'text') take(known.pattern);
    });
  }

  // Matches: yargs.commandDir('commands'), which is as yargs.command(require('./commands/list')) for each file there
  /** Hands on what the files of a folder of commands export. */
  commandsOf(file: FileFacts, call: CallFacts, take: (exported: number) => void): void {
    if (call.name !== COMMANDS) return;
    const { patterns } = this.links.paths;
    this.foldersOf(file, call.args[0], (text) => {
      const folder = this.folderAt(file.path, text);
      const paths = folder === undefined ? [] : patterns.matching(file.path, posix.join(folder, '*'));
      for (const path of paths) if (path !== file.path) take(this.links.exportOf(file.path, call.fn, path, 'exports'));
    });
  }

  /** A relative name is that of a folder beside the file, or in the working folder. */
  private folderAt(from: string, text: string): string | undefined {
    const { patterns } = this.links.paths;
    const own = posix.join(posix.dirname(from), text);
    const beside = text.startsWith('~') || text.startsWith('/') ? undefined : posix.normalize(`~/${own}`);
    if (beside !== undefined && patterns.isKnown(from, beside)) return beside;
    return patterns.fromWorkingFolder(from, text);
  }

  private load(file: FileFacts, call: CallFacts, folder: string): void {
    const result = this.links.node(file.path, call.resultNode);
    const holders = new Map([['', this.holder(result)]]);
    const base = folder.replace(/^~\/?|\/$/g, '');
    for (const path of this.links.paths.patterns.matching(file.path, posix.join(folder, '**'))) {
      if (path === file.path) continue;
      const local = withoutExtension(path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path);
      const found = this.links.exportOf(file.path, call.fn, path, 'exports');
      this.links.folders.add(posix.dirname(path));
      this.solver.store(this.holderOf(holders, posix.dirname(local)), posix.basename(local), found);
    }
  }

  /** The node of the object for a folder, as a field of that for the folder around it. */
  private holderOf(holders: Map<string, number>, folder: string): number {
    const known = holders.get(folder === '.' ? '' : folder);
    if (known !== undefined) return known;
    const node = this.holder(this.solver.nodes(1));
    holders.set(folder, node);
    this.solver.store(this.holderOf(holders, posix.dirname(folder)), posix.basename(folder), node);
    return node;
  }

  private holder(node: number): number {
    this.solver.add(node, this.solver.values.add({ kind: 'object' }));
    return node;
  }
}
