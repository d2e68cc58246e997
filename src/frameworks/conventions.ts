import { defineFramework } from '../define';

const SOURCES = '{js,ts,cjs,mjs}';
/** The framework calls these functions, and some of its versions do not await them. */
const UNTRIED = 'caller-not-in-sight';
const request = (...files: string[]) => ({ files, exports: ['*'], syncUnlessAsync: UNTRIED });
const startup = (...files: string[]) =>
  ({ files, exports: ['*'], context: 'startup_path', syncUnlessAsync: UNTRIED }) as const;
const background = (...files: string[]) =>
  ({ files, exports: ['*'], context: 'background_path', syncUnlessAsync: UNTRIED }) as const;

/** The life-cycle callbacks of models in Sails. */
const LIFE_CYCLE = ['Create', 'Update', 'Destroy', 'Validate'].flatMap((event) => [`before${event}`, `after${event}`]);

/** https://sailsjs.com/documentation/anatomy */
export const sails = defineFramework({
  name: 'sails',
  packages: ['sails'],
  handlers: [],
  files: [
    request(`api/controllers/**/*.${SOURCES}`, `api/policies/**/*.${SOURCES}`, `api/responses/**/*.${SOURCES}`),
    ...['routes', 'policies', 'http', 'sockets'].map((name) => ({
      ...request(`config/${name}.${SOURCES}`),
      exports: [name],
    })),
    startup(`config/bootstrap.${SOURCES}`, `api/hooks/**/*.${SOURCES}`),
    { ...request(`api/models/**/*.${SOURCES}`), exports: LIFE_CYCLE },
    { ...startup(`api/{helpers,services,models}/**/*.${SOURCES}`), exports: [''] },
    // Matches: await sails.helpers.text.shout('x'), UserService.save(user), User.named('x')
    { files: [`api/helpers/**/*.${SOURCES}`], exports: [], held: { as: 'helpers', below: 'api/helpers', field: 'fn' } },
    { files: [`api/{services,models}/**/*.${SOURCES}`], exports: [], held: { as: '', global: 'file' } },
    // Matches: sails.services.userservice.save(user), sails.models.user.named('x')
    ...['services', 'models'].map((as) => ({
      files: [`api/${as}/**/*.${SOURCES}`],
      exports: [],
      held: { as, below: `api/${as}`, lower: true as const },
    })),
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
  answersByResult: true,
  catchesRejections: () => true,
});

/** https://oclif.io/docs/commands – commands of a command line, found by their path; one of them may start a server. */
export const oclif = defineFramework({
  name: 'oclif',
  packages: ['@oclif/core', '@oclif/command'],
  handlers: [],
  files: [startup(`{,src/}commands/**/*.${SOURCES}`)],
  catchesRejections: () => true,
});
