import { join } from 'node:path';
import { CPU, MODULES } from '../../transforms';
import { makePlan } from '../plan';
import { answersFolder, factsFile } from '../shell/caches';
import type { Io } from '../shell/io';
import { fingerprint } from '../shell/version';
import type { Options } from '../options';
import type { Additions, BlockingModule, Choices, Finding, Ignores, Plan, Project, SkippedFile, Trace } from '../types';
import { analyse, type Analysis, type AnalyseOptions } from './analyse';
import { evidenced } from './evidenced';
import { notesOn } from './notes';
import { readPenalties } from './penalties';
import { entriesIn, type Place } from './places';
import { recall } from './recall';
import { selectorOf, withinSets } from './selection';

/** An app, and what its configuration adds to the catalogue. */
export interface App extends Place {
  readonly additions: Additions;
  /** A run of it that was traced. */
  readonly trace?: Trace;
}

/** What there is to tell of an app of which nothing is to be changed. */
export interface Survey {
  readonly findings: readonly Finding[];
  readonly ignores: Ignores;
  readonly skipped: readonly SkippedFile[];
  readonly notes: readonly string[];
  /** Of `scan`: what could be done about the findings. */
  readonly plan?: Plan;
}

/** What is found depends on how these read the code. */
const READERS = ['oxc-parser', '@typescript-eslint/scope-manager', 'scslre', 'ts-morph'];
const ROOMS = [join(__dirname, '..'), join(__dirname, '../../transforms')];
const NOTHING_DECLINED: Choices = { declined: new Set() };

/** The commands that tell of an app, and change nothing. */
export function isSurvey({ command }: Options): boolean {
  return command === 'scan' || command === 'check' || command === 'baseline';
}

/**
 * What there is to tell of an app of which nothing is to be changed. It depends on what was read, on the question and on this
 * program alone, so the same question about the same files gets the answer of the run before.
 */
export function survey(app: App, project: Project, options: Options, io: Io): Promise<Survey> {
  const { contexts, severity, only, skip, maxChanges, fsCacheTtl, strict, slice, command, entries, cwd } = options;
  const choices = { contexts, severity, only, skip, maxChanges, fsCacheTtl, strict, slice, command, entries, cwd };
  const isKept = options.cache && app.trace === undefined;
  const question = (): unknown => [
    fingerprint(ROOMS, READERS),
    { project, choices, narrow: app.narrow, additions: app.additions, penalties: readPenalties(io.env) },
  ];
  return recall(isKept ? answersFolder(io.env) : undefined, question, async () => {
    const analysis = await analyseApp(app, project, options, io);
    const { findings, ignores, skipped } = analysis;
    const plan = command === 'scan' ? planned(app, analysis, options) : undefined;
    return { findings, ignores, skipped, notes: notesOn(project, analysis), plan };
  });
}

/** Scan, graph and findings of an app, with what a traced run has shown of it. */
export async function analyseApp(
  app: App,
  project: Project,
  options: Options,
  { env, endable }: Io,
): Promise<Analysis> {
  const given: AnalyseOptions = {
    cpu: wantsCpu(options) ? CPU : undefined,
    penalties: readPenalties(env),
    modules: modulesOf(app),
    additions: app.additions,
    cache: options.cache ? factsFile(env, app.root) : undefined,
    slice: options.slice && !options.strict,
    entries: entriesIn(project, options),
    contexts: options.contexts,
    alone: false,
  };
  const analysis = await (endable ? endable(() => analyse(project, given)) : analyse(project, given));
  return app.trace ? evidenced(analysis, app.trace, given.modules) : analysis;
}

/** The catalogue, and what the app's configuration adds. */
export function modulesOf({ additions }: App): readonly BlockingModule[] {
  return [...MODULES, ...additions.modules];
}

/** Work on the CPU is told only to who asks for it: it cannot be rewritten, and has no place in a baseline unasked. */
function wantsCpu({ only, topic }: Options): boolean {
  return [...only, topic ?? ''].some((name) => name === 'cpu' || name.startsWith('cpu/'));
}

/** What could be done about the findings; nothing is rewritten, and sets of any risk are shown. */
function planned({ narrow }: App, { planning }: Analysis, options: Options): Plan {
  const given = { ...planning, ttl: options.fsCacheTtl };
  const wanted = selectorOf(options, narrow);
  const plan = makePlan({ ...given, wanted }, NOTHING_DECLINED);
  const chosen = withinSets(wanted, plan.sets, options);
  return chosen ? makePlan({ ...given, wanted: chosen }, NOTHING_DECLINED) : plan;
}
