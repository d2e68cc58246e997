import { sends } from '../../language/at-once';
import { APPLICATION_PATHS, isKeptByName, OF_REQUEST } from '../../language/applications';
import { isKeptInModel, isModel, isOfInstances } from '../../language/defined-models';
import { RECORD, RECORD_CLASS } from '../../language/entities';
import { ELEMENTS } from '../../language/fields';
import { isOwnName } from '../../language/request-fields';
import { isKeptInSchema, isSchemaPart, keepsMethods } from '../../language/schemas';
import { LOCALS } from '../../language/views';
import { UNKNOWN, type External } from './values';

/** Applications, and the variables of all their views. */
const APPLICATIONS: ReadonlySet<string> = new Set([...APPLICATION_PATHS, LOCALS]);

/**
 * Who keeps a value under a name of the program's own, by which only that looks for it: a request, an application, the
 * variables of views, the documents of a database, or a model of a database; or a response, in the place of what sends it.
 */
export type Keeper = 'request' | 'response' | 'application' | 'views' | 'document' | 'model';

/** What keeps what is stored in a field of an outside value; undefined where anybody may look for it. */
export function keeperOf({ path, isGiven }: External, field: string): Keeper | undefined {
  if (isGiven) return isOwnName(field) ? 'request' : sends(field) ? 'response' : undefined;
  if (path === LOCALS) return isOwnName(field) ? 'views' : undefined;
  if (path === RECORD || path === RECORD_CLASS) return path === RECORD ? 'document' : 'model';
  if (isKeptInSchema(path, field)) return keepsMethods(path) ? 'document' : 'model';
  if (isKeptInModel(path, field)) return isOfInstances(path) ? 'document' : 'application';
  return isKeptByName(path, field) ? 'application' : undefined;
}

/** Whether an outside value is a package, or something that it exports, and thus no request and no application. */
export function isOfPackage({ path, owner, isGiven, isPackage }: External): boolean {
  if (isPackage) return true;
  const isNamed = path !== UNKNOWN && owner === undefined && !isGiven;
  return isNamed && !path.includes('(') && !APPLICATIONS.has(path);
}

/** Whether an outside value is a request, an application, a model or a schema, whose fields are told from those of others. */
export function isKeeper({ path, isGiven }: External): boolean {
  return isGiven === true || APPLICATIONS.has(path) || isModel(path) || isSchemaPart(path) || path === RECORD;
}

/** What a part of an outside value is that says no more than the value itself. */
export function ownPath(known: External, field: string): string {
  // Matches: _.get(users, 0), which is no element of `_`, and not: BootMixin(RestApplication)
  const isPackage = isOfPackage(known) && !known.path.includes('.');
  const isOther = known.path === OF_REQUEST || (field === ELEMENTS && isPackage);
  return isOther ? UNKNOWN : known.path;
}
