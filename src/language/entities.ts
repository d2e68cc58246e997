import { isOwnNameInModels } from './defined-models';
import { isOwnNameInDocuments } from './schemas';

/** What stands for the classes of records, and for these, as access paths. */
export const RECORD_CLASS = 'record';
export const RECORD = 'record()';

/** What records have, besides what Sequelize gives to models, or what their packages look for in them. */
const MEMBERS = new Set(
  (
    'add assign boot bootIfNotBooted booted clone createForm createQueryBuilder delete deleteMany deleteOne ' +
    'deserialize export fetch fill forceDelete fresh fromJson getId getRepository hasId hydrateOriginals idColumn ' +
    'insert isDirty isInitialized jsonSchema knex lazy load merge modelPaths populated preload query reference ' +
    'refresh related relatedFindQuery relatedInsertQuery relatedQuery relationMappings remove serialize ' +
    'serializeAttributes set softRemove recover target toAttributes toDB toJson toObject toPOJO toReference ' +
    'transaction useDataSource useTransaction virtualAttributes'
  ).split(' '),
);

/** Methods, of whatever, that do something with a record and then have no more of it. */
const LETS_GO =
  /^(?:save|insert|update|upsert|delete|remove|soft(?:Remove|Delete)|recover|restore|reload|refresh|create|merge|persist|(?:persist|remove)AndFlush|validate(?:Sync|OrReject)?|(?:class|instance)To(?:Plain|Instance)|plainTo(?:Class|Instance)|serialize|json|send|render|end|write|stringify|assign|keys|values|entries|log|debug|info|warn|error|sign)$/;

/** Whether nobody but the program itself looks for a name in records, or in their class: it gave it. */
export function isOwnNameInRecords(field: string): boolean {
  return isOwnNameInModels(field) && isOwnNameInDocuments(field) && !MEMBERS.has(field);
}

/** Whether what has a method, of which nothing is known, has a record no longer once the call is over. */
// Matches: await users.save(user), validate(user)
export function letsGo(name: string): boolean {
  return LETS_GO.test(name);
}
