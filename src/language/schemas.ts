/** What a schema of Mongoose keeps functions in: https://mongoosejs.com/docs/guide.html#methods */
const PARTS = ['methods', 'statics', 'query'];
const SCHEMAS: ReadonlySet<string> = new Set(['mongoose.Schema()', 'mongoose.default.Schema()']);
/** Access paths of what schemas keep functions in. */
export const SCHEMA_PATHS: readonly string[] = [...SCHEMAS].flatMap((schema) =>
  PARTS.map((part) => `${schema}.${part}`),
);
const HOLDERS: ReadonlySet<string> = new Set(SCHEMA_PATHS);

/** What Mongoose has in documents, models and queries, in its versions 4 to 8, or looks for there. */
const MEMBERS = new Set(
  (
    'Query addListener aggregate all allowDiskUse and apply applyDefaults applyTimestamps applyVirtuals arguments base ' +
    'batchSize bind box buildBulkWriteOperations bulkSave bulkWrite call caller cast castObject catch center ' +
    'centerSphere circle cleanIndexes clientEncryption clone collation collection comment compile constructor count ' +
    'countDocuments create createCollection createIndexes createSearchIndex createSearchIndexes cursor db deleteMany ' +
    'deleteOne depopulate diffIndexes directModifiedPaths discriminator discriminators distinct doc dropSearchIndex ' +
    'elemMatch emit ensureIndexes eq equals error errors estimatedDocumentCount eventNames events exec execPopulate ' +
    'exists explain finally find findById findByIdAndDelete findByIdAndRemove findByIdAndUpdate findOne findOneAndDelete ' +
    'findOneAndRemove findOneAndReplace findOneAndUpdate geoNear geoSearch geometry get getChanges getFilter ' +
    'getMaxListeners getOptions getPopulatedPaths getQuery getUpdate gt gte hint hooks hydrate id in increment init ' +
    'insertMany insertOne inspect intersects invalidate isDirectModified isDirectSelected isInit isModified isNew ' +
    'isPathSelectedInclusive isSelected j lean length limit listIndexes listSearchIndexes listenerCount listeners lt ' +
    'lte mapReduce markModified maxDistance maxTime maxTimeMS maxscan merge mod model modelName modifiedPaths ' +
    'mongooseOptions name namespace ne near nearSphere nin nor off on once op options or orFail overwrite ownerDocument ' +
    'parent polygon populate populated post pre prependListener prependOnceListener projection prototype r rawListeners ' +
    'read readConcern recompileSchema regex remove removeAllListeners removeListener replaceOne sanitizeProjection save ' +
    'schema schemaLevelProjections select selected selectedExclusively selectedInclusively session set setMaxListeners ' +
    'setOptions setQuery setReadPreference setTraceFunction setUpdate size skip slaveOk slice slaveok snapshot sort ' +
    'startSession syncIndexes tailable then toBSON toConstructor toJSON toObject toString transform translateAliases ' +
    'unmarkModified update updateMany updateOne updateSearchIndex useConnection validate validateSync valueOf w watch ' +
    'where within writeConcern wtimeout wTimeout'
  ).split(' '),
);

/** Whether an access path is that of a schema, or of what it keeps functions in. */
export function isSchemaPart(path: string): boolean {
  return SCHEMAS.has(path) || HOLDERS.has(path);
}

/** Whether a schema takes what an object has that is stored in a field of it. */
// Matches: schema.methods = { setPassword(password) { … } }
export function takesMembers(path: string, field: string): boolean {
  return SCHEMAS.has(path) && PARTS.includes(field);
}

/**
 * Whether nobody but the program itself looks for a name in documents or models: it gave it, in the schema. A function is a
 * method of documents unless the path is that of `statics` or `query`.
 */
// Matches: schema.methods.setPassword = function (password) { … }, schema.method('setPassword', …)
export function isKeptInSchema(path: string, field: string): boolean {
  return isSchemaPart(path) && isOwnNameInDocuments(field);
}

/** Whether a name is none of those that Mongoose has in documents, models and queries, or looks for there. */
export function isOwnNameInDocuments(field: string): boolean {
  return /^[a-z]\w*$/i.test(field) && !MEMBERS.has(field);
}

/** The schema that is made by a function with an access path, if one is. */
// Matches: new Schema({ … }, { methods: { load() {} } })
export function schemaMadeBy(path: string): string | undefined {
  return SCHEMAS.has(`${path}()`) ? `${path}()` : undefined;
}

/** Where a schema keeps the functions of an option, by the name of that. */
export function functionsOf(schema: string): readonly (readonly [option: string, path: string])[] {
  return PARTS.map((part) => [part, `${schema}.${part}`]);
}

/** Whether what a path keeps are methods of documents, which are made anew for each request. */
export function keepsMethods(path: string): boolean {
  return path.endsWith('.methods') && HOLDERS.has(path);
}
