import { mkdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ExitCode, UserError } from '../errors';
import { count } from '../findings/proof';
import type { ChangeSet, Failure, Verification } from '../types';
import { bisect } from './bisect';
import { commandCheck, smokeCheck, typeCheck, type Around, type Check } from './checks';
import type { Smoke } from './smoke';
import { lacksCompiler } from './type-check';

export { run, start, type Command, type Ended, type Running } from './command';
export { freePort } from './smoke';

/** The requested checks. */
export interface Wanted {
  /** Command lines that must exit with 0. */
  readonly commands: readonly string[];
  readonly smoke?: Smoke;
}

/** The project on disk, with some change sets applied. */
export interface Tree {
  /** Writes the files with exactly these sets applied; with none, the originals. */
  readonly show: (sets: readonly ChangeSet[]) => Promise<void>;
}

/** Checks the project before and after. */
export class Verifier {
  private looks = 0;

  private constructor(
    private readonly checks: readonly Check[],
    private readonly root: string,
    private readonly logs: string,
    private readonly progress: (text: string) => void,
  ) {}

  /**
   * Runs all checks on the files as they are. Throws a UserError (guard) if one fails, because then later failures
   * would prove nothing. `ourFolder` is an existing folder for logs.
   */
  static async before(
    wanted: Wanted,
    around: Around,
    ourFolder: string,
    progress: (text: string) => void,
  ): Promise<Verifier> {
    const logs = join(ourFolder, 'verify', new Date().toISOString().replace(/[-:]/g, '').replace(/\..*/, ''));
    await mkdir(logs, { recursive: true });
    const types = typeCheck(around, ourFolder);
    const checks = [
      ...(types ? [types] : []),
      ...wanted.commands.map((line) => commandCheck(line, around)),
      ...(wanted.smoke ? [smokeCheck(wanted.smoke, around)] : []),
    ];
    const verifier = new Verifier(checks, around.cwd, logs, progress);
    const failure = await verifier.firstFailure('before', true);
    if (failure) throw isRed(failure);
    return verifier;
  }

  /** Checks a tree with all sets applied; if something fails, finds and reverts the sets that break it. */
  async after(sets: readonly ChangeSet[], tree: Tree): Promise<Verification> {
    const failures = new Map<string, Failure>();
    const works = async (shown: readonly ChangeSet[]): Promise<boolean> => {
      await tree.show(shown);
      const failure = await this.firstFailure(`with ${shown.map((set) => set.label).join('-')}`);
      if (failure) failures.set(key(shown), failure);
      return failure === undefined;
    };
    const checks = this.checks.map((check) => check.name);
    const untyped = lacksCompiler(this.root);
    if (await works(sets)) return { checks, rolledBack: [], unstable: false, untyped };
    const { kept, broken } = await bisect(sets, works);
    await tree.show(kept);
    const unstable = kept.length === 0 && (await this.firstFailure('without any')) !== undefined;
    const all = failures.get(key(sets)) as Failure;
    const blamed = (set: ChangeSet): Failure => failures.get(key([...before(kept, set, sets), set])) ?? all;
    return { checks, rolledBack: broken.map((set) => ({ set, failure: blamed(set) })), unstable, untyped };
  }

  /** The first check that fails, if any. */
  private async firstFailure(state: string, remember = false): Promise<Failure | undefined> {
    for (const check of this.checks) {
      this.progress(`${check.name}, ${state === 'before' ? 'before anything is changed' : state}`);
      const log = join(
        this.logs,
        `${String((this.looks += 1)).padStart(2, '0')}-${fileName(`${state} ${check.name}`)}.log`,
      );
      const wrong = await check.look(log, remember).finally(() => this.progress(''));
      if (wrong) return { ...wrong, check: check.name, log: relative(this.root, log).split(sep).join('/') };
    }
    return undefined;
  }
}

/** The sets that were kept when a set was tried: those before it. */
function before(kept: readonly ChangeSet[], set: ChangeSet, all: readonly ChangeSet[]): readonly ChangeSet[] {
  return kept.filter((other) => all.indexOf(other) < all.indexOf(set));
}

function key(sets: readonly ChangeSet[]): string {
  return sets.map((set) => set.id).join(' ');
}

function fileName(text: string): string {
  return text.replace(/[^\w.-]+/g, '-').slice(0, 60);
}

/** Beyond this number, failed tests are only counted. */
const MOST_NAMED = 5;

function isRed({ check, why, details, excerpt, log }: Failure): UserError {
  const more = details.length - MOST_NAMED;
  const lines = [
    ...details.slice(0, MOST_NAMED).map((name) => `  failed: ${name}`),
    ...(more > 0 ? [`  and ${count(more, 'other')}`] : []),
    ...excerpt.map((line) => `  | ${line}`),
    `Nothing was written. Mend it first; all of its output is in ${log}.`,
  ];
  return new UserError(`\`${check}\` ${why} before anything was changed`, lines.join('\n'), ExitCode.guarded);
}
