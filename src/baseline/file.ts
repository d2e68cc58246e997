import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../errors';
import { compareText } from '../findings/proof';
import { CONTEXTS } from '../findings/terms';
import type { Baseline, Context } from '../types';

/** In the project's root, and committed. */
export const BASELINE_FILE = '.unblock-baseline.json';

const ABOUT =
  'How many blocking calls `unblock check` lets pass, by file#scope and rule. `unblock baseline` writes this file.';

/** The baseline of a project; undefined if it has none. Throws UserError if it cannot be read. */
export async function readBaseline(root: string): Promise<Baseline | undefined> {
  const text = await readFile(join(root, BASELINE_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new UserError(`\`${BASELINE_FILE}\` could not be read`, error.message);
  });
  return text === undefined ? undefined : parseBaseline(text);
}

/** Writes the baseline of a project. */
export async function writeBaseline(root: string, baseline: Baseline): Promise<void> {
  await writeFile(join(root, BASELINE_FILE), formatBaseline(baseline)).catch((error: Error) => {
    throw new UserError(`\`${BASELINE_FILE}\` could not be written`, error.message);
  });
}

/** One line per entry, sorted by file: the same findings give the same text on every machine, and a readable diff. */
export function formatBaseline({ contexts, counts }: Baseline): string {
  const findings = Object.fromEntries([...counts].sort(([one], [other]) => compareText(one, other)));
  const sorted = CONTEXTS.filter((context) => contexts.includes(context));
  return `${JSON.stringify({ about: ABOUT, schemaVersion: 1, contexts: sorted, findings }, null, 2)}\n`;
}

/** Throws UserError for a text that `formatBaseline` cannot have written. */
export function parseBaseline(text: string): Baseline {
  const { schemaVersion, contexts, findings } = parseObject(text);
  if (schemaVersion !== 1) throw unusable(`its \`schemaVersion\` is ${JSON.stringify(schemaVersion)}, expected 1`);
  if (!Array.isArray(contexts) || !contexts.every(isContext)) throw unusable('`contexts` must be a list of contexts');
  if (typeof findings !== 'object' || findings === null) throw unusable('`findings` must be an object');
  const counts = Object.entries(findings as Readonly<Record<string, unknown>>);
  const wrong = counts.find(([, count]) => !(Number.isInteger(count) && (count as number) > 0));
  if (wrong) throw unusable(`the count of \`${wrong[0]}\` must be a whole number above 0`);
  return { contexts, counts: new Map(counts as [string, number][]) };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw unusable((error as Error).message);
  }
  throw unusable('it must be an object');
}

function isContext(value: unknown): value is Context {
  return CONTEXTS.some((context) => context === value);
}

function unusable(why: string): UserError {
  const advice = `${why}. After a merge conflict delete it and run \`unblock baseline\`, then look at its diff.`;
  return new UserError(`\`${BASELINE_FILE}\` is not a baseline`, advice);
}
