import { relative, resolve } from 'node:path';
import { MODULES } from '../../transforms';
import { analyse, type Analysis } from '../../src/pipeline/analyse';
import { configure, UNCONFIGURED } from '../../src/config';
import { extended } from '../../src/memoised';
import { parseOptions, type Options } from '../../src/options';
import { proposer } from '../../src/pipeline/propose';
import { loadParser } from '../../src/scan/syntax/parse';
import { readProject } from '../../src/scan/project/read';
import { selectorOf } from '../../src/pipeline/selection';
import type { Additions, Change, PackageInfo, Project, Proposal, Risk } from '../../src/types';

/** What the tool would do with a project, before anything is written. */
export interface Outcome extends Proposal {
  readonly project: Project;
  readonly analysis: Analysis;
}

/** The options of an invocation with these arguments. */
export function optionsOf(argv: readonly string[], cwd: string): Options {
  const invocation = parseOptions(argv, cwd);
  if (invocation.kind !== 'run') throw new Error(`"${argv.join(' ')}" runs nothing`);
  return invocation.options;
}

/** What `npx unblock <argv>` would do in a folder if every change set were accepted. */
export async function outcomeOf(root: string, argv: readonly string[] = []): Promise<Outcome> {
  const invocation = parseOptions(argv, root);
  if (invocation.kind !== 'run') throw new Error(`"${argv.join(' ')}" runs nothing`);
  const { file = '', flags, additions } = await configure({ root, cwd: root });
  const options = invocation.withDefaults(file, flags);
  return outcomeOfProject(readProject(root, options), options, true, additions);
}

/** The same for a project in memory; `format` looks for prettier's configuration on the disk. */
export async function outcomeOfProject(
  project: Project,
  options: Options,
  format: boolean,
  additions: Additions = UNCONFIGURED.additions,
): Promise<Outcome> {
  const { slice, entries, contexts, risk, fsCacheTtl, parallel, keepTests } = options;
  const analysis = await analyse(project, {
    modules: extended(MODULES, additions.modules),
    additions,
    slice,
    entries: entries.map((entry) => relative(project.root, resolve(project.root, entry))),
    contexts,
    alone: false,
  });
  const propose = await proposer(analysis, project, {
    wanted: selectorOf(options, []),
    risk,
    ttl: fsCacheTtl,
    parallel,
    keepTests,
    format,
  });
  return { project, analysis, ...(await propose({ declined: new Set() })) };
}

// Matches: // with glob@^7.2.0
const DEPENDENCY = /^\/\/ with (\S+)@(\S+)$/gm;

/** A program of one file, in a package that uses Express 5, and what comments in it name, and runs on any Node that we know. */
export function oneFileProject(path: string, text: string, others: readonly Change[] = []): Project {
  const files = [{ path, text }, ...others.map((change) => ({ path: change.path, text: change.after }))];
  const info: PackageInfo = {
    dir: '.',
    folder: '',
    type: 'cjs',
    private: true,
    bins: [],
    exports: [],
    dependencies: new Map([['express', '^5.0.0'], ...dependenciesOf(text)]),
    scripts: new Map(),
    node: '>=24.7',
  };
  return {
    root: '.',
    files,
    skipped: [],
    package: info,
    packages: [info],
    paths: new Set(files.map((file) => file.path)),
    aliases: [],
    twins: new Map(),
  };
}

function dependenciesOf(text: string): [string, string][] {
  return [...text.matchAll(DEPENDENCY)].map(([, name, range]) => [name, range]);
}

// Matches: // risk review
/** The risk up to which sets of a fixture are carried out. */
export function riskOf(text: string): Risk {
  return /^\/\/ risk review$/m.test(text) ? 'review' : 'safe';
}

/** Why a text is not valid in a file of this name; empty when it is. */
export async function syntaxErrors(path: string, text: string): Promise<readonly string[]> {
  const parse = await loadParser();
  return parse(path, text).errors;
}
