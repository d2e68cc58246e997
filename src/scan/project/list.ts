import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { globMatcher } from '../../projects/globs';

/** What narrows the listing; `exclude` are globs relative to the root. */
export interface ListOptions {
  readonly gitignore: boolean;
  readonly exclude: readonly string[];
}

/** A .gitignore; its rules are relative to its folder. */
interface Rules {
  readonly rule: Ignore;
  /** The prefix to remove from paths relative to the root or, for a folder above the root, to add. */
  readonly cut: number;
  readonly prefix: string;
}

/** Folders that never hold a project's own code. */
const NEVER = new Set(['node_modules', 'bower_components', 'coverage']);

/**
 * Lists the files below `root` that git would keep, relative to it, with `/`, sorted. Applies every .gitignore from the
 * git top level down, where deeper ones win (https://git-scm.com/docs/gitignore). Skips ignored folders, symbolic links
 * and names that begin with a dot. Folders that cannot be read are skipped and reported.
 */
export function listFiles(
  root: string,
  { gitignore, exclude }: ListOptions,
  onUnreadable: (folder: string, code: string) => void = () => undefined,
): string[] {
  const isExcluded = globMatcher(exclude);
  const found: string[] = [];
  const visit = (folder: string, above: readonly Rules[]): void => {
    const entries = entriesOf(join(root, folder), (code) => onUnreadable(folder, code));
    const rules = gitignore && folder !== '' ? withRulesOf(root, folder, entries, above) : above;
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith('.') || isExcluded(path)) continue;
      if (entry.isDirectory()) {
        if (!isForeign(path, entry.name) && !isIgnored(`${path}/`, rules)) visit(path, rules);
      } else if (entry.isFile() && !isIgnored(path, rules)) found.push(path);
    }
  };
  const rules = gitignore ? rulesAbove(root) : [];
  visit('', rules);
  if (rules.length > 0)
    found.push(...trackedThoughIgnored(root).filter((path) => !isLeftOut(path) && !isExcluded(path)));
  return [...new Set(found)].sort();
}

/** Files that git tracks although a .gitignore names them: often those in `bin`. Empty without git. */
function trackedThoughIgnored(root: string): string[] {
  const args = ['-C', root, 'ls-files', '-z', '--cached', '--ignored', '--exclude-standard'];
  try {
    const listed = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  } catch {
    return [];
  }
}

/** What the walk skips everywhere. */
function isLeftOut(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.') || NEVER.has(name));
}

/** Some projects keep their own packages in `packages/node_modules`, to find them by name. */
function isForeign(path: string, name: string): boolean {
  return NEVER.has(name) && !/(?:^|\/)packages\/node_modules$/.test(path);
}

function entriesOf(folder: string, onUnreadable: (code: string) => void): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    onUnreadable((error as NodeJS.ErrnoException).code ?? String(error));
    return [];
  }
}

function withRulesOf(
  root: string,
  folder: string,
  entries: readonly Dirent[],
  above: readonly Rules[],
): readonly Rules[] {
  if (!entries.some((entry) => entry.name === '.gitignore')) return above;
  return [...above, { rule: rulesIn(join(root, folder)), cut: folder.length + 1, prefix: '' }];
}

/** The rules of the folders from the git top level to the root, in this order. */
function rulesAbove(root: string): Rules[] {
  const found: Rules[] = [];
  for (let folder = root; ; folder = dirname(folder)) {
    const between = relative(folder, root).split(sep).join('/');
    if (existsSync(join(folder, '.gitignore')))
      found.unshift({ rule: rulesIn(folder), cut: 0, prefix: between === '' ? '' : `${between}/` });
    if (existsSync(join(folder, '.git')) || dirname(folder) === folder) return found;
  }
}

function rulesIn(folder: string): Ignore {
  try {
    return ignore().add(readFileSync(join(folder, '.gitignore'), 'utf8'));
  } catch {
    return ignore();
  }
}

/** The last .gitignore with a matching rule decides. */
function isIgnored(path: string, rules: readonly Rules[]): boolean {
  let ignored = false;
  for (const { rule, cut, prefix } of rules) {
    const said = rule.test(prefix + path.slice(cut));
    ignored = said.ignored || (ignored && !said.unignored);
  }
  return ignored;
}
