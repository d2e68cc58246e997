import { relative, sep } from 'node:path';
import { CPU, MODULES } from '../transforms';
import type { Analysis } from './pipeline/analyse';
import { gitPrefix, recover, reopenBatch, withLock } from './apply';
import { benchApp, type Fix } from './commands/bench';
import { checkApp, recordBaseline } from './commands/check';
import { configure } from './config';
import { asks, batchOf, decide, refuseDirty, type Decided } from './pipeline/decide';
import { ExitCode } from './errors';
import { readTrace } from './evidence/trace';
import { explain } from './commands/explain';
import { initialise } from './commands/init';
import type { Io } from './shell/io';
import { mergeReports, runMany } from './commands/many';
import { notesOn } from './pipeline/notes';
import type { Options, Run } from './options';
import { appsOf, type Place } from './pipeline/places';
import { printable } from './shell/printable';
import { progressOn } from './shell/progress';
import { planner as plannerOf } from './pipeline/propose';
import { count } from './findings/proof';
import { inScope, reportOnApp, reportTogether, type Reported, type ReportInput } from './report';
import { findRoot, readProject } from './scan/read';
import { checkNames, selectorOf, withinSets } from './pipeline/selection';
import { settle, type Stop } from './pipeline/settle';
import { analyseApp, isSurvey, modulesOf, survey, type App as SurveyedApp, type Survey } from './pipeline/survey';
import type { CallGraph, Choices, Comparison, Finding, FunctionId, Planner, Project, Proposal } from './types';
import { traceApp } from './commands/trace';
import { takeBack } from './commands/undo';
import { settleVerified, verifierFor, type Verified } from './pipeline/verified';
import type { Verifier } from './verify';
import { version } from './shell/version';

const NOTHING_DECLINED: Choices = { declined: new Set() };

/**
 * The whole tool on one screen: read → scan → graph → plan → rewrite → review → apply → report.
 * Resolves with the exit code; throws UserError for what a person can mend.
 */
export async function run({ options, withDefaults }: Run, io: Io): Promise<number> {
  if (options.command === 'undo') return takeBack(findRoot(options.cwd), options, io);
  if (options.command === 'merge-reports') return mergeReports(options, io);
  if (options.command === 'init') return initialise(findRoot(options.cwd), MODULES, io, options.quiet);
  if (options.command === 'trace') return trace(options, io);
  const places = appsOf(options);
  if (isForMany(options, places)) return runMany(places, options, io);
  let worst: ExitCode = ExitCode.done;
  const reports: Reported[] = [];
  for (const app of places) {
    const { file, flags, additions } = await configure({ root: app.root, cwd: options.cwd, file: options.config });
    const own = file === undefined ? options : withDefaults(file, flags);
    const fix: Fix = async (root, flags) =>
      (await runApp({ ...app, root, additions, isOneOfSeveral: false }, { ...flags, cache: false }, io)).input;
    if (own.command === 'bench') return benchApp(app.root, own, io, fix);
    const outcome = await runApp({ ...app, additions, isOneOfSeveral: places.length > 1 }, own, io);
    reports.push({ input: outcome.input, options: own });
    reportOnApp(outcome.input, own, io);
    worst = Math.max(worst, exitCodeOf(outcome, own)) as ExitCode;
    if (outcome.interrupted) break;
  }
  await reportTogether(reports, io);
  return worst;
}

async function trace(options: Options, io: Io): Promise<number> {
  const root = findRoot(options.cwd);
  const { additions } = await configure({ root, cwd: options.cwd, file: options.config });
  return traceApp({ root, modules: [...MODULES, ...additions.modules] }, options, io);
}

/** Without questions each of several apps is done by a process of its own. */
function isForMany({ command, yes, appsFrom, shard, resume }: Options, places: readonly Place[]): boolean {
  return command === 'fix' && yes && (places.length > 1 || appsFrom !== undefined || shard !== undefined || resume);
}

interface App extends SurveyedApp {
  readonly isOneOfSeveral: boolean;
}

/** What one app came to. */
interface Outcome {
  readonly input: ReportInput;
  readonly interrupted?: boolean;
  /** Some of what was decided could not be written. */
  readonly isStopped?: boolean;
}

async function runApp(app: App, options: Options, io: Io): Promise<Outcome> {
  checkNames(options, [...modulesOf(app), CPU]);
  const trace = options.trace === undefined ? undefined : readTrace(options.cwd, options.trace);
  if (options.command !== 'fix' || options.dryRun) return workOn({ ...app, trace }, options, io);
  return withLock(app.root, async () => {
    const batch = batchOf(io);
    if (batch !== undefined) await reopenBatch(app.root, batch);
    await finishInterrupted(app.root, io);
    return workOn({ ...app, trace }, options, io);
  });
}

