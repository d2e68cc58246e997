import { defineFramework } from '../define';

const SOURCES = '{js,ts,cjs,mjs}';
/** Their own code calls these functions, and not in every version it waits. */
const UNTRIED = 'caller-not-in-sight';
const request = (...files: string[]) => ({ files, exports: ['*'], syncUnlessAsync: UNTRIED });
const startup = (...files: string[]) =>
  ({ files, exports: ['*'], context: 'startup_path', syncUnlessAsync: UNTRIED }) as const;
const background = (...files: string[]) =>
  ({ files, exports: ['*'], context: 'background_path', syncUnlessAsync: UNTRIED }) as const;

/** https://sailsjs.com/documentation/anatomy */
export const sails = defineFramework({
  name: 'sails',
  packages: ['sails'],
  handlers: [],
  files: [
    request(`api/controllers/**/*.${SOURCES}`, `api/policies/**/*.${SOURCES}`, `api/responses/**/*.${SOURCES}`),
    startup(`config/bootstrap.${SOURCES}`, `api/hooks/**/*.${SOURCES}`),
  ],
  catchesRejections: () => true,
});

/** https://www.eggjs.org/basics/structure */
export const egg = defineFramework({
  name: 'egg',
  packages: ['egg'],
  handlers: [],
  files: [
    request(`app/controller/**/*.${SOURCES}`, `app/io/**/*.${SOURCES}`),
    // Matches: module.exports = (options, app) => async (ctx, next) => {}
    { ...request(`app/middleware/**/*.${SOURCES}`), exports: ['default'], makes: true },
    background(`app/schedule/**/*.${SOURCES}`),
    startup(`app.${SOURCES}`, `agent.${SOURCES}`, `app/router.${SOURCES}`),
  ],
  catchesRejections: () => true,
});

/** https://docs.strapi.io/dev-docs/backend-customization */
export const strapi = defineFramework({
  name: 'strapi',
  packages: ['@strapi/strapi', 'strapi'],
  handlers: [],
  files: [
    request(`{,src/}api/**/controllers/**/*.${SOURCES}`, `{,src/}api/**/policies/**/*.${SOURCES}`),
    request(`{,src/}{api/**/,}middlewares/**/*.${SOURCES}`, `{,src/}extensions/**/controllers/**/*.${SOURCES}`),
    background(`config/cron-tasks.${SOURCES}`, `{,src/}api/**/lifecycles.${SOURCES}`),
    startup(`{,src/}index.${SOURCES}`),
  ],
  catchesRejections: () => true,
});

/** https://docs.adonisjs.com/guides/basics/controllers */
export const adonis = defineFramework({
  name: 'adonis',
  packages: ['@adonisjs/core', '@adonisjs/framework'],
  handlers: [],
  files: [
    request(`app/{Controllers,controllers}/**/*.${SOURCES}`, `app/{Middleware,middleware}/**/*.${SOURCES}`),
    request(`app/{Exceptions,exceptions}/**/*.${SOURCES}`),
    startup(`start/*.${SOURCES}`, `providers/*.${SOURCES}`),
  ],
  catchesRejections: () => true,
});

/** https://loopback.io/doc/en/lb3/Project-layout-reference.html */
export const loopback = defineFramework({
  name: 'loopback',
  packages: ['loopback'],
  handlers: [],
  files: [
    request(`common/models/**/*.${SOURCES}`, `server/models/**/*.${SOURCES}`),
    startup(`server/boot/**/*.${SOURCES}`),
  ],
  catchesRejections: () => false,
});

const ARTIFACTS =
  'controllers,repositories,datasources,services,observers,models,interceptors,providers,authorizors,keys';

/** https://loopback.io/doc/en/lb4/Booting-an-Application.html – what is found there is made by the application. */
export const loopback4 = defineFramework({
  name: 'loopback 4',
  packages: ['@loopback/boot', '@loopback/rest'],
  handlers: [],
  files: [{ files: [`{,src/}{${ARTIFACTS}}/**/*.${SOURCES}`], exports: ['', 'new'], context: 'startup_path' }],
  catchesRejections: () => true,
});

/** https://oclif.io/docs/commands – commands of a terminal by their place; one of them may start a server. */
export const oclif = defineFramework({
  name: 'oclif',
  packages: ['@oclif/core', '@oclif/command'],
  handlers: [],
  files: [startup(`{,src/}commands/**/*.${SOURCES}`)],
  catchesRejections: () => true,
});
