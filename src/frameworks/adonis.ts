import { defineFramework } from '../define';
import { VERBS } from './verbs';

const SOURCES = '{js,ts,cjs,mjs}';
// The last of each belong to version 4: use('Route')
const ROUTERS = ['@adonisjs/core/services/router', '@ioc:Adonis/Core/Route', 'Adonis/Src/Route', 'Route'];
const EMITTERS = ['@adonisjs/core/services/emitter', '@ioc:Adonis/Core/Event', 'Adonis/Src/Event', 'Event'];
const SHAPES = ['prefix', 'use', 'as', 'where', 'domain', 'middleware', 'namespace'];
/** The framework calls these functions, and some of its versions do not await them. */
const UNTRIED = 'caller-not-in-sight';
const by = (...places: string[]): readonly string[] => places.map((place) => `app/${place}/**/*.${SOURCES}`);

/** https://docs.adonisjs.com/guides/basics/controllers */
export const adonis = defineFramework({
  name: 'adonis',
  packages: ['@adonisjs/core', '@adonisjs/framework'],
  handlers: [
    { on: ROUTERS, methods: [...VERBS, 'any', 'route'], returns: `${ROUTERS[0]}.get()` },
    { on: ROUTERS, methods: ['group'], context: 'startup_path', returns: `${ROUTERS[0]}.get()` },
    { on: [`${ROUTERS[0]}.get()`], methods: SHAPES, chains: true, syncUnlessAsync: UNTRIED },
    { on: EMITTERS, methods: ['on', 'once', 'onAny', 'listen'], syncUnlessAsync: UNTRIED },
    // Of the classes and constructors passed to it, it calls the members that decorators and conventions determine.
    { on: ['@adonisjs/core'], methods: ['inject'], context: 'startup_path' },
  ],
  files: [
    // Version 4, 5 and 6 await them: Server#_routeHandler, PreCompiler, router/executor.
    { files: by('{Controllers,controllers}'), exports: ['*'] },
    {
      files: by('{Middleware,middleware}', '{Exceptions,exceptions}', '{Listeners,listeners}', '{Policies,policies}'),
      exports: ['*'],
      syncUnlessAsync: UNTRIED,
    },
    {
      files: [`{start,providers}/*.${SOURCES}`],
      exports: ['', '*'],
      context: 'startup_path',
      syncUnlessAsync: UNTRIED,
    },
    { files: [`commands/**/*.${SOURCES}`], exports: ['*'], context: 'tooling_path', syncUnlessAsync: UNTRIED },
  ],
  answersByResult: true,
  catchesRejections: () => true,
});
