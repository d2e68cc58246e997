import { MODULES } from '../transforms';
import { analyse, type Analysis } from './pipeline/analyse';
import { extended } from './memoised';
import { applyChanges, type ApplyResult } from './apply';
import { proposer } from './pipeline/propose';
import { findRoot, readProject } from './scan/project/read';
import type { BlockingModule, Choices, Context, Finding, Project, Proposal, Risk, SkippedFile } from './types';

export { defineConfig, defineFramework, defineModule } from './define';
export { UserError } from './errors';
export { asTransform } from './standalone';
export type * from './types';
export { undo } from './apply';

/** Options of `scan`; the defaults are those of the command line. */
export interface ScanOptions {
  /** Respect .gitignore (default: true). */
  readonly gitignore?: boolean;
  /** Globs to exclude, relative to the root. */
  readonly exclude?: readonly string[];
  /** Files that start the server, relative to the root, if package.json does not say. */
  readonly entries?: readonly string[];
  /** Additions to the built-in catalogue. */
  readonly modules?: readonly BlockingModule[];
  /** False: parse all files, not only those that can matter. */
  readonly slice?: boolean;
}

/** A scanned project: its findings, and the data that `plan` needs. */
export interface Scanned {
  readonly root: string;
  readonly findings: readonly Finding[];
  readonly skippedFiles: readonly SkippedFile[];
  /** Opaque: passed from `scan` to `plan`. */
  readonly internals: { readonly project: Project; readonly analysis: Analysis };
}

/** Options of `plan`; the defaults are those of the command line. */
export interface PlanOptions {
  /** Contexts to act on (default: `request_path`). */
  readonly contexts?: readonly Context[];
  /** Sets above this risk are withheld (default: `safe`). */
  readonly risk?: Risk;
  /**
   * Maximum age of existsSync/statSync results in milliseconds (default: 0, only concurrent look-ups share a result).
   */
  readonly fsCacheTtl?: number;
  /** Maximum number of independent callbacks of `map`, `filter` and `flatMap` that run at once (default: 1). */
  readonly parallel?: number;
  /** Ids of findings to leave as they are. */
  readonly declined?: Iterable<string>;
  /** Files to leave as they are, relative to the root: what they call stays synchronous and gets an async twin. */
  readonly kept?: Iterable<string>;
}

/**
 * Finds every blocking call of the project at or above `folder`, with its context and proof. Reads files, prints
 * nothing. Throws UserError if the folder cannot be read.
 */
export async function scan(folder: string, options: ScanOptions = {}): Promise<Scanned> {
  const root = findRoot(folder);
  const project = readProject(root, { gitignore: options.gitignore ?? true, exclude: options.exclude ?? [] });
  const modules = extended(MODULES, options.modules);
  const analysis = await analyse(project, {
    modules,
    slice: options.slice ?? true,
    entries: options.entries ?? [],
    alone: false,
  });
  const skippedFiles = [...project.skipped, ...analysis.skipped];
  return { root, findings: analysis.findings, skippedFiles, internals: { project, analysis } };
}

/** Plans and rewrites: what changes together, the new texts, what is refused and why. Writes nothing. */
export async function plan(scanned: Scanned, options: PlanOptions = {}): Promise<Proposal> {
  const contexts = options.contexts ?? ['request_path'];
  const { project, analysis } = scanned.internals;
  const propose = await proposer(analysis, project, {
    wanted: (finding) => finding.contexts.some((context) => contexts.includes(context)),
    risk: options.risk ?? 'safe',
    ttl: options.fsCacheTtl ?? 0,
    parallel: options.parallel ?? 1,
    format: true,
  });
  const choices: Choices = { declined: new Set(options.declined), kept: new Set(options.kept) };
  return propose(choices);
}

/**
 * Writes all changes of a proposal or none. Throws UserError, without writing anything, if a file has changed since the
 * scan. `undo` undoes the run.
 */
export async function apply(scanned: Pick<Scanned, 'root'>, proposal: Pick<Proposal, 'changes'>): Promise<ApplyResult> {
  return applyChanges(scanned.root, proposal.changes);
}
