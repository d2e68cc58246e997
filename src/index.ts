import { MODULES } from '../transforms';
import { analyse, type Analysis } from './pipeline/analyse';
import { applyChanges, type ApplyResult } from './apply';
import { proposer } from './pipeline/propose';
import { findRoot, readProject } from './scan/project/read';
import type { BlockingModule, Choices, Context, Finding, Project, Proposal, Risk, SkippedFile } from './types';

export { defineConfig, defineFramework, defineModule } from './define';
export { UserError } from './errors';
export { asTransform } from './standalone';
export type * from './types';
export { undo } from './apply';

/** What `scan` may be told; everything has the default of the command line. */
export interface ScanOptions {
  /** Honour .gitignore (default: true). */
  readonly gitignore?: boolean;
  /** Globs to leave out, relative to the root. */
  readonly exclude?: readonly string[];
  /** Files that start the server, relative to the root, where package.json does not say. */
  readonly entries?: readonly string[];
  /** Rows beside the built-in catalogue. */
  readonly modules?: readonly BlockingModule[];
  /** False parses every file instead of those that can take part. */
  readonly slice?: boolean;
}

/** A scanned project: the findings, and what `plan` needs of it. */
export interface Scanned {
  readonly root: string;
  readonly findings: readonly Finding[];
  readonly skippedFiles: readonly SkippedFile[];
  /** Opaque: handed from `scan` to `plan`. */
  readonly internals: { readonly project: Project; readonly analysis: Analysis };
}

/** What `plan` may be told; everything has the default of the command line. */
export interface PlanOptions {
  /** Contexts that are acted on (default: `request_path`). */
  readonly contexts?: readonly Context[];
  /** Sets above this risk are withheld (default: `safe`). */
  readonly risk?: Risk;
  /** Milliseconds that existsSync/statSync answers may be old (default: 0, look-ups in flight are shared). */
  readonly fsCacheTtl?: number;
  /** Findings that must stay, by id. */
  readonly declined?: Iterable<string>;
  /** Files that must stay, relative to the root: what they call stays as it is and gets an async twin. */
  readonly kept?: Iterable<string>;
}

/**
 * Finds every blocking call of the project at or above `folder`, with its context and proof. Reads files, prints nothing.
 * Throws UserError when the folder cannot be read.
 */
export async function scan(folder: string, options: ScanOptions = {}): Promise<Scanned> {
  const root = findRoot(folder);
  const project = readProject(root, { gitignore: options.gitignore ?? true, exclude: options.exclude ?? [] });
  const modules = [...MODULES, ...(options.modules ?? [])];
  const analysis = await analyse(project, {
    modules,
    slice: options.slice ?? true,
    entries: options.entries ?? [],
    alone: false,
  });
  const skippedFiles = [...project.skipped, ...analysis.skipped];
  return { root, findings: analysis.findings, skippedFiles, internals: { project, analysis } };
}

/** Plans and rewrites: what changes together, the new texts, and what is refused and why. Writes nothing. */
export async function plan(scanned: Scanned, options: PlanOptions = {}): Promise<Proposal> {
  const contexts = options.contexts ?? ['request_path'];
  const { project, analysis } = scanned.internals;
  const propose = await proposer(analysis, project, {
    wanted: (finding) => finding.contexts.some((context) => contexts.includes(context)),
    risk: options.risk ?? 'safe',
    ttl: options.fsCacheTtl ?? 0,
    format: true,
  });
  const choices: Choices = { declined: new Set(options.declined), kept: new Set(options.kept) };
  return propose(choices);
}

/**
 * Writes all changes of a proposal or none. Throws UserError, with nothing written, when a file is no longer as it was
 * scanned; `undo` takes the run back.
 */
export async function apply(scanned: Pick<Scanned, 'root'>, proposal: Pick<Proposal, 'changes'>): Promise<ApplyResult> {
  return applyChanges(scanned.root, proposal.changes);
}
