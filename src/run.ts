import type { Fix } from './commands/bench';
import { compareOrRecord } from './commands/check';
import { configure } from './config';
import {
  analyseApp,
  benchApp,
  decide,
  everyModule,
  explain,
  initialise,
  locked,
  mergeReports,
  proposeSelected,
  readTrace,
  refuseDirty,
  runMany,
  takeBack,
  traceApp,
  verifierFor,
  write,
} from './doors';
import { ExitCode } from './errors';
import type { Options, Run } from './options';
import type { App } from './pipeline/app';
import { notesOn, notesOnHelpers } from './pipeline/notes';
import { basisOf, exitCodeOf, type Outcome } from './pipeline/outcome';
import { appsOf, type Place } from './pipeline/places';
import { checkNames } from './pipeline/selection';
import { isSurvey, survey } from './pipeline/survey';
import { reportOnApp, reportTogether, type Reported, type ReportInput } from './report';
import { findRoot, readProject } from './scan/project/read';
import { endably, type Io } from './shell/io';
import { progressOn } from './shell/progress';
import type { Project } from './types';

/**
 * The whole tool on one screen: read → scan → graph → plan → rewrite → review → apply → report. Resolves to the exit
 * code; throws UserError for what the user can fix.
 */
export async function run(invocation: Run, io: Io): Promise<number> {
  const { options } = invocation;
  if (options.command === 'undo') return takeBack(findRoot(options.cwd), options, io);
  if (options.command === 'merge-reports') return mergeReports(options, io);
  if (options.command === 'init') return initialise(findRoot(options.cwd), io, options.quiet);
  if (options.command === 'trace') return trace(options, io);
  const places = appsOf(options);
  return isForMany(options, places) ? runMany(places, options, io) : runEach(places, invocation, io);
}

async function trace(options: Options, io: Io): Promise<number> {
  const root = findRoot(options.cwd);
  const { additions } = await configure({ root, cwd: options.cwd, file: options.config });
  return traceApp({ root, additions }, options, io);
}

/** If nothing has to be asked, several apps run in processes of their own. */
function isForMany({ command, yes, appsFrom, shard, resume }: Options, places: readonly Place[]): boolean {
  return command === 'fix' && yes && (places.length > 1 || appsFrom !== undefined || shard !== undefined || resume);
}

/** Runs one app after another, each with its own configuration; the worst exit code is the result. */
async function runEach(places: readonly Place[], { options, withDefaults }: Run, io: Io): Promise<number> {
  let worst: ExitCode = ExitCode.done;
  const reports: Reported[] = [];
  for (const place of places) {
    const { file, flags, additions } = await configure({ root: place.root, cwd: options.cwd, file: options.config });
    const own = file === undefined ? options : withDefaults(file, flags);
    const app: App = { ...place, additions, isOneOfSeveral: places.length > 1 };
    if (own.command === 'bench') return benchApp(app.root, own, io, copyFixer(app, io));
    const outcome = await runApp(app, own, io);
    reports.push({ input: outcome.input, options: own });
    reportOnApp(outcome.input, own, io);
    worst = Math.max(worst, exitCodeOf(outcome, own)) as ExitCode;
    if (outcome.interrupted) break;
  }
  await reportTogether(reports, io);
  return worst;
}

/** `bench` migrates a copy: it is reported alone, and facts about its files are not worth caching. */
function copyFixer(app: App, io: Io): Fix {
  return async (root, options) => {
    const { input } = await runApp({ ...app, root, isOneOfSeveral: false }, { ...options, cache: false }, io);
    return input;
  };
}

/** Only commands that write need exclusive access to the app. */
async function runApp(app: App, options: Options, io: Io): Promise<Outcome> {
  checkNames(options, () => everyModule(app));
  const trace = options.trace === undefined ? undefined : readTrace(options.cwd, options.trace);
  const work = (): Promise<Outcome> => workOn({ ...app, trace }, options, io);
  return options.command === 'fix' && !options.dryRun ? locked(app.root, io, work) : work();
}

async function workOn(app: App, options: Options, io: Io): Promise<Outcome> {
  const progress = progressOn(io, options.quiet);
  progress('reading files');
  const project = readProject(app.root, options);
  progress(`following calls through ${project.files.length} files`);
  if (isSurvey(options)) return surveyed(app, project, options, io).finally(() => progress(''));
  const analysis = await endably(io, () => analyseApp(app, project, options, io)).finally(() => progress(''));
  const basis = await basisOf(app, project, { ...analysis, notes: notesOn(project, analysis) }, options);
  if (options.topic !== undefined) {
    const { fsCacheTtl: ttl, parallel } = options;
    const known = { project, analysis, modules: everyModule(app), ttl, parallel };
    return { input: { ...basis, explanations: await explain(options.topic, known) } };
  }
  progress('planning and rewriting');
  const propose = () => proposeSelected(app, analysis, project, options);
  const { planner, all } = await endably(io, propose).finally(() => progress(''));
  const reported = (result: Partial<ReportInput>): ReportInput => ({
    ...basis,
    ...result,
    notes: [...(basis.notes ?? []), ...notesOnHelpers(project, result.changes ?? [])],
  });
  if (options.dryRun) return { input: reported(all) };
  await refuseDirty(app.root, all, options);
  const verifier = await verifierFor(app.root, all, options, io, progress);
  const decided = await decide(all, planner, project, options, io);
  const { isStopped, ...written } = await write(project, analysis.graph, decided, verifier, io);
  const isResumable = await decided.settled(written);
  return { input: reported({ ...written, isResumable }), interrupted: decided.interrupted, isStopped };
}

/** The result of `scan`, `check` and `baseline`, which change nothing. */
async function surveyed(app: App, project: Project, options: Options, io: Io): Promise<Outcome> {
  const { plan, ...seen } = await survey(app, project, options, io);
  const basis = await basisOf(app, project, seen, options);
  if (options.command === 'scan') return { input: { ...basis, plan } };
  return { input: { ...basis, comparison: await compareOrRecord({ ...app, findings: seen.findings }, options) } };
}
