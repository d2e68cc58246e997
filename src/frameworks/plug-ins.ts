import { defineFramework } from '../define';
import { VERBS } from './verbs';

const BOAT = 'signalk-server.ServerAPI';
const IGNORED = 'caller-not-in-sight';
const starts = { context: 'startup_path', syncUnlessAsync: IGNORED } as const;
const background = { context: 'background_path', syncUnlessAsync: IGNORED } as const;
const sync = { sync: 'framework-sync' } as const;
const RESOURCES = ['listResources', 'getResource', 'setResource', 'deleteResource'].map((name) => `methods.${name}`);

/**
 * https://demo.signalk.org/documentation/develop/plugins – a package with a plug-in for a server of a boat: an Express 4 application
 * that takes routes, and calls the rest without waiting.
 */
export const signalk = defineFramework({
  name: 'signalk',
  packages: [],
  files: [
    {
      host: 'signalk-node-server-plugin',
      files: ['**'],
      exports: ['default'],
      gives: [BOAT],
      members: {
        start: starts,
        stop: background,
        registerWithRouter: { ...starts, gives: ['express.Router()'] },
        signalKApiRoutes: { context: 'startup_path', ...sync, gives: ['express.Router()'] },
        schema: sync,
        uiSchema: sync,
        statusMessage: sync,
        getOpenApi: sync,
      },
    },
  ],
  handlers: [
    { on: [BOAT], methods: [...VERBS, 'use'], chains: true },
    { on: [BOAT], methods: ['on', 'once', 'registerDeltaInputHandler', 'onPropertyValues'], ...background },
    { on: [`${BOAT}.subscriptionmanager`], methods: ['subscribe'], ...background },
    { on: [BOAT], methods: ['registerPutHandler', 'registerActionHandler'], syncUnlessAsync: IGNORED },
    { on: [BOAT], methods: ['registerResourceProvider'], fields: RESOURCES },
  ],
  catchesRejections: () => false,
  guard: 'asyncHandler',
});

/** https://github.com/homebridge/plugin-ui-utils – a page of settings asks this process, which awaits its handlers. */
export const homebridgeUi = defineFramework({
  name: 'homebridge ui',
  packages: ['@homebridge/plugin-ui-utils'],
  files: [{ files: ['**/homebridge-ui/server.{js,mjs,cjs,ts}'], exports: [''], context: 'startup_path' }],
  handlers: [{ on: ['@homebridge/plugin-ui-utils.HomebridgePluginUiServer()'], methods: ['onRequest'] }],
  catchesRejections: () => true,
});

const HELPER = 'node_helper.NodeHelper';

/**
 * https://docs.magicmirror.builders/development/node-helper.html – the part of a module that runs in the server of the mirror, an Express
 * 4 application; messages come from the page.
 */
export const magicMirror = defineFramework({
  name: 'magic mirror',
  packages: [],
  files: [{ files: ['**/node_helper.js'], anywhere: true, exports: [''], context: 'startup_path' }],
  handlers: [
    {
      ...{ on: ['node_helper'], methods: ['create', 'extend'], extends: HELPER },
      fields: ['init', 'loaded', 'start', 'stop', 'socketNotificationReceived'],
      startFields: ['init', 'loaded', 'start'],
      ...background,
    },
    { on: [`${HELPER}().expressApp`], methods: [...VERBS, 'use'], chains: true },
    { on: [`${HELPER}().expressApp`], methods: ['route'], returns: 'express.Router().route()' },
  ],
  catchesRejections: () => false,
  guard: 'asyncHandler',
});
