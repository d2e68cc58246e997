import { defineFramework } from '../define';

const SOURCES = '{js,ts,jsx,tsx,mjs,mts}';
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const KIT = ['src/routes'];

/** https://svelte.dev/docs/kit/routing – files are routes, by their path; each function is awaited. */
export const sveltekit = defineFramework({
  name: 'sveltekit',
  packages: ['@sveltejs/kit'],
  handlers: [
    // Matches: export const handle = sequence(first, second)
    { on: ['@sveltejs/kit/hooks.sequence'], methods: [''] },
  ],
  files: [
    { files: [`src/routes/**/+server.${SOURCES}`], exports: [...METHODS, 'fallback'], urlsBelow: KIT },
    { files: [`src/routes/**/+{page,layout}.server.${SOURCES}`], exports: ['load', 'actions'], urlsBelow: KIT },
    { files: [`src/routes/**/+{page,layout}.server.${SOURCES}`], exports: ['entries'], context: 'background_path' },
    { files: [`src/hooks.server.${SOURCES}`], exports: ['handle', 'handleFetch', 'handleError'] },
    { files: [`src/hooks.server.${SOURCES}`], exports: ['', 'init'], context: 'startup_path' },
  ],
  answersByResult: true,
  catchesRejections: () => true,
});

/** https://reactrouter.com/start/framework/routing, https://remix.run/docs – loaders and actions are awaited. */
export const reactRouter = defineFramework({
  name: 'react router',
  packages: ['@remix-run/node', '@remix-run/server-runtime', '@react-router/node', '@react-router/dev'],
  handlers: [],
  files: [
    { files: [`app/**/*.${SOURCES}`], exports: ['loader', 'action'], urlsBelow: ['app/routes', 'app'] },
    // Its result is used at once.
    { files: [`app/**/*.${SOURCES}`], exports: ['headers'], sync: 'framework-sync' },
    { files: [`app/entry.server.${SOURCES}`], exports: ['default', 'handleRequest', 'handleDataRequest'] },
    { files: [`app/entry.server.${SOURCES}`], exports: ['handleError'], syncUnlessAsync: 'caller-not-in-sight' },
  ],
  answersByResult: true,
  catchesRejections: () => true,
});

/** https://docs.astro.build/en/guides/endpoints/ – endpoints and middleware are awaited. */
export const astro = defineFramework({
  name: 'astro',
  packages: ['astro'],
  handlers: [
    { on: ['astro:middleware.defineMiddleware', 'astro:middleware.sequence'], methods: [''], next: 1 },
    { on: ['astro:actions.defineAction'], methods: [''], fields: ['handler'] },
  ],
  files: [
    {
      files: [`src/pages/**/*.{js,ts,mjs,mts}`],
      exports: [...METHODS, 'ALL'],
      urlsBelow: ['src/pages'],
    },
    { files: [`src/pages/**/*.{js,ts,mjs,mts}`], exports: ['getStaticPaths'], context: 'background_path' },
    { files: [`src/middleware{,/index}.{js,ts,mjs,mts}`], exports: ['onRequest'], next: 1 },
  ],
  answersByResult: true,
  catchesRejections: () => true,
});
