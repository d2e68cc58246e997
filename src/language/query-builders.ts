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
const OF_KNEX = 'column columns delete from insert into queryBuilder raw select table update with';

/** Drivers of Drizzle, each with a function of that name. */
const DRIVERS =
  'aws-data-api/pg better-sqlite3 bun-sqlite bun-sql d1 durable-sqlite expo-sqlite libsql mysql-proxy mysql2 neon-http ' +
  'neon-serverless node-postgres op-sqlite pg-proxy pglite planetscale-serverless postgres-js singlestore sql-js ' +
  'sqlite-proxy tidb-serverless vercel-postgres xata-http';
const DRIZZLE = DRIVERS.split(' ').map((driver) => `drizzle-orm/${driver}.drizzle()`);
const OF_DRIZZLE = '$count delete execute insert select selectDistinct selectDistinctOn update with';

/** Kysely refuses that one of its builders is awaited: https://kysely.dev/docs/recipes/0005-extending-kysely.html */
const KYSELY = ['kysely.Kysely()'];
const OF_KYSELY = 'deleteFrom insertInto mergeInto replaceInto selectFrom selectNoFrom updateTable with';

const SUPABASE = ['@supabase/supabase-js.createClient()', '@supabase/postgrest-js.PostgrestClient()'];
const OF_SUPABASE = 'from rpc schema';

const OBJECTION = ['objection.Model', 'objection.default.Model'];
const OF_OBJECTION = '$query $relatedQuery query relatedQuery';

/** Clients of Prisma, and each of their models. */
const PRISMA = ['@prisma/client.PrismaClient()', '@prisma/client.default.PrismaClient()'];
const PRISMA_MODEL = '<model>';
/** They give promises that begin nothing before somebody waits, and of which a transaction is made. */
const OF_PRISMA =
  'aggregate count create createMany createManyAndReturn delete deleteMany findFirst findFirstOrThrow findMany ' +
  'findUnique findUniqueOrThrow groupBy update updateMany updateManyAndReturn upsert';

/** Calls that give a process which is also a promise: who awaits it has its end. */
const PROCESSES = 'execa execa.default execa.execa execa.execaCommand execa.execaNode execa.command execa.node'.split(
  ' ',
);

/** Receivers, and the methods with which they begin a query. */
const BEGINNINGS: readonly (readonly [receivers: readonly string[], methods: string])[] = [
  [MODELS, OF_MODELS],
  [KNEX, OF_KNEX],
  [DRIZZLE, OF_DRIZZLE],
  [KYSELY, OF_KYSELY],
  [SUPABASE, OF_SUPABASE],
  [OBJECTION, OF_OBJECTION],
  [[PRISMA_MODEL], OF_PRISMA],
];

/** How queries go on. */
const STEPS =
  'all allowDiskUse and andWhere as batchSize clone collation comment count countDocuments del delete distinct elemMatch ' +
  'equals exists find findOne first from group groupBy gt gte having hint in increment innerJoin insert into join lean ' +
  'leftJoin leftOuterJoin limit lookup lt lte match max maxTimeMS merge min ne near nin nor offset onConflict option or ' +
  'orFail orWhere orderBy pluck populate project projection read regex returning rightJoin sample select session ' +
  'setOptions size skip slice sort sum transacting transform union unwind update where whereBetween whereIn whereNot ' +
  'whereNotIn whereNotNull whereNull whereRaw with within ' +
  // Of Objection, Drizzle, Kysely and Supabase.
  '$dynamic $if as contains containedBy deleteById deleteFrom except filter findById forUpdate fullJoin ilike ' +
  'innerJoinRelated insertAndFetch insertGraph intersect is isDistinct joinRelated leftJoinRelated like maybeSingle ' +
  'modify onDuplicateKeyUpdate overlaps overrideTypes patch patchAndFetchById range returns selectAll set single ' +
  'textSearch throwOnError unionAll updateAndFetchById upsert upsertGraph values whereExists whereRef withGraphFetched ' +
  'withGraphJoined';

/** Access paths of calls that begin a query, or go on with one. */
export const QUERY_PATHS: readonly string[] = [
  ...BEGINNINGS.flatMap(([receivers, methods]) =>
    receivers.flatMap((receiver) => methods.split(' ').map((name) => `${receiver}.${name}`)),
  ),
  ...KNEX,
  ...STEPS.split(' ').map((name) => `${QUERY}.${name}`),
];

/** Tags of templates that make a query, or a part of one, or a process that begins a little later. */
// Matches: sql`select … ${where(name)}`, $`ls ${folder}`
const TAGS: ReadonlySet<string> = new Set([
  'postgres()',
  'postgres.default()',
  '@neondatabase/serverless.neon()',
  'zx.$',
  'execa.$',
  ...PRISMA.flatMap((client) => [`${client}.$queryRaw`, `${client}.$executeRaw`]),
]);

/** Access paths of what has models or tags, and of what starts processes. */
export const CLIENT_PATHS: readonly string[] = [...PRISMA, ...PROCESSES, ...TAGS];

/** Access paths of calls that begin a query whose result, once awaited, is an array. */
export const LIST_QUERIES: ReadonlySet<string> = new Set(
  MODELS.flatMap((model) => [`${model}.find`, `${model}.aggregate`, `${model}.distinct`]),
);

/** What `this` is in the statics of a schema. */
export const MODEL = MODELS[0];

/** What such a call gives. */
export const QUERY_RESULTS: ReadonlyMap<string, string> = new Map(QUERY_PATHS.map((path) => [path, QUERY]));

/** Whether an access path is that of a query, or of a process that can be awaited. */
export function isQuery(path: string): boolean {
  return path === QUERY || (path.endsWith('()') && PROCESSES.includes(path.slice(0, -2)));
}

/** What a tag makes of a template; undefined where it is none that we know. */
export function madeByTag(path: string): string | undefined {
  return TAGS.has(path) ? QUERY : undefined;
}

/** Whether a call of an access path begins a query, or goes on with one, or starts a process that can be awaited. */
export function isQueryCall(path: string): boolean {
  return QUERY_RESULTS.has(path) || PROCESSES.includes(path);
}

/** What a client has under a name, where that is one of the models of the program; undefined where it is something else. */
// Matches: prisma.user, and not prisma.$transaction
export function modelOf(path: string, field: string): string | undefined {
  return PRISMA.includes(path) && /^[a-z]/i.test(field) ? PRISMA_MODEL : undefined;
}
