import { defineFramework } from '../define';

/** Packages that load folders of modules, and call the functions that these export. */
export const loaders = defineFramework({
  name: 'loaders',
  packages: [],
  handlers: [
    {
      on: ['consign()', 'express-load()'],
      methods: ['include', 'then', 'exclude', 'into'],
      context: 'startup_path',
      chains: true,
      sync: 'framework-sync',
    },
    { on: ['consign', 'express-load'], methods: [''], context: 'startup_path', sync: 'framework-sync' },
  ],
  catchesRejections: () => false,
});
