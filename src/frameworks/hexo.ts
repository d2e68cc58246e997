import { defineFramework } from '../define';

const SITES = ['hexo', 'hexo()', 'hexo.default()'];
const EXTENSIONS = [
  ...['console', 'deployer', 'filter', 'generator', 'helper', 'highlight', 'injector', 'migrator'],
  ...['processor', 'renderer', 'tag'],
];
const tool = { context: 'tooling_path', syncUnlessAsync: 'caller-not-in-sight' } as const;
const extended = (...names: string[]): string[] =>
  SITES.flatMap((site) => names.map((name) => `${site}.extend.${name}`));

/**
 * https://hexo.io/api – a site is made of files before anybody asks for it; only middleware of its server, a Connect application,
 * answers requests.
 */
export const hexo = defineFramework({
  name: 'hexo',
  packages: ['hexo'],
  files: [{ files: ['{,themes/*/}scripts/**/*.js'], exports: [''], context: 'startup_path' }],
  handlers: [
    {
      ...{ on: extended('filter'), methods: ['register'], events: ['server_middleware'] },
      ...{ context: 'startup_path', gives: ['connect()'], sync: 'framework-sync' },
    },
    // Helpers give their text at once.
    { on: extended('helper'), methods: ['register'], context: 'tooling_path', sync: 'framework-sync' },
    { on: extended(...EXTENSIONS), methods: ['register'], ...tool },
    { on: SITES, methods: ['on', 'once'], ...tool },
  ],
  catchesRejections: () => true,
});
