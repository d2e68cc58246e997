import { defineFramework } from '../define';

const SAVED = ['Insert', 'Update', 'Remove', 'SoftRemove', 'Recover'];
const LISTENERS = [...SAVED.flatMap((name) => [`Before${name}`, `After${name}`]), 'AfterLoad'];

/** Object-relational mappers: their queries return instances of the classes that the project registers. */
export const records = defineFramework({
  name: 'records',
  packages: [],
  handlers: [],
  // https://typeorm.io/docs/advanced-topics/listeners-and-subscribers – of one event, a mapper awaits all of them together.
  decorators: LISTENERS.map((name) => ({ on: [`typeorm.${name}`], together: true })),
  records: [
    ...['sequelize.Model', '@sequelize/core.Model', 'sequelize-typescript.Model', 'objection.Model'],
    ...['typeorm.BaseEntity', '@mikro-orm/core.BaseEntity', '@adonisjs/lucid/orm.BaseModel'],
    'redbean-node/dist/bean-model.BeanModel',
  ],
  entities: [
    ...['typeorm.Entity', 'typeorm.ChildEntity', '@mikro-orm/core.Entity', 'sequelize-typescript.Table'],
    ...['mongoose.Schema().loadClass', 'mongoose.default.Schema().loadClass'],
    ...['@typegoose/typegoose.getModelForClass', '@typegoose/typegoose.buildSchema'],
    '@typegoose/typegoose.getDiscriminatorModelForClass',
  ],
  catchesRejections: () => false,
});
