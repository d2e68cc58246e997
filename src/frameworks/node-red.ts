import { defineFramework } from '../define';
import { VERBS } from './verbs';

const RED = 'node-red.RED';
const APPS = [`${RED}.httpAdmin`, `${RED}.httpNode`];
const NODES = [`${RED}.nodes`];
const background = { context: 'background_path', syncUnlessAsync: 'caller-not-in-sight' } as const;
const start = { context: 'startup_path', syncUnlessAsync: 'framework-sync' } as const;

/**
 * https://nodered.org/docs/creating-nodes – packages with nodes, whose constructors run as flows start, and whose listeners
 * nobody awaits; both servers are Express 4 applications.
 */
export const nodeRed = defineFramework({
  name: 'node-red',
  packages: [],
  files: [{ host: 'node-red', files: ['**'], exports: ['default'], gives: [RED], context: 'startup_path' }],
  handlers: [
    { on: APPS, methods: [...VERBS, 'use', 'param'], chains: true },
    { on: APPS, methods: ['route'], returns: 'express.Router().route()' },
    { on: NODES, methods: ['registerType'], extends: `${RED}.Node`, ...start },
    { on: NODES, methods: ['createNode'], ...start },
    { on: NODES, methods: ['getNode'], finds: `${RED}.Node` },
    { on: NODES, methods: ['eachNode'], context: 'startup_path', sync: 'framework-sync' },
    { on: [`${RED}.Node()`], methods: ['on', 'once', 'addListener'], ...background },
    { on: [`${RED}.events`, `${RED}.hooks`], methods: ['on', 'once', 'add'], ...background },
    { on: [`${RED}.plugins`], methods: ['registerPlugin'], fields: ['onadd'], ...start },
  ],
  catchesRejections: () => false,
  guard: 'asyncHandler',
});
