/* eslint-disable @typescript-eslint/no-require-imports -- `import()` would ask for a file extension, which only the built files have. */
import { join } from 'node:path';
import { answersFolder } from '../shell/caches';
import { endably, type Io } from '../shell/io';
import { fingerprint } from '../shell/version';
import type { Options } from '../options';
import { onFirstUse } from '../shell/on-first-use';
import type { Finding, Ignores, Plan, Project, SkippedFile } from '../types';
import type { App } from './app';
import { readPenalties } from './penalties';
import { recall } from './recall';

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

// What was answered before needs no scanner, solver or planner.
const surveyAnew = onFirstUse(() => (require('./survey-anew') as typeof import('./survey-anew')).surveyAnew);

/** The commands that report on an app and change nothing. */
export function isSurvey({ command }: Options): boolean {
  return command === 'scan' || command === 'check' || command === 'baseline';
}

/**
 * What there is to tell of an app that is not changed. Depends only on what was read, on the question and on this
 * program, so the same question about the same files is answered from the run before.
 */
export function survey(app: App, project: Project, options: Options, io: Io): Promise<Survey> {
  const { contexts, severity, only, skip, maxChanges, fsCacheTtl, parallel, strict, slice, command, entries, cwd } =
    options;
  const choices = {
    contexts,
    severity,
    only,
    skip,
    maxChanges,
    fsCacheTtl,
    parallel,
    strict,
    slice,
    command,
    entries,
    cwd,
  };
  const isKept = options.cache && app.trace === undefined;
  const question = (): unknown => [
    fingerprint(ROOMS, READERS),
    { project, choices, narrow: app.narrow, additions: app.additions, penalties: readPenalties(io.env) },
  ];
  const answer = (): Promise<Survey> => endably(io, () => surveyAnew(app, project, options, io));
  return recall(isKept ? answersFolder(io.env) : undefined, question, answer);
}
