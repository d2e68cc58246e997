import { defineFramework } from '../define';

const HANDLEBARS = [
  'express-handlebars',
  'express-handlebars.engine',
  'express-handlebars.create',
  'express-hbs.express4',
];

/** Helpers and filters of templates are called during rendering, and their result is used synchronously. */
export const views = defineFramework({
  name: 'views',
  packages: ['express-handlebars', 'handlebars', 'hbs', 'nunjucks', 'pug', 'ejs'],
  handlers: [
    { on: HANDLEBARS, methods: [''], fields: ['helpers.**'], sync: 'framework-sync' },
    {
      on: ['handlebars', 'hbs', 'handlebars.create()', 'express-handlebars.create().handlebars'],
      methods: ['registerHelper'],
      fields: ['**'],
      sync: 'framework-sync',
    },
    {
      on: ['nunjucks.configure()', 'nunjucks.Environment()'],
      methods: ['addFilter', 'addGlobal'],
      sync: 'framework-sync',
    },
  ],
  catchesRejections: () => false,
});
