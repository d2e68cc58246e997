import { defineFramework } from '../define';

const SOURCES = '{js,jsx,ts,tsx,mjs}';
const ROUTES = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
/** Exports of pages and layouts, which are rendered for each request unless they can be rendered at build time. */
const PAGES = ['default', 'generateMetadata', 'generateViewport'];
const APP = ['app', 'src/app'];
const OLD = ['pages', 'src/pages'];
/** Clients may see the difference, or it was not tried. */
const SEEN = 'caller-not-in-sight';

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
    { files: [`{,src/}pages/**/*.${SOURCES}`], exports: ['getInitialProps'], urlsBelow: OLD },
    { files: [`{,src/}app/**/{sitemap,robots,manifest}.${SOURCES}`], exports: ['default'], urlsBelow: APP },
    { files: [`{,src/}{middleware,proxy}.${SOURCES}`], exports: ['default', 'middleware', 'proxy'] },
    {
      files: [`{,src/}pages/**/*.${SOURCES}`],
      exports: ['getStaticProps', 'getStaticPaths'],
      urlsBelow: OLD,
      context: 'background_path',
    },
    // A page that waits is sent in parts where a `loading` or a `Suspense` is around it, with the status 200 before it is known.
    {
      files: [`{,src/}app/**/{page,layout,template,loading,not-found,default}.${SOURCES}`],
      exports: PAGES,
      urlsBelow: APP,
      syncUnlessAsync: SEEN,
    },
    {
      files: [`{,src/}app/**/{page,layout}.${SOURCES}`],
      exports: ['generateStaticParams'],
      urlsBelow: APP,
      context: 'background_path',
      syncUnlessAsync: SEEN,
    },
  ],
  directed: { 'use server': { syncUnlessAsync: SEEN } },
  answersByResult: true,
  catchesRejections: () => true,
});
