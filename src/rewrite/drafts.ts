import type { Change, ChangeSet, PackageInfo } from '../types';
import type { HelperFile } from './helper-file';

/** What some sets come to in one file, and the helpers that the new text calls. */
export interface Draft {
  readonly change: Omit<Change, 'sets'> | 'invalid' | undefined;
  readonly helpers: readonly string[];
  /** The file writes `node:` before the names of Node's modules. */
  readonly nodePrefix: boolean;
}

const MOST = 5000;

/** Remembers the drafts of one program, by file and by everything that is to be done in it. */
export class Drafts {
  private readonly known = new Map<string, Draft>();
  private readonly keys = new WeakMap<ChangeSet, string>();
  private readonly targets = new Map<string, HelperFile>();

  /** Where helpers of a package go: as the first plan has it. Declining a set must not move the file that accepted sets import. */
  helperFile({ folder }: PackageInfo, choose: () => HelperFile): HelperFile {
    const target = this.targets.get(folder) ?? choose();
    this.targets.set(folder, target);
    return target;
  }

  /** The draft of these sets at this place, made when it is not known yet. */
  async of(place: readonly string[], sets: readonly ChangeSet[], make: () => Promise<Draft>): Promise<Draft> {
    const key = [...place, ...sets.map((set) => this.keyOf(set))].join('\n');
    const draft = this.known.get(key) ?? (await make());
    // Deleting first keeps what was used last: a long review must not fill the memory.
    this.known.delete(key);
    this.known.set(key, draft);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST) this.known.delete(oldest);
    return draft;
  }

  // A set is plain data but for its findings, which hold half the graph; their ids stand for them.
  private keyOf(set: ChangeSet): string {
    const known = this.keys.get(set);
    if (known !== undefined) return known;
    // The letter changes from plan to plan, and no text depends on it.
    const key = JSON.stringify({ ...set, label: '', findings: set.findings.map((finding) => finding.id) });
    this.keys.set(set, key);
    return key;
  }
}
