import { readFileSync } from 'node:fs';
import { cacheFile } from '../shell/caches';
import { STUDY, type Penalties, type Penalty } from '../findings/estimates';
import type { Io } from '../shell/io';

/** Where `npm run bench:scenarios -- --store` keeps its measurements; undefined without a home directory. */
export function penaltiesFile(env: Io['env']): string | undefined {
  return cacheFile(env, 'penalties.json');
}

/** The measurements of this machine; the table of the study when there are none, or the file is invalid. */
export function readPenalties(env: Io['env']): Penalties {
  const file = penaltiesFile(env);
  const rows = file === undefined ? undefined : rowsIn(file);
  return rows ? { source: 'machine', rows } : STUDY;
}

function rowsIn(file: string): readonly Penalty[] | undefined {
  try {
    const { penalties } = JSON.parse(readFileSync(file, 'utf8')) as { readonly penalties: readonly Partial<Penalty>[] };
    return penalties.length > 0 && penalties.every(isPenalty) ? penalties : undefined;
  } catch {
    return undefined;
  }
}

function isPenalty(row: Partial<Penalty>): row is Penalty {
  const { scenario, call, times } = row;
  const isNumber = typeof times === 'number' && times > 0;
  return typeof scenario === 'string' && typeof call === 'string' && (isNumber || times === 'timeouts');
}
