/**
 * Queries of databases that are made step by step and run when somebody awaits them: an async function that returns one would
 * run it, and give its rows to who wanted to go on (https://mongoosejs.com/docs/queries.html#queries-are-not-promises,
 * https://knexjs.org/guide/interfaces.html#promises).
 */
const QUERY = '<query>()';

const CONNECTIONS = ['mongoose', 'mongoose.default', 'mongoose.createConnection()', 'mongoose.connection'];
const MODELS = CONNECTIONS.map((connection) => `${connection}.model()`);
/** What models of Mongoose begin a query with. */
const OF_MODELS =
  '$where aggregate count countDocuments deleteMany deleteOne distinct estimatedDocumentCount exists find findById ' +
  'findByIdAndDelete findByIdAndRemove findByIdAndUpdate findOne findOneAndDelete findOneAndRemove findOneAndReplace ' +
  'findOneAndUpdate replaceOne update updateMany updateOne where';

const KNEX = ['knex()', 'knex.default()', 'knex.knex()'];
const OF_KNEX = 'column columns delete from insert into queryBuilder select table update with';

/** How queries go on. */
const STEPS =
  'all allowDiskUse and andWhere as batchSize clone collation comment count countDocuments del delete distinct elemMatch ' +
  'equals exists find findOne first from group groupBy gt gte having hint in increment innerJoin insert into join lean ' +
  'leftJoin leftOuterJoin limit lookup lt lte match max maxTimeMS merge min ne near nin nor offset onConflict option or ' +
  'orFail orWhere orderBy pluck populate project projection read regex returning rightJoin sample select session ' +
  'setOptions size skip slice sort sum transacting transform union unwind update where whereBetween whereIn whereNot ' +
  'whereNotIn whereNotNull whereNull whereRaw with within';

/** Access paths of calls that begin a query, or go on with one. */
export const QUERY_PATHS: readonly string[] = [
  ...MODELS.flatMap((model) => OF_MODELS.split(' ').map((name) => `${model}.${name}`)),
  ...KNEX.flatMap((knex) => [knex, ...OF_KNEX.split(' ').map((name) => `${knex}.${name}`)]),
  ...STEPS.split(' ').map((name) => `${QUERY}.${name}`),
];

/** What `this` is in the statics of a schema. */
export const MODEL = MODELS[0];

/** What such a call gives. */
export const QUERY_RESULTS: ReadonlyMap<string, string> = new Map(QUERY_PATHS.map((path) => [path, QUERY]));

/** Whether an access path is that of a query. */
export function isQuery(path: string): boolean {
  return path === QUERY;
}

/** Whether a call of an access path begins a query, or goes on with one. */
export function isQueryCall(path: string): boolean {
  return QUERY_RESULTS.has(path);
}
