import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../../errors';
import type { Trace } from '../../types';

/** Reads a trace from a file; its path is relative to a folder. Throws UserError if there is none. */
export function readTrace(cwd: string, given: string): Trace {
  const trace = parsed(textOf(resolve(cwd, given), given), given);
  const isTrace = trace?.schemaVersion === 1 && Array.isArray(trace.calls) && Array.isArray(trace.routes);
  if (isTrace) return trace;
  throw new UserError(`\`${given}\` is not a trace`, 'Record one with `unblock trace -- <command>`.');
}

function textOf(file: string, given: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const advice = 'Record one with `unblock trace -- <command>`, which writes .unblock/trace.json.';
    throw new UserError(`the trace \`${given}\` could not be read: ${(error as Error).message}`, advice);
  }
}

function parsed(text: string, given: string): Trace | undefined {
  try {
    return JSON.parse(text) as Trace | undefined;
  } catch (error) {
    throw new UserError(`\`${given}\` is not JSON: ${(error as Error).message}`, 'Was it cut off? Record it again.');
  }
}
