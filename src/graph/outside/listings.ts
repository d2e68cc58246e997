import { ANY_FIELD, ELEMENTS } from '../../language/fields';
import { LISTINGS, PATH_FUNCTIONS, type Listing } from '../../language/listings';
import type { ArgumentFacts, CallFacts, FileFacts } from '../../types';
import { folderOf, joined } from '../linking/file-patterns';
import type { Linker } from '../linking/link';
import type { Solver } from '../points-to/solve';
import type { Value } from '../points-to/values';

/** Joins its arguments, so that what comes after a file's path belongs to it. */
const JOINS = /\.(?:join|resolve)$/;

/** Follows the paths of files that a program lists, from the listing to what loads them. */
export class Listings {
  constructor(
    private readonly solver: Solver,
    private readonly links: Linker,
  ) {}

  /** What a call of an outside function lists, or makes of a path. */
  // Matches: fs.readdirSync(folder), glob.sync('routes/*.js'), path.join(folder, name)
  connect(file: FileFacts, call: CallFacts, path: string): void {
    const listing = LISTINGS.get(path);
    if (listing) this.list(file, call, listing);
    if (PATH_FUNCTIONS.has(path)) this.passOn(file, call, path);
  }

  private list(file: FileFacts, call: CallFacts, listing: Listing): void {
    const [first, options] = call.args;
    if (!first || first.kind === 'spread') return;
    const list = this.listFor(file, call);
    const isDeep = listing.of === 'tree' || /\brecursive\b(?!: *false)/.test(options?.text ?? '');
    const add = (pattern: string): void => {
      const below = listing.of === 'pattern' ? pattern : joined(pattern, isDeep ? '**' : '*');
      const known = this.links.paths.patterns.fromWorkingFolder(file.path, below);
      if (known !== undefined) this.solver.add(list, this.solver.values.files(known));
    };
    if (listing.of !== 'pattern') return this.textsOf(file, first, list, add);
    this.foldersOf(file, options, list, (folder) =>
      this.textsOf(file, first, list, (pattern) => add(inFolder(folder, pattern))),
    );
  }

  /** The node of the elements of what a call returns, or calls back with. */
  private listFor(file: FileFacts, call: CallFacts): number {
    const list = this.solver.values.add({ kind: 'object', list: true });
    this.solver.add(this.links.node(file.path, call.resultNode), list);
    const last = call.args.length > 1 ? call.args.at(-1) : undefined;
    if (last)
      this.solver.listen(this.links.node(file.path, last.node), (value) => {
        const listed = this.links.nodesOf(value)?.paramNodes[1];
        if (listed !== undefined) this.solver.add(listed, list);
      });
    return this.solver.fieldNode(list, ANY_FIELD);
  }

  /** Calls back with what an argument, or an element of it, is known to be; an unread file tells once it is read. */
  private textsOf(file: FileFacts, arg: ArgumentFacts, unread: number, take: (text: string) => void): void {
    for (const { value } of [arg, ...(arg.elements ?? [])]) if (value !== undefined) take(value);
    if (arg.path.kind === 'text' && arg.value === undefined) take(arg.path.text);
    const node = this.links.node(file.path, arg.node);
    const elements = this.solver.nodes(1);
    this.solver.load(elements, node, ELEMENTS);
    for (const at of [node, elements])
      this.solver.listen(at, (value) => {
        const known = this.solver.values.get(value);
        if (known.kind === 'unread') this.solver.add(unread, value);
        const text = patternOf(known);
        if (text !== undefined) take(text);
      });
  }

  // Matches: glob.sync('*.js', { cwd: __dirname })
  private foldersOf(
    file: FileFacts,
    options: ArgumentFacts | undefined,
    unread: number,
    take: (folder: string) => void,
  ): void {
    const isSet = options !== undefined && (options.kind === 'other' || options.keys?.some((key) => CWD.has(key)));
    if (options?.kind !== 'object' || !isSet) take('');
    if (!isSet) return;
    if (options.files?.cwd?.kind === 'text') take(options.files.cwd.text);
    const folder = this.solver.nodes(1);
    this.solver.load(folder, this.links.node(file.path, options.node), 'cwd');
    this.solver.listen(folder, (value) => {
      const known = this.solver.values.get(value);
      if (known.kind === 'unread') this.solver.add(unread, value);
      const text = patternOf(known);
      if (text !== undefined) take(text);
    });
  }

  private passOn(file: FileFacts, { args, resultNode }: CallFacts, path: string): void {
    const to = this.links.node(file.path, resultNode);
    args.forEach((arg, index) => {
      const rest = JOINS.test(path)
        ? args
            .slice(index + 1)
            .map(textOf)
            .join('/')
        : '';
      if (arg.kind === 'spread' || (index > 0 && path.endsWith('name'))) return;
      this.links.paths.pass(file.path, to, this.links.node(file.path, arg.node), (pattern) =>
        path.endsWith('.dirname') ? folderOf(pattern) : joined(pattern, rest),
      );
    });
  }
}

const CWD = new Set(['cwd', '...']);

function inFolder(folder: string, pattern: string): string {
  return /^[~/]/.test(pattern) ? pattern : joined(folder === '' ? '.' : folder, pattern);
}

function patternOf(known: Value): string | undefined {
  return known.kind === 'text' || known.kind === 'files' ? known.pattern : undefined;
}

function textOf({ path }: ArgumentFacts): string {
  return path.kind === 'text' ? path.text : '*';
}
