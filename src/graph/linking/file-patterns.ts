import { posix } from 'node:path';
import { globMatcher } from '../../projects/globs';
import { packageOf } from '../../projects/packages';
import { isTestFile } from '../../projects/test-files';
import type { PackageInfo } from '../../types';

/** Stands for the project's root at the start of a pattern. */
const ROOT = '~/';
/** Where the part of a pattern begins that may differ from file to file. */
const VARIES = /[*?[\]{}]|[@!+]\(/;
const MAX_LENGTH = 200;
/** A pattern for more files than this says nothing of what they are for. */
const MAX_FILES = 1000;

/** Tells which source files have a path that is put together or listed when the program runs. */
export class FilePatterns {
  private readonly found = new Map<string, readonly string[]>();

  /** `sourcesOf` are the paths that may be compiled to one, itself first. */
  constructor(
    private readonly sources: ReadonlySet<string>,
    private readonly packages: readonly PackageInfo[],
    private readonly sourcesOf: (path: string) => readonly string[],
  ) {}

  /** The files that a pattern of a file means; one that is relative is so to the file's folder. */
  matching(from: string, pattern: string): readonly string[] {
    if (pattern.startsWith('/')) return [];
    const path = pattern.startsWith(ROOT) ? pattern.slice(ROOT.length) : posix.join(posix.dirname(from), pattern);
    const found = this.matchingFromRoot(posix.normalize(path));
    return isTestFile(from) ? found : found.filter((file) => !isTestFile(file));
  }

  /**
   * The pattern from the project's root of what a file names relative to the working folder, which is that of its package
   * or the root; undefined where no source file has such a path.
   */
  fromWorkingFolder(from: string, pattern: string): string | undefined {
    if (/^[/<*]/.test(pattern) && !/^\*\*?\//.test(pattern)) return undefined;
    const { folder } = packageOf(from, this.packages);
    const bases = pattern.startsWith('~') ? [''] : [folder === '' ? '' : `${folder}/`, ''];
    const path = pattern.replace(/^~\/?/, '');
    return bases.map((base) => shortened(ROOT + base + path)).find((one) => this.isKnown(from, one));
  }

  /** Whether source files, or folders with some, have such a path. */
  isKnown(from: string, pattern: string): boolean {
    return this.matching(from, pattern).length > 0 || this.matching(from, joined(pattern, '**')).length > 0;
  }

  private matchingFromRoot(path: string): readonly string[] {
    let found = this.found.get(path);
    if (!found) this.found.set(path, (found = path.length > MAX_LENGTH ? [] : this.search(path)));
    return found;
  }

  private search(path: string): readonly string[] {
    for (const pattern of this.sourcesOf(path)) {
      if (isVague(pattern)) return [];
      const fixed = fixedPart(pattern);
      const matches = globMatcher([pattern]);
      const found = [...this.sources].filter((file) => file.startsWith(fixed) && namesOf(file).some(matches));
      if (found.length > 0) return found.length > MAX_FILES ? [] : found;
    }
    return [];
  }
}

/** What is below what is below a folder is anywhere below it. */
function shortened(pattern: string): string {
  return posix.normalize(pattern).replace(/(?:\/\*\*?)(?:\/\*\*?)+(?=\/|$)/, '/**');
}

function fixedPart(pattern: string): string {
  const at = pattern.search(VARIES);
  return at < 0 ? pattern : pattern.slice(0, at);
}

/** Whether it may be any file of the project. */
function isVague(pattern: string): boolean {
  return fixedPart(pattern) === '' && /^[*?]*(?:\.\w+|\.?\{[\w,.]+\})?$/.test(posix.basename(pattern));
}

/** The paths under which a request or a listing of compiled files may name a file. */
// Matches: routes/users.js, routes/users of routes/users.ts, and routes/users of routes/users/index.ts
function namesOf(file: string): readonly string[] {
  if (/\.d\.[cm]?ts$|\.json$/.test(file)) return [];
  const stem = file.replace(/\.([cm]?)[jt]sx?$/, '');
  const built = file.replace(/\.([cm]?)tsx?$/, '.$1js');
  return [...new Set([file, built, stem, ...(stem.endsWith('/index') ? [posix.dirname(file)] : [])])];
}

/** A pattern for what is below it or, with `after`, for files beside what a pattern names. */
export function joined(pattern: string, after: string): string {
  const isRelative = pattern.startsWith('.');
  const path = shortened(after === '' ? pattern : `${pattern}/${after}`);
  return isRelative && !path.startsWith('.') ? `./${path}` : path;
}

/** The pattern of the folders around the files of a pattern. */
export function folderOf(pattern: string): string {
  return pattern.endsWith('/**') ? pattern : posix.dirname(pattern);
}

/** Whether the files of a pattern are those that another one names, or in the folders that it names. */
export function isBelow(pattern: string, named: string): boolean {
  const above = named.replace(/\/?$/, '');
  if (pattern === above || pattern.startsWith(`${above}/`)) return true;
  // Matches: modules/** and what modules/* names
  return /\/\*\*?$/.test(above) && pattern.startsWith(above.replace(/\*\*?$/, ''));
}
