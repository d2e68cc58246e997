import { defineFramework } from '../define';
import { VERBS } from './verbs';

const tool = { context: 'tooling_path', syncUnlessAsync: 'caller-not-in-sight' } as const;
const WEBPACK = 'webpack-dev-server()';
const VITE = 'vite.createServer()';
const given = (...gives: string[]) => ({ ...tool, gives });
const SERVERS = {
  'devServer.before': given(`${WEBPACK}.app`, WEBPACK),
  'devServer.after': given(`${WEBPACK}.app`, WEBPACK),
  'devServer.onBeforeSetupMiddleware': given(WEBPACK),
  'devServer.onAfterSetupMiddleware': given(WEBPACK),
  'devServer.setupMiddlewares': given(`${WEBPACK}.middlewares`, WEBPACK),
};
const HOOKS = ['config', 'configResolved', 'buildStart', 'transform', 'load', 'resolveId', 'transformIndexHtml'];
const STAGES = ['generateBundle', 'writeBundle', 'closeBundle', 'buildEnd', 'handleHotUpdate'];
const PLUG_IN = Object.fromEntries([
  ...[...HOOKS, ...STAGES].map((name) => [`plugins.*.${name}`, tool]),
  ...['configureServer', 'configurePreviewServer'].map((name) => [`plugins.*.${name}`, given(VITE)]),
]);

/**
 * Servers of development tools: https://webpack.js.org/configuration/dev-server, https://vite.dev/guide/api-plugin. Nobody but those
 * who write the program sends them requests.
 */
export const development = defineFramework({
  name: 'development',
  packages: [
    'webpack',
    'webpack-dev-server',
    '@vue/cli-service',
    'vite',
    'vitest',
    '@rspack/core',
    'react-scripts',
    '@craco/craco',
  ],
  files: [
    { files: ['**/{webpack,rspack,vue,craco}.*'], exports: [], members: SERVERS },
    { files: ['**/{vite,vitest}.*'], exports: [], members: PLUG_IN },
    { files: ['**/setupProxy.*'], exports: ['default'], ...given(`${WEBPACK}.app`) },
  ],
  handlers: [
    { on: [`${WEBPACK}.app`, `${VITE}.middlewares`], methods: [...VERBS, 'use'], chains: true, ...tool },
    { on: [`${WEBPACK}.middlewares`], methods: ['push', 'unshift'], fields: ['middleware'], ...tool },
    { on: [`${VITE}.watcher`, `${VITE}.ws`], methods: ['on', 'once'], chains: true, ...tool },
  ],
  wrappers: ['vite.defineConfig', 'vitest/config.defineConfig', '@vue/cli-service.defineConfig'],
  catchesRejections: () => false,
});
