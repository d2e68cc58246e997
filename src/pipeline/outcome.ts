import { ExitCode } from '../errors';
import type { Options } from '../options';
import { inScope, type ReportInput } from '../report';
import { relative, sep } from 'node:path';
import { gitPrefix } from '../apply/git';
import type { Survey } from './survey';
import type { Project } from '../types';
import { version } from '../shell/version';
import type { App } from './app';

/** The result of one app. */
export interface Outcome {
  readonly input: ReportInput;
  readonly interrupted?: boolean;
  /** Some of what was decided could not be written. */
  readonly isStopped?: boolean;
}

/** The exit code for the result of one app: that of the first reason that applies. */
export function exitCodeOf({ input, interrupted, isStopped }: Outcome, options: Options): ExitCode {
  if (interrupted) return ExitCode.interrupted;
  if (input.verification?.rolledBack.length) return ExitCode.verificationFailed;
  if (isStopped) return ExitCode.guarded;
  if (options.strict && input.skippedFiles.length > 0) return ExitCode.unreadable;
  if (options.command === 'check' && input.comparison?.added.length) return ExitCode.findings;
  return options.exitCode && isPending(input, options) ? ExitCode.findings : ExitCode.done;
}

/** Whether something is left to do; for a scan, whether there is any selected finding. */
function isPending(input: ReportInput, { command }: Options): boolean {
  if (command === 'scan') return inScope(input).length > 0;
  return input.applied === undefined && (input.changes?.length ?? 0) > 0;
}

/** What every report needs. */
export async function basisOf(app: App, project: Project, seen: Survey, { cwd }: Options): Promise<ReportInput> {
  return {
    version: version(),
    project: relative(cwd, app.root).split(sep).join('/') || '.',
    isOneOfSeveral: app.isOneOfSeveral,
    prefix: await gitPrefix(app.root),
    files: project.files.length - seen.skipped.length,
    findings: seen.findings,
    trace: app.trace,
    ignores: seen.ignores,
    skippedFiles: [...project.skipped, ...seen.skipped],
    notes: seen.notes,
  };
}
