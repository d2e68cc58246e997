import { defineFramework } from '../define';

/** Mappers of databases: whoever asks them for something gets instances of the classes that the project told them of. */
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
