const DATABASES = ['sequelize.Sequelize()', 'sequelize()', 'sequelize.default()', '@sequelize/core.Sequelize()'];

const DEFINED: ReadonlySet<string> = new Set(DATABASES.map((database) => `${database}.define()`));
/** What their instances inherit, the rows of a table. */
const INSTANCES: ReadonlySet<string> = new Set([...DEFINED].map((model) => `${model}.prototype`));

/** Access paths of models that a database of Sequelize defines, and of what their instances inherit. */
export const MODEL_PATHS: readonly string[] = [...DEFINED, ...INSTANCES];

/** What Sequelize, or its command line, has in models, or looks for there: https://sequelize.org/api/v6/class/src/model.js~model */
const MEMBERS = new Set(
  (
    'Instance QueryGenerator QueryInterface addHook addScope aggregate all apply associate associations attributes ' +
    'autoIncrementAttribute belongsTo belongsToMany bind bulkBuild bulkCreate build call cache constructor count create ' +
    'daoFactoryManager decrement define describe destroy drop dropSchema fieldAttributeMap fieldRawAttributesMap find ' +
    'findAll findAllWithIncludeRecursive findAndCount findAndCountAll findById findByPk findByPrimary findCreateFind ' +
    'findOne findOrBuild findOrCreate findOrInitialize fulltext getAssociation getAssociationForAlias ' +
    'getAssociationWithModel getAssociations getAttributes getColumnName getIndexes getTableName hasAlias hasAssociation ' +
    'hasHook hasHooks hasMany hasOne hook hooks increment indexes init initialize insertOrUpdate inspect length max ' +
    'mergeAttributesDefault min modelDefinition modelManager name options primaryKeyAttribute primaryKeyAttributes ' +
    'primaryKeyField primaryKeys prototype queryGenerator queryInterface rawAttributes refreshAttributes removeAttribute ' +
    'removeHook restore runHooks schema scope scoped sequelize sum sync table tableAttributes tableName toString truncate ' +
    'underscored underscoredAll uniqueKeys unscoped update upsert validate warnOnInvalidOptions withInitialScope ' +
    'withSchema withScope withoutScope'
  ).split(' '),
);
/** What instances have. */
const OF_INSTANCES = new Set(
  (
    'changed dataValues decrement destroy equals equalsOneOf errors get getDataValue isNewRecord isSoftDeleted previous ' +
    'reload save set setAttributes setDataValue setValidators values where'
  ).split(' '),
);
/** The names of hooks, which are found in models, too, and names by which the language calls something. */
const OTHERS = /^(?:_|before|after|validationFailed$|on[A-Z]|then$|toJSON$|valueOf$|inherits$|super_$)/;

/** Whether an access path is that of a model, or of what its instances inherit. */
export function isModel(path: string): boolean {
  return DEFINED.has(path) || INSTANCES.has(path);
}

/** Whether nobody but the program itself looks for a name in a model or its instances: it gave it. */
// Matches: Note.isFiled = function (path) { … }, where const Note = sequelize.define('Note', …)
export function isKeptInModel(path: string, field: string): boolean {
  return isModel(path) && isOwnNameInModels(field);
}

/** Whether a name is none of those that Sequelize, or the language, has in models or their instances. */
export function isOwnNameInModels(field: string): boolean {
  return /^[a-z]\w*$/i.test(field) && !MEMBERS.has(field) && !OF_INSTANCES.has(field) && !OTHERS.test(field);
}

/** Whether a path is that of what the rows of a table inherit, which are made anew for each request. */
// Matches: User.prototype.validPassword = function (password) { … }
export function isOfInstances(path: string): boolean {
  return INSTANCES.has(path);
}
