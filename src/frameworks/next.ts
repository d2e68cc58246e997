import { defineFramework } from '../define';

const SOURCES = '{js,jsx,ts,tsx,mjs}';
const ROUTES = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
/** Exports of pages and layouts, which are rendered for each request unless they can be rendered at build time. */
const PAGES = ['default', 'generateMetadata', 'generateViewport'];
const APP = ['app', 'src/app'];
const OLD = ['pages', 'src/pages'];
/** Not verified: what Next.js does with the promise if the function did not return one before. */
const UNTRIED = 'caller-not-in-sight';

/** https://nextjs.org/docs – files are routes, by their path. */
export const next = defineFramework({
  name: 'next',
  packages: ['next'],
  handlers: [],
  files: [
    // Next.js awaits each of these; responses, errors and redirects stay the same (verified with version 15).
    { files: [`{,src/}pages/api/**/*.${SOURCES}`], exports: ['default'], urlsBelow: OLD },
    { files: [`{,src/}pages/**/*.${SOURCES}`], exports: ['getServerSideProps'], urlsBelow: OLD },
    { files: [`{,src/}app/**/route.${SOURCES}`], exports: ROUTES, urlsBelow: APP },
    {
      files: [`{,src/}pages/**/*.${SOURCES}`],
      exports: ['getInitialProps'],
      urlsBelow: OLD,
      syncUnlessAsync: UNTRIED,
    },
    {
      files: [`{,src/}app/**/{page,layout,template,loading,not-found,default}.${SOURCES}`],
      exports: PAGES,
      urlsBelow: APP,
      syncUnlessAsync: UNTRIED,
    },
    {
      files: [`{,src/}app/**/{page,layout}.${SOURCES}`],
      exports: ['generateStaticParams'],
      urlsBelow: APP,
      context: 'background_path',
      syncUnlessAsync: UNTRIED,
    },
    {
      files: [`{,src/}app/**/{sitemap,robots,manifest}.${SOURCES}`],
      exports: ['default'],
      urlsBelow: APP,
      syncUnlessAsync: UNTRIED,
    },
    {
      files: [`{,src/}{middleware,proxy}.${SOURCES}`],
      exports: ['default', 'middleware', 'proxy'],
      syncUnlessAsync: UNTRIED,
    },
    {
      files: [`{,src/}pages/**/*.${SOURCES}`],
      exports: ['getStaticProps', 'getStaticPaths'],
      urlsBelow: OLD,
      context: 'background_path',
      syncUnlessAsync: UNTRIED,
    },
  ],
  directed: { 'use server': { syncUnlessAsync: UNTRIED } },
  catchesRejections: () => true,
});
