const DATABASES = ['sequelize.Sequelize()', 'sequelize()', 'sequelize.default()', '@sequelize/core.Sequelize()'];

/** Access paths of models that a database of Sequelize defines. */
export const DEFINED_MODELS: readonly string[] = DATABASES.map((database) => `${database}.define()`);

const DEFINED: ReadonlySet<string> = new Set(DEFINED_MODELS);

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
/** The names of hooks, which are found in models, too, and names by which the language calls something. */
const OTHERS = /^(?:_|before|after|validationFailed$|on[A-Z]|then$|toJSON$|valueOf$|inherits$|super_$)/;

/** Whether an access path is that of a model. */
export function isModel(path: string): boolean {
  return DEFINED.has(path);
}

/** Whether nobody but the program itself looks for a name in a model: it gave it. */
// Matches: Note.isFiled = function (path) { … }, where const Note = sequelize.define('Note', …)
export function isKeptInModel(path: string, field: string): boolean {
  return DEFINED.has(path) && /^\w+$/.test(field) && !MEMBERS.has(field) && !OTHERS.test(field);
}
