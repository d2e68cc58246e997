import { defineFramework } from '../define';

/** Object-relational mappers: their queries return instances of the classes that the project registers. */
export const records = defineFramework({
  name: 'records',
  packages: [],
  handlers: [],
  records: [
    ...['sequelize.Model', '@sequelize/core.Model', 'sequelize-typescript.Model', 'objection.Model'],
    ...['typeorm.BaseEntity', '@mikro-orm/core.BaseEntity', '@adonisjs/lucid/orm.BaseModel'],
    'redbean-node/dist/bean-model.BeanModel',
  ],
  catchesRejections: () => false,
});
