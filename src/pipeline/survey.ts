import { join } from 'node:path';
import { makePlan } from '../plan';
import { answersFolder } from '../shell/caches';
import { endably, type Io } from '../shell/io';
import { fingerprint } from '../shell/version';
import type { Options } from '../options';
import type { Choices, Finding, Ignores, Plan, Project, SkippedFile } from '../types';
import type { Analysis } from './analyse';
import { notesOn } from './notes';
import { readPenalties } from './penalties';
import { recall } from './recall';
import { selectorOf, withinSets } from './selection';
import { analyseApp, type App } from './app';

/** What there is to tell of an app that is not changed. */
export interface Survey {
  readonly findings: readonly Finding[];
  readonly ignores: Ignores;
  readonly skipped: readonly SkippedFile[];
  readonly notes: readonly string[];
  /** For `scan`: what could be done about the findings. */
  readonly plan?: Plan;
}

/** The packages on whose versions the findings depend. */
const READERS = ['oxc-parser', '@typescript-eslint/scope-manager', 'scslre', 'ts-morph'];
const ROOMS = [join(__dirname, '..'), join(__dirname, '../../transforms')];
const NOTHING_DECLINED: Choices = { declined: new Set() };

/** The commands that report on an app and change nothing. */
export function isSurvey({ command }: Options): boolean {
  return command === 'scan' || command === 'check' || command === 'baseline';
}

/**
 * What there is to tell of an app that is not changed. Depends only on what was read, on the question and on this
 * program, so the same question about the same files is answered from the run before.
 */
export function survey(app: App, project: Project, options: Options, io: Io): Promise<Survey> {
  const { contexts, severity, only, skip, maxChanges, fsCacheTtl, strict, slice, command, entries, cwd } = options;
  const choices = { contexts, severity, only, skip, maxChanges, fsCacheTtl, strict, slice, command, entries, cwd };
  const isKept = options.cache && app.trace === undefined;
  const question = (): unknown => [
    fingerprint(ROOMS, READERS),
    { project, choices, narrow: app.narrow, additions: app.additions, penalties: readPenalties(io.env) },
  ];
  const answer = async (): Promise<Survey> => {
    const analysis = await analyseApp(app, project, options, io);
    const { findings, ignores, skipped } = analysis;
    const plan = command === 'scan' ? planned(app, analysis, options) : undefined;
    return { findings, ignores, skipped, notes: notesOn(project, analysis), plan };
  };
  return recall(isKept ? answersFolder(io.env) : undefined, question, () => endably(io, answer));
}

/** What could be done about the findings; nothing is rewritten, and sets of any risk are shown. */
function planned({ narrow }: App, { planning }: Analysis, options: Options): Plan {
  const given = { ...planning, ttl: options.fsCacheTtl };
  const wanted = selectorOf(options, narrow);
  const plan = makePlan({ ...given, wanted }, NOTHING_DECLINED);
  const chosen = withinSets(wanted, plan.sets, options);
  return chosen ? makePlan({ ...given, wanted: chosen }, NOTHING_DECLINED) : plan;
}
