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
  // Matches: the package sequelize of `sequelize.Sequelize().define`
  const [, range] = [...versions].find(([name]) => row.on.some((path) => isOf(path, name))) ?? [];
  return (lowestMajor(range) ?? 0) < row.awaitedSince ? { ...row, sync: 'framework-sync' } : row;
}

function isOf(path: string, name: string): boolean {
  return path.startsWith(name) && ['', '.', '('].includes(path.charAt(name.length));
}
