import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Failure } from '../types';
import { run, type Command } from './command';
import { failedTests } from './failed-tests';
import { ask, type Answers, type Smoke } from './smoke';
import { diagnosticsOf, newDiagnostics, typeCheckOf } from './type-check';

/** The environment of the checks: folder, variables, time limit. */
export type Around = Omit<Command, 'line' | 'log'>;

/** A failure, without what all failures have in common. */
export type Wrong = Pick<Failure, 'why' | 'details' | 'excerpt'>;

/** A property of the project that is compared before and after. */
export interface Check {
  readonly name: string;
  /**
   * Runs the check; with `remember`, its result becomes the reference for later runs. Resolves to what is wrong
   * compared with that, or undefined. Rejects when the signal aborts.
   */
  readonly look: (log: string, remember: boolean) => Promise<Wrong | undefined>;
}

/** A command that must exit with 0. */
export function commandCheck(line: string, around: Around): Check {
  return {
    name: line,
    look: async (log) => {
      const { code, timedOut } = await run({ ...around, line, log });
      if (code === 0) return undefined;
      const { names, excerpt } = failedTests(await textOf(log));
      const why = timedOut ? `took longer than ${around.timeout / 1000} s` : `ended with ${code ?? 'a signal'}`;
      return { why, details: names, excerpt };
    },
  };
}

/** The project's own type check, which may not have new errors; undefined without a compiler. */
export function typeCheck(around: Around, ourFolder: string): Check | undefined {
  const line = typeCheckOf(around.cwd, ourFolder);
  if (line === undefined) return undefined;
  let before: readonly string[] = [];
  return {
    name: 'type check',
    look: async (log, remember) => {
      const { timedOut } = await run({ ...around, line, log });
      const seen = diagnosticsOf(await textOf(log));
      if (timedOut) return { why: `took longer than ${around.timeout / 1000} s`, details: [], excerpt: [] };
      if (remember) before = seen;
      const details = newDiagnostics(before, seen);
      return details.length === 0 ? undefined : { why: 'has new errors', details, excerpt: [] };
    },
  };
}

/** The app must start, and respond as before. */
export function smokeCheck(smoke: Smoke, around: Around): Check {
  let before: Answers | undefined;
  return {
    name: smoke.command,
    look: async (log, remember) => {
      const seen = await ask(smoke, { ...around, log });
      if (seen.kind === 'failed')
        return { why: seen.why, details: [], excerpt: failedTests(await textOf(log)).excerpt };
      if (remember) before = seen;
      if (before === undefined || before.kind === 'failed' || isDeepStrictEqual(before, seen)) return undefined;
      const old = before.answers;
      const details = seen.answers.flatMap((now, index) => (now === old[index] ? [] : [`${old[index]} became ${now}`]));
      return { why: 'answers differently', details, excerpt: failedTests(await textOf(log)).excerpt };
    },
  };
}

async function textOf(log: string): Promise<string> {
  return readFile(log, 'utf8').catch(() => '');
}
