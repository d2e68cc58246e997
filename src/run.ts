import { isAbsolute, relative, resolve, sep } from 'node:path';
import { MODULES } from '../transforms';
import { analyse, type Analysis } from './analyse';
import { applyChanges, gitPrefix, recover, undo } from './apply';
import { configure } from './config';
import { asks, decide } from './decide';
import { ExitCode, UserError } from './errors';
import type { Io } from './io';
import type { Options, Run } from './options';
import { progressOn } from './progress';
import { planner as plannerOf } from './propose';
import { report, type ReportInput } from './report';
import { findRoot, readProject } from './scan/read';
import type { Additions, Choices, Finding, Project, Proposal } from './types';
import { version } from './version';

const NOTHING_DECLINED: Choices = { declined: new Set() };

/**
 * The whole tool on one screen: read → scan → graph → plan → rewrite → review → apply → report.
 * Resolves with the exit code; throws UserError for what a person can mend.
 */
export async function run({ options, withDefaults }: Run, io: Io): Promise<ExitCode> {
  if (options.command === 'undo') return takeBack(findRoot(options.cwd), options, io);
  let worst: ExitCode = ExitCode.done;
  for (const app of appsOf(options)) {
    const { file, flags, additions } = await configure({ root: app.root, cwd: options.cwd, file: options.config });
    const own = file === undefined ? options : withDefaults(file, flags);
    worst = Math.max(worst, await runApp({ ...app, additions }, own, io)) as ExitCode;
  }
  return worst;
}

/** A project root and the paths below it that narrow the work; no path means all of it. */
interface Place {
  readonly root: string;
  readonly narrow: readonly string[];
}

interface App extends Place {
  readonly additions: Additions;
}

async function runApp(app: App, options: Options, io: Io): Promise<ExitCode> {
  if (options.command === 'fix' && !options.dryRun) await finishInterrupted(app.root, io);
  const progress = progressOn(io, options.quiet);
  progress('reading files');
  const project = readProject(app.root, options);
  progress(`following calls through ${project.files.length} files`);
  const analysis = await analyseApp(app, project, options).finally(() => progress(''));
  const basis = {
    version: version(),
    files: project.files.length,
    findings: analysis.findings,
    skippedFiles: [...project.skipped, ...analysis.skipped],
  };
  if (options.command === 'scan') return finish(basis, options, io);
  const planner = await plannerOf(analysis, project, {
    wanted: wantedBy(app, options),
    risk: asks(options) ? 'review' : options.risk,
    ttl: options.fsCacheTtl,
    format: true,
  });
  progress('planning and rewriting');
  const all = await planner.propose(NOTHING_DECLINED).finally(() => progress(''));
  const { proposal, interrupted, settled } = await decide(all, planner, project, options, io);
  const written = await write(app.root, proposal, options);
  await settled();
  const code = await finish({ ...basis, ...written }, options, io);
  return interrupted ? ExitCode.interrupted : code;
}

function analyseApp(app: App, project: Project, options: Options): Promise<Analysis> {
  return analyse(project, {
    modules: [...MODULES, ...app.additions.modules],
    additions: app.additions,
    slice: options.slice && !options.strict,
    entries: options.entries.map((entry) => inside(app.root, resolve(options.cwd, entry))),
    alone: false,
  });
}

type Written = Pick<ReportInput, 'plan' | 'changes' | 'prefix' | 'applied'>;

/** Writes what was decided, unless this is a dry run, and says what there is to report. */
async function write(root: string, { plan, changes }: Proposal, options: Options): Promise<Written> {
  const result = options.dryRun ? undefined : await applyChanges(root, changes);
  const applied = result?.run === undefined ? undefined : { run: result.run, files: result.written };
  return { plan, changes, prefix: await gitPrefix(root), applied };
}

async function finish(input: ReportInput, options: Options, io: Io): Promise<ExitCode> {
  await report(input, options, io);
  if (options.strict && input.skippedFiles.length > 0) return ExitCode.unreadable;
  const pending = input.applied ? 0 : (input.changes?.length ?? 0);
  return options.exitCode && pending > 0 ? ExitCode.findings : ExitCode.done;
}

async function finishInterrupted(root: string, io: Io): Promise<void> {
  const restored = await recover(root);
  if (!restored) return;
  io.stderr.write(`An earlier run was cut off half way; its ${restored.restored.length} files were put back.\n`);
  for (const path of restored.conflicts) io.stderr.write(`  left alone, because it was edited since: ${path}\n`);
}

async function takeBack(root: string, options: Options, io: Io): Promise<ExitCode> {
  const { run: id, restored } = await undo(root, options.run);
  io.stdout.write(`Run ${id} was taken back: ${restored.length} files are as they were.\n`);
  return ExitCode.done;
}

/** Each path with a package.json of its own is an app; the others narrow the app they are in. */
function appsOf({ cwd, paths }: Options): readonly Place[] {
  const apps = new Map<string, string[]>();
  for (const path of paths.length > 0 ? paths : ['.']) {
    const absolute = resolve(cwd, path);
    const root = findRoot(absolute);
    const narrow = apps.get(root) ?? [];
    apps.set(root, absolute === root ? narrow : [...narrow, inside(root, absolute)]);
  }
  return [...apps].map(([root, narrow]) => ({ root, narrow }));
}

function inside(root: string, absolute: string): string {
  const path = relative(root, absolute).split(sep).join('/');
  if (path.startsWith('..') || isAbsolute(path))
    throw new UserError(`${absolute} is outside of ${root}`, 'Give a path below the folder of the package.json.');
  return path;
}

function wantedBy(app: App, { contexts, only, skip }: Options): (finding: Finding) => boolean {
  const names = (finding: Finding): string[] => [finding.id, finding.rule, finding.module, finding.method];
  return (finding) =>
    finding.contexts.some((context) => contexts.has(context)) &&
    (app.narrow.length === 0 ||
      app.narrow.some((path) => finding.file === path || finding.file.startsWith(`${path}/`))) &&
    (only.length === 0 || names(finding).some((name) => only.includes(name))) &&
    !names(finding).some((name) => skip.includes(name));
}
