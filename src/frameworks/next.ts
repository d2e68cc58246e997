import { defineFramework } from '../define';

const SOURCES = '{js,jsx,ts,tsx,mjs}';
const ROUTES = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const PAGE_DATA = ['getServerSideProps', 'getInitialProps'];
/** What it does with the promise of a function that returned none before was not tried. */
const UNTRIED = 'caller-not-in-sight';

/** https://nextjs.org/docs – files are routes by their place. */
export const next = defineFramework({
  name: 'next',
  packages: ['next'],
  handlers: [],
  files: [
    { files: [`{,src/}pages/api/**/*.${SOURCES}`], exports: ['default'], syncUnlessAsync: UNTRIED },
    { files: [`{,src/}pages/**/*.${SOURCES}`], exports: PAGE_DATA, syncUnlessAsync: UNTRIED },
    { files: [`{,src/}app/**/route.${SOURCES}`], exports: ROUTES, syncUnlessAsync: UNTRIED },
    { files: [`{,src/}middleware.${SOURCES}`], exports: ['default', 'middleware'], syncUnlessAsync: UNTRIED },
    {
      files: [`{,src/}pages/**/*.${SOURCES}`],
      exports: ['getStaticProps', 'getStaticPaths'],
      context: 'background_path',
      syncUnlessAsync: UNTRIED,
    },
  ],
  catchesRejections: () => true,
});
