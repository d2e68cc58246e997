import { defineFramework } from '../define';
import { VERBS } from './verbs';

const SOURCES = '{js,ts,cjs,mjs}';
const APP = 'egg.app()';
const ROUTERS = [APP, `${APP}.router`];
const ACTIONS = ['index', 'show', 'new', 'edit', 'create', 'update', 'destroy'];
/** The framework calls these functions, and some of its versions do not await them. */
const UNTRIED = 'caller-not-in-sight';
const start = { context: 'startup_path', gives: [APP], syncUnlessAsync: UNTRIED } as const;

/**
 * https://www.eggjs.org/basics/structure – files are loaded by their path, and find each other as `ctx.service.notes`.
 */
export const egg = defineFramework({
  name: 'egg',
  packages: ['egg'],
  handlers: [
    { on: ROUTERS, methods: [...VERBS, 'del', 'redirect', 'use', 'register'], chains: true, next: 1 },
    { on: ROUTERS, methods: ['resources'], fields: ACTIONS, chains: true, next: 1 },
    { on: ROUTERS, methods: ['namespace'], returns: `${APP}.router` },
    { on: [APP], methods: ['beforeStart', 'ready', 'on', 'once'], context: 'startup_path', syncUnlessAsync: UNTRIED },
    { on: [APP], methods: ['beforeClose'], context: 'background_path', syncUnlessAsync: UNTRIED },
  ],
  files: [
    {
      files: [`app/controller/**/*.${SOURCES}`, `app/io/**/*.${SOURCES}`],
      exports: ['*'],
      gives: [APP],
      syncUnlessAsync: UNTRIED,
      held: { as: 'controller', below: 'app/controller', made: true },
    },
    // Matches: module.exports = (options, app) => async (ctx, next) => {}
    {
      files: [`app/middleware/**/*.${SOURCES}`],
      exports: ['default'],
      makes: true,
      next: 1,
      syncUnlessAsync: UNTRIED,
    },
    {
      files: [`app/service/**/*.${SOURCES}`],
      exports: ['new'],
      gives: [APP],
      syncUnlessAsync: UNTRIED,
      held: { as: 'service', below: 'app/service', made: true },
    },
    { files: [`app/{service,extend}/**/*.${SOURCES}`], exports: [''], context: 'startup_path' },
    { files: [`app/extend/helper.${SOURCES}`], exports: [], held: { as: 'helper' } },
    { files: [`app/extend/{context,application,request,response}.${SOURCES}`], exports: [], held: { as: '' } },
    {
      files: [`app/schedule/**/*.${SOURCES}`],
      exports: ['*'],
      context: 'background_path',
      syncUnlessAsync: UNTRIED,
    },
    { ...start, files: [`{app,agent,app/router,app/router/*}.${SOURCES}`], exports: ['*'] },
  ],
  types: { 'egg.Application': APP },
  answersByResult: true,
  catchesRejections: () => true,
});
