import { callId, type Program } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { FileFacts, MadePath, PathExpr } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import type { CallResults } from './calls';

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
    private readonly results: Pick<CallResults, 'targets'>,
  ) {}

  /** The paths that are put together elsewhere and flow to a node of a file. */
  at(file: string, node: number): readonly Made[] {
    this.found ??= this.all();
    const made = this.found.get(this.links.node(file, node)) ?? [];
    return made.length > MAX_MADE ? [] : made;
  }

  private all(): ReadonlyMap<number, readonly Made[]> {
    const found = new Map<number, Made[]>();
    for (const file of this.program.all) {
      if (isTestFile(file.path)) continue;
      for (const { node, path } of [...file.made, ...argumentsOf(file)]) {
        if (!this.isPath(file, path)) continue;
        const made = { file: file.path, path };
        for (const place of this.solver.flowFrom(this.links.node(file.path, node), MAX_PLACES)) {
          const known = found.get(place);
          if (known) known.push(made);
          else found.set(place, [made]);
        }
      }
    }
    return found;
  }

  private isPath(file: FileFacts, path: PathExpr): boolean {
    switch (path.kind) {
      case 'join':
      case 'concat':
        return true;
      case 'choice':
        return path.of.some((one) => this.isPath(file, one));
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