async function workOn(app: App, options: Options, io: Io): Promise<Outcome> {
  const progress = progressOn(io, options.quiet);
  progress('reading files');
  const project = readProject(app.root, options);
  progress(`following calls through ${project.files.length} files`);
  if (isSurvey(options)) return surveyed(app, project, options, io).finally(() => progress(''));
  const analysis = await analyseApp(app, project, options, io).finally(() => progress(''));
  const basis = await basisOf(app, project, { ...analysis, notes: notesOn(project, analysis) }, options);
  if (options.topic !== undefined) {
    const known = { project, analysis, modules: [...modulesOf(app), CPU], ttl: options.fsCacheTtl };
    return { input: { ...basis, explanations: await explain(options.topic, known) } };
  }
  progress('planning and rewriting');
  const { planner, all } = await planWithin(app, analysis, project, options).finally(() => progress(''));
  if (options.dryRun) return { input: { ...basis, ...all } };
  await refuseDirty(app.root, all, options);
  const verifier = await verifierFor(app.root, all, options, io, progress);
  const decided = await decide(all, planner, project, options, io);
  const { isStopped, ...written } = await write(project, analysis.graph, decided, verifier, io);
  await decided.settled();
  return { input: { ...basis, ...written }, interrupted: decided.interrupted, isStopped };
}

/** What `scan`, `check` and `baseline` come to: nothing is changed. */
async function surveyed(app: App, project: Project, options: Options, io: Io): Promise<Outcome> {
  const { plan, ...seen } = await survey(app, project, options, io);
  const basis = await basisOf(app, project, seen, options);
  if (options.command === 'scan') return { input: { ...basis, plan } };
  return { input: { ...basis, comparison: await checked(app, seen.findings, options) } };
}

/** What every report tells. */
async function basisOf(app: App, project: Project, seen: Survey, { cwd }: Options): Promise<ReportInput> {
  return {
    version: version(),
    project: relative(cwd, app.root).split(sep).join('/') || '.',
    isOneOfSeveral: app.isOneOfSeveral,
    prefix: await gitPrefix(app.root),
    files: project.files.length,
    findings: seen.findings,
    trace: app.trace,
    ignores: seen.ignores,
    skippedFiles: [...project.skipped, ...seen.skipped],
    notes: seen.notes,
  };
}

/** A proposal may have to be made twice: which sets there are to choose from is known only after the first. */
async function planWithin(
  app: App,
  analysis: Analysis,
  project: Project,
  options: Options,
): Promise<{ readonly planner: Planner; readonly all: Proposal }> {
  const wanted = selectorOf(options, app.narrow);
  const planning = {
    risk: asks(options) ? 'review' : options.risk,
    ttl: options.fsCacheTtl,
    keepTests: options.keepTests,
    format: true,
  } as const;
  const planner = await plannerOf(analysis, project, { ...planning, wanted });
  const all = await planner.propose(NOTHING_DECLINED);
  const chosen = withinSets(wanted, all.plan.sets, options);
  if (!chosen) return { planner, all };
  const narrower = await plannerOf(analysis, project, { ...planning, wanted: chosen });
  return { planner: narrower, all: await narrower.propose(NOTHING_DECLINED) };
}

function checked({ root, narrow }: App, all: readonly Finding[], options: Options): Promise<Comparison> {
  const compareOrWrite = options.command === 'check' ? checkApp : recordBaseline;
  // What is told for information only fails no check.
  const findings = all.filter(({ notice }) => notice === undefined);
  return compareOrWrite({ root, narrow, findings }, options);
}

type Written = Pick<ReportInput, 'plan' | 'changes' | 'applied' | 'verification'>;

/** Writes what was decided, and says what there is to report. */
async function write(
  project: Project,
  { program }: CallGraph,
  decided: Decided,
  verifier: Verifier | undefined,
  io: Io,
): Promise<Written & { readonly isStopped: boolean }> {
  const nameOf = (fn: FunctionId): string => program.fn(fn).name;
  const settled: Verified = await (verifier
    ? settleVerified(project, decided, nameOf, verifier)
    : settle(project, decided, nameOf));
  const { proposal, result, stops, verification } = settled;
  for (const stop of stops) io.stderr.write(stopLine(stop));
  const applied = result.run === undefined ? undefined : { run: result.run, files: result.written };
  return { ...proposal, applied, verification, isStopped: stops.length > 0 };
}

function stopLine({ paths, code, sets }: Stop): string {
  const what = code === 'changed-on-disk' ? 'changed while unblock was at work' : 'is not to be written to';
  return `${paths.map(printable).join(', ')} ${what}: ${sets.length === 1 ? 'set' : 'sets'} ${sets.join(', ')} not written.\n`;
}

function exitCodeOf({ input, interrupted, isStopped }: Outcome, options: Options): ExitCode {
  if (interrupted) return ExitCode.interrupted;
  if (input.verification?.rolledBack.length) return ExitCode.verificationFailed;
  if (isStopped) return ExitCode.guarded;
  if (options.strict && input.skippedFiles.length > 0) return ExitCode.unreadable;
  if (options.command === 'check' && input.comparison?.added.length) return ExitCode.findings;
  return options.exitCode && isPending(input, options) ? ExitCode.findings : ExitCode.done;
}

/** Something is left to do: of a scan, which changes nothing, any finding that was asked for. */
function isPending(input: ReportInput, { command }: Options): boolean {
  if (command === 'scan') return inScope(input).length > 0;
  return input.applied === undefined && (input.changes?.length ?? 0) > 0;
}

async function finishInterrupted(root: string, io: Io): Promise<void> {
  const restored = await recover(root);
  if (!restored) return;
  const what = restored.wasUndo ? 'An earlier undo' : 'An earlier run';
  io.stderr.write(`${what} was cut off half way; its ${count(restored.restored.length, 'file')} were put back.\n`);
  for (const path of restored.conflicts)
    io.stderr.write(`  left alone, because it was edited since: ${printable(path)}\n`);
}
