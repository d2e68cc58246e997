import { packageOf } from '../../projects/packages';
import { lowestMajor } from '../../projects/semver';
import type { Framework, HandlerRow } from '../../types';
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

/** The row as it is for the version of its package: see `awaitedSince` of HandlerRow. */
export function inVersion(row: HandlerRow, versions: ReadonlyMap<string, string>): HandlerRow {
  if (row.awaitedSince === undefined) return row;
  // Matches: express-rate-limit of `express-rate-limit.rateLimit`
  const range = row.on.map((path) => versions.get(path)).find((found) => found !== undefined);
  return (lowestMajor(range) ?? 0) < row.awaitedSince ? { ...row, sync: 'framework-sync' } : row;
}
