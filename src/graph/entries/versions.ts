import type { Program } from '../../program';
import { packageOf } from '../../projects/packages';
import { lowestMajor } from '../../projects/semver';
import type { CallId, Framework, HandlerRow } from '../../types';
import type { CallResults } from '../calls/results';
import type { PlaceInput } from './conventions';

/** The versions that the package of a file states, by name. */
export function dependenciesAt({ packages }: Pick<PlaceInput, 'packages'>, file: string): ReadonlyMap<string, string> {
  return packageOf(file, packages).dependencies;
}

/** Whether a framework turns a rejection of a handler into an error response, in the version stated. */
export function catches(framework: Framework, versions: ReadonlyMap<string, string>): boolean {
  const range = framework.packages.map((name) => versions.get(name)).find((found) => found !== undefined);
  return framework.catchesRejections(lowestMajor(range) ?? 0);
}

/** The row as it is for the version of its package: see `awaitedSince` and `thrown` of HandlerRow. */
export function inVersion(row: HandlerRow, versions: ReadonlyMap<string, string>): HandlerRow {
  const { awaitedSince } = row;
  const { before } = typeof row.thrown === 'object' ? row.thrown : {};
  if (awaitedSince === undefined && before === undefined) return row;
  // Matches: the package sequelize of `sequelize.Sequelize().define`
  const [, range] = [...versions].find(([name]) => row.on.some((path) => isOf(path, name))) ?? [];
  const major = lowestMajor(range) ?? 0;
  if (awaitedSince !== undefined) return major < awaitedSince ? { ...row, sync: 'framework-sync' } : row;
  return major < (before ?? Infinity) ? row : { ...row, thrown: undefined };
}

interface Calls {
  readonly program: Program;
  readonly results: Pick<CallResults, 'outside'>;
}

/** Gives rows as they are where the program uses the results of their functions at once: see `atOnceWith` of HandlerRow. */
export function usedAtOnce({ program, results }: Calls): (row: HandlerRow) => HandlerRow {
  const isWaitedFor = (id: CallId): boolean => {
    const { awaited, promised, returned } = program.call(id).position;
    return awaited || promised || returned;
  };
  const used = new Set([...results.outside].flatMap(([id, paths]) => (isWaitedFor(id) ? [] : [...paths])));
  return (row) => (row.atOnceWith?.some((path) => used.has(path)) ? { ...row, sync: 'framework-sync' } : row);
}

function isOf(path: string, name: string): boolean {
  return path.startsWith(name) && ['', '.', '('].includes(path.charAt(name.length));
}
