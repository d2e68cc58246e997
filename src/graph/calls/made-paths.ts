import { appendTo } from '../../grouped';
import { hasPreset } from '../../language/presets';
import { callId, type Program } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallFacts, FileFacts, MadePath, PathExpr } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import type { CallResults } from './results';

/** Where a path goes is followed so far, nearest first. */
const MAX_PLACES = 400;
/** A place that gets more than these is one for anything. */
const MAX_MADE = 12;

/** A path that is put together in a file. */
export interface Made {
  readonly file: string;
  readonly path: PathExpr;
}

/** Where paths that are put together go: into fields, variables of other files, and functions. */
// Matches: options.file, where add({ file: path.join(folder, name) })
export class MadePaths {
  private found: ReadonlyMap<number, readonly Made[]> | undefined;

  constructor(
    private readonly program: Program,
    private readonly solver: Solver,
    private readonly links: Links,
    private readonly results: Pick<CallResults, 'targets' | 'outside'>,
  ) {}

  /** The paths that are put together elsewhere and flow to a node of a file. */
  at(file: string, node: number): readonly Made[] {
    this.found ??= this.all();
    const made = this.found.get(this.links.node(file, node)) ?? [];
    return made.length > MAX_MADE ? [] : made;
  }

  private all(): ReadonlyMap<number, readonly Made[]> {
    const found = new Map<number, Made[]>();
    const settings = new Map<string | undefined, Made[]>();
    const spread = (made: Made, from: number): void => {
      for (const place of this.solver.flowFrom([from], MAX_PLACES)) appendTo(found, place, made);
    };
    const files = [...this.program.all].filter(({ path }) => !isTestFile(path));
    for (const file of files) {
      for (const { node, path } of [...file.made, ...argumentsOf(file), ...resultsOf(file)])
        if (this.isPath(file, path)) spread({ file: file.path, path }, this.links.node(file.path, node));
      for (const { args } of this.settingCalls(file, 'set', 2))
        appendTo(settings, args[0].value, { file: file.path, path: args[1].path });
    }
    const named = new Set(files.flatMap(settingsIn));
    for (const name of named) {
      const node = this.solver.foreign.node(name);
      for (const made of settings.get(name) ?? []) spread(made, node);
      for (const made of found.get(node) ?? []) appendTo(settings, name, made);
    }
    for (const file of files)
      for (const { args, resultNode } of this.settingCalls(file, 'get', 1))
        for (const made of settings.get(args[0].value) ?? []) spread(made, this.links.node(file.path, resultNode));
    return found;
  }

  /** Calls that keep something under a name in an object of a package, or read it there. */
  // Matches: app.set('file', path.join(folder, 'users.json')), req.app.get('file')
  private settingCalls(file: FileFacts, name: string, count: number): readonly CallFacts[] {
    return file.calls.filter(
      (call) =>
        call.name === name &&
        call.args.length === count &&
        call.args[0].kind === 'string' &&
        this.results.outside.has(callId(file.path, call.index)),
    );
  }

  private isPath(file: FileFacts, path: PathExpr): boolean {
    switch (path.kind) {
      case 'join':
      case 'concat':
        return true;
      case 'choice':
        return hasPreset(path.of) || path.of.some((one) => this.isPath(file, one));
      case 'edited':
        return path.of.kind === 'text' || this.isPath(file, path.of);
      case 'call': {
        const targets = [...(this.results.targets.get(callId(file.path, path.call)) ?? [])];
        return targets.some((fn) => this.program.fn(fn).returns.some(({ kind }) => GIVES_PATH.has(kind)));
      }
      default:
        return false;
    }
  }
}

const GIVES_PATH: ReadonlySet<PathExpr['kind']> = new Set(['join', 'concat', 'choice', 'call', 'text']);

function argumentsOf({ calls }: FileFacts): readonly MadePath[] {
  return calls.flatMap(({ args }) => args.filter(({ kind }) => kind === 'other' || kind === 'template'));
}

// Matches: get file() { return path.join(folder, 'users.json'); }, names.map((name) => path.join(folder, name))
function resultsOf({ functions }: FileFacts): readonly MadePath[] {
  const given = functions.filter(({ kind, argumentOf }) => kind === 'getter' || argumentOf !== undefined);
  return given.flatMap(({ resultNode, returns }) => returns.map((path) => ({ node: resultNode, path })));
}

/** The settings of an application that a file uses by their names. */
// Matches: file of app.settings.file, beside app.set('file', path.join(folder, 'users.json'))
function settingsIn({ accesses }: FileFacts): readonly string[] {
  return accesses.flatMap(({ members: [place, name] }) => (place === 'settings' && name !== undefined ? [name] : []));
}
