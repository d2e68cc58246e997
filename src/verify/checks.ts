import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Failure } from '../types';
import { run, type Command } from './command';
import { failedTests } from './failed-tests';
import { ask, type Answers, type Smoke } from './smoke';
import { diagnosticsOf, newDiagnostics, typeCheckOf } from './type-check';

/** How the checks are run: where, with what environment, and for how long. */
export type Around = Omit<Command, 'line' | 'log'>;

/** What is wrong, without what every failure has. */
export type Wrong = Pick<Failure, 'why' | 'details' | 'excerpt'>;

/** Something that is looked at before and after. `Seen` is what a look brings. */
export interface Check {
  readonly name: string;
  /**
   * Looks once, and remembers what it saw when that is to be the measure for later looks. Resolves with what is wrong,
   * measured by what was remembered; undefined when nothing is. Rejects when the signal aborts.
   */
  readonly look: (log: string, remember: boolean) => Promise<Wrong | undefined>;
}

/** A command that has to end with 0. */
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

/** The project's own type check, which may have errors as long as none is new; undefined when there is no compiler. */
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

/** The app has to start and to answer as it did. */
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
