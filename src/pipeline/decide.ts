import { dirtyFiles, keepAside, keepReview, leftByUs } from '../apply';
import { colorsFor } from '../shell/colors';
import { ExitCode, UserError } from '../errors';
import type { Io } from '../shell/io';
import type { Options } from '../options';
import { printable } from '../shell/printable';
import { editorOf, openTerminal, review, textOf, type Decision, type ReviewResult } from '../review';
import type { Planner, Project, Proposal } from '../types';
import { changesSince, greeting, leftOver, settleReview, type Written } from './unfinished-review';

/** What is to be written. */
export interface Decided extends Pick<ReviewResult, 'proposal' | 'interrupted' | 'without' | 'render'> {
  /** To be called with what was written; resolves to whether there is a review to resume. */
  readonly settled: (written: Written) => Promise<boolean>;
  /** The run over several apps that this is part of. */
  readonly batch?: string;
}

/** Whether a person is asked about each change set. */
export function asks(options: Options): boolean {
  return options.command === 'fix' && !options.dryRun && !options.yes;
}

/** Lets a person decide, or the flags; the resulting proposal has exactly what is to be written. */
export async function decide(
  all: Proposal,
  planner: Planner,
  project: Project,
  options: Options,
  io: Io,
): Promise<Decided> {
  const kept = options.resume ? await leftOver(project.root) : undefined;
  if (!asks(options) || all.plan.sets.length === 0) return { ...byFlags(all, planner), batch: batchOf(io) };
  const { text, decisions } = kept ?? { text: await greeting(project.root), decisions: [] };
  const result = await ask(planner, project, decisions, [...text, ...changesSince(decisions, project)], options, io);
  return { ...result, settled: (written) => settleReview(project.root, result, written) };
}

/** The name of the run over several apps that started this process, if one did. */
export function batchOf({ env }: Pick<Io, 'env'>): string | undefined {
  return env.UNBLOCK_BATCH;
}

function byFlags(proposal: Proposal, { propose, render }: Planner): Decided {
  const without: Decided['without'] = (withheld) => propose({ declined: new Set(), withheld });
  return { proposal, without, render, interrupted: false, settled: async () => false };
}

async function ask(
  planner: Planner,
  { root }: Project,
  decisions: readonly Decision[],
  greetings: readonly string[],
  { color }: Options,
  { stdin, stderr, env, signal }: Io,
): Promise<ReviewResult> {
  const terminal = await openTerminal({ input: stdin, output: stderr, signal, dumb: env.TERM === 'dumb' });
  const colors = colorsFor({ stream: stderr, env, color });
  const save = (all: readonly Decision[]): Promise<void> => keepReview(root, textOf(all, new Date()));
  const aside = (path: string, text: string): Promise<string> => keepAside(root, path, text);
  return review(planner, { terminal, colors, save, aside, edit: editorOf(env) }, decisions, greetings);
}

/**
 * Throws a UserError (guard) that names the files to change which have uncommitted changes; not with `--allow-dirty`.
 */
export async function refuseDirty(root: string, { changes }: Proposal, options: Options): Promise<void> {
  if (options.allowDirty) return;
  const paths = changes.filter((change) => change.before !== undefined).map((change) => change.path);
  const uncommitted = await dirtyFiles(root, paths);
  const ours = await leftByUs(root, uncommitted);
  const dirty = uncommitted.filter((path) => !ours.has(path));
  if (dirty.length === 0) return;
  const advice = `${dirty.map((path) => `  ${printable(path)}`).join('\n')}\nCommit or stash them, or use \`--allow-dirty\`.`;
  throw new UserError('files that would be changed have uncommitted changes', advice, ExitCode.guarded);
}
