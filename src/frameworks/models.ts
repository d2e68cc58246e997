import { defineFramework } from '../define';

const SCHEMAS = ['mongoose.Schema()', 'mongoose.default.Schema()'];
const DATABASES = ['sequelize.Sequelize()', 'sequelize()', 'sequelize.default()', '@sequelize/core.Sequelize()'];
const MODELS = [...DATABASES.map((database) => `${database}.define()`), 'sequelize.Model', '@sequelize/core.Model'];
const ACTIONS = ['Validate', 'Create', 'Update', 'Save', 'Destroy', 'Restore', 'Upsert'];
const BULK = ['BulkCreate', 'BulkUpdate', 'BulkDestroy', 'BulkRestore'];
const HOOKS = [
  ...[...ACTIONS, ...BULK, 'Find'].flatMap((name) => [`before${name}`, `after${name}`]),
  ...['validationFailed', 'beforeCount', 'beforeFindAfterExpandIncludeAll', 'beforeFindAfterOptions'],
];
/** Names of the parameter with which a hook of Mongoose may end. */
const CALLBACKS = ['next', 'done', 'cb', 'callback'];
/** Properties are read and written by the program, which does not wait. */
const OF_PROPERTY = ['get', 'set', 'default', 'transform'].flatMap((name) => [`*.${name}`, `*.*.${name}`]);
const AT_ONCE = [...OF_PROPERTY, 'toJSON.transform', 'toObject.transform', 'virtuals.**'];
/** Called by the program itself, where it is not followed, or left out by `validateSync` if they are async. */
const OF_PROGRAM = ['*.validate', '*.validate.validator', '*.validate.*'];
const OF_SCHEMA = [...AT_ONCE, ...OF_PROGRAM];
const OF_MODEL = ['*.get', '*.set', '*.validate.*', 'getterMethods.*', 'setterMethods.*'];

const UNSEEN = 'caller-not-in-sight';

/** Models of databases: their hooks run in the requests that save something, and are awaited. */
export const models = defineFramework({
  name: 'models',
  packages: ['mongoose', 'sequelize'],
  handlers: [
    // https://mongoosejs.com/docs/middleware.html – a hook ends with its promise, or with its callback if it takes one.
    {
      on: SCHEMAS,
      methods: ['pre'],
      callsBack: true,
      callbackAt: 0,
      ownThis: true,
      callbackNames: CALLBACKS,
      chains: true,
      syncUnlessAsync: UNSEEN,
    },
    {
      on: SCHEMAS,
      methods: ['post'],
      callsBack: true,
      callbackAt: 1,
      ownThis: true,
      callbackNames: CALLBACKS,
      chains: true,
      syncUnlessAsync: UNSEEN,
    },
    { on: SCHEMAS, methods: ['virtual'], returns: 'mongoose.Schema().virtual()' },
    { on: ['mongoose.Schema().virtual()'], methods: ['get', 'set'], chains: true, sync: 'framework-sync' },
    {
      on: ['mongoose.Schema', 'mongoose.default.Schema'],
      methods: [''],
      fields: OF_SCHEMA,
      syncFields: AT_ONCE,
      syncUnlessAsync: UNSEEN,
      others: 'known',
    },
    {
      on: SCHEMAS,
      methods: ['add', 'set'],
      fields: OF_SCHEMA,
      syncFields: AT_ONCE,
      syncUnlessAsync: UNSEEN,
      others: 'known',
    },
    // Awaited by `validate`, and left out by `validateSync`.
    { on: SCHEMAS, methods: ['path'], returns: 'mongoose.Schema().path()' },
    { on: ['mongoose.Schema().path()'], methods: ['validate'], chains: true, syncUnlessAsync: UNSEEN },
    // Of Nest: the methods of the class itself stay out of it.
    { on: ['@nestjs/mongoose.SchemaFactory'], methods: ['createForClass'], returns: SCHEMAS[0] },
    { on: SCHEMAS, methods: ['plugin'], gives: ['mongoose.Schema()'], context: 'startup_path', chains: true },
    // https://sequelize.org/docs/v6/other-topics/hooks/
    {
      on: DATABASES,
      methods: ['define'],
      fields: ['hooks.*', ...OF_MODEL],
      syncFields: OF_MODEL,
      awaitedSince: 4,
    },
    { on: MODELS, methods: ['init'], fields: ['hooks.*', ...OF_MODEL], syncFields: OF_MODEL, awaitedSince: 4 },
    { on: MODELS, methods: [...HOOKS, 'addHook', 'hook'], awaitedSince: 4 },
  ],
  properties: Object.fromEntries(
    SCHEMAS.flatMap((schema) =>
      ['method', 'static'].map((name) => [`${schema}.${name}`, { at: 0, into: `${schema}.${name}s` }]),
    ),
  ),
  types: { 'mongoose.Schema': 'mongoose.Schema()' },
  catchesRejections: () => true,
});
