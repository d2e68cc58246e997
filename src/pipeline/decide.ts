import { dirtyFiles, forgetReview, keepReview, keptReview, leftByUs } from '../apply';
import { colorsFor } from '../shell/colors';
import { ExitCode, UserError } from '../errors';
import type { Io } from '../shell/io';
import type { Options } from '../options';
import { printable } from '../shell/printable';
import {
  changedFiles,
  decisionsIn,
  editorOf,
  hashOf,
  openTerminal,
  review,
  textOf,
  type Decision,
  type ReviewResult,
} from '../review';
import type { Planner, Project, Proposal } from '../types';

/** Decisions that still hold when what was accepted is written. */
const LASTING: ReadonlySet<Decision['kind']> = new Set(['skip', 'guard', 'option']);

/** What is to be written; `settled` is to be called once that is done. */
export interface Decided extends Pick<ReviewResult, 'proposal' | 'interrupted' | 'without' | 'render'> {
  readonly settled: () => Promise<void>;
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
  return { ...result, settled: () => settle(project.root, result) };
}

/** The name of the run over several apps that started this process, if one did. */
export function batchOf({ env }: Pick<Io, 'env'>): string | undefined {
  return env.UNBLOCK_BATCH;
}

function byFlags(proposal: Proposal, { propose, render }: Planner): Decided {
  const without: Decided['without'] = (withheld) => propose({ declined: new Set(), withheld });
  return { proposal, without, render, interrupted: false, settled: async () => undefined };
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
  return review(planner, { terminal, colors, save, edit: editorOf(env) }, decisions, greetings);
}

interface LeftOver {
  readonly text: readonly string[];
  readonly decisions: readonly Decision[];
}

async function leftOver(root: string): Promise<LeftOver> {
  const text = await keptReview(root);
  const kept = text === undefined ? undefined : decisionsIn(text);
  if (!kept) throw new UserError('there is no review to resume', 'Run `npx unblock` without `--resume`.');
  return { text: [`resuming the review of ${timeOf(kept.at)}`], decisions: kept.decisions };
}

async function greeting(root: string): Promise<readonly string[]> {
  const text = await keptReview(root);
  const kept = text === undefined ? undefined : decisionsIn(text);
  if (!kept) return [];
  return [
    `a review of ${timeOf(kept.at)} was left unfinished; to continue it, press \`q\` and run \`unblock --resume\``,
  ];
}

function timeOf(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function changesSince(decisions: readonly Decision[], { files }: Project): readonly string[] {
  const hashes = new Map(files.map((file) => [file.path, hashOf(file.text)]));
  const changed = changedFiles(decisions, (path) => hashes.get(path));
  return changed.length > 0 ? [`changed since, so asked about again: ${changed.join(', ')}`] : [];
}

/** What was accepted as a whole is written now; everything else is remembered while something is undecided. */
async function settle(root: string, { decisions, undecided, proposal }: ReviewResult): Promise<void> {
  // Who only looks, and leaves, keeps the review that was left before.
  if (decisions.length === 0) return;
  if (undecided === 0) return forgetReview(root);
  const written = new Set(proposal.plan.sets.map(({ id }) => id));
  const lasting = decisions.filter((decision) => lasts(decision, written));
  await keepReview(root, textOf(lasting, new Date()));
}

/** Whether a decision still says something when some sets are written. */
function lasts(decision: Decision, written: ReadonlySet<string>): boolean {
  if (decision.kind === 'accept') return decision.pages.some(({ set }) => !written.has(set));
  return decision.kind === 'edit' ? !written.has(decision.edited.set) : LASTING.has(decision.kind);
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
