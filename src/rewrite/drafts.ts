import type { Change, ChangeSet, PackageInfo } from '../types';
import type { HelperFile } from './helper-file';

/** The text of one file for some sets, with the helpers that it calls. */
export interface Draft {
  readonly change: Omit<Change, 'sets'> | 'invalid' | undefined;
  readonly helpers: readonly string[];
  /** The file writes `node:` before the names of Node's modules. */
  readonly nodePrefix: boolean;
}

const MOST = 5000;

/** Memoises the drafts of one program, by file and everything to do in it. */
export class Drafts {
  private readonly known = new Map<string, Draft>();
  private readonly keys = new WeakMap<ChangeSet, string>();
  private readonly targets = new Map<string, HelperFile>();

  /** The helper file of a package, if one was chosen. */
  helperFileOf({ folder }: PackageInfo): HelperFile | undefined {
    return this.targets.get(folder);
  }

  /** Keeps it as the first plan has it: declining a set must not move a file that accepted sets import. */
  keepHelperFile({ folder }: PackageInfo, choose: () => HelperFile): void {
    if (!this.targets.has(folder)) this.targets.set(folder, choose());
  }

  /** The draft of these sets at this place, memoised. */
  async of(place: readonly string[], sets: readonly ChangeSet[], make: () => Promise<Draft>): Promise<Draft> {
    const key = [...place, ...sets.map((set) => this.keyOf(set))].join('\n');
    const draft = this.known.get(key) ?? (await make());
    // Deleted and added again, so that the least recently used is dropped first: a long review must not fill the
    // memory.
    this.known.delete(key);
    this.known.set(key, draft);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST) this.known.delete(oldest);
    return draft;
  }

  // A set without its findings, which reference half of the graph: their ids stand for them.
  private keyOf(set: ChangeSet): string {
    const known = this.keys.get(set);
    if (known !== undefined) return known;
    // Labels change from plan to plan, and no text depends on them.
    const key = JSON.stringify({ ...set, label: '', findings: set.findings.map((finding) => finding.id) });
    this.keys.set(set, key);
    return key;
  }
}
