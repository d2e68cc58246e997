import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ExitCode, UserError } from './errors';

const MIB = 2 ** 20;
/** The limit includes this much room for new objects, which cannot be used for those that are kept. */
const YOUNG = 48 * MIB;
/** The part of the rest that may be in use; V8 needs some to move what it keeps. */
const MOST = 0.9;

/**
 * Throws UserError while memory runs out and there still is some. Where it has run out, V8 ends the process with a dump
 * of its own, and nothing can be told (https://nodejs.org/api/cli.html#--max-old-space-sizesize-in-mib). Costs a few
 * microseconds.
 */
export function checkMemory(): void {
  if (!isFull()) return;
  collectGarbage();
  if (isFull()) throw tooLittle(Math.round(limit() / MIB));
}

function isFull(): boolean {
  return getHeapStatistics().used_heap_size > limit() * MOST;
}

/** What `--max-old-space-size` sets, in bytes. */
function limit(): number {
  return getHeapStatistics().heap_size_limit - YOUNG;
}

/** What is in use may be garbage. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

function tooLittle(megabytes: number): UserError {
  const advice =
    `Give it more, if the machine has it: NODE_OPTIONS=--max-old-space-size=${2 * megabytes} npx unblock. Or name the folder ` +
    'of one app, or leave out what is not your server with `--exclude <glob>`.';
  return new UserError(
    `the program needs more memory than the ${megabytes} MB that Node may use`,
    advice,
    ExitCode.usage,
  );
}
