import { isTestFile } from '../../projects/test-files';
import type { CallGraph, Context } from '../../types';
import { closure } from '../../file-links';
import { loadedBy } from '../loaded-files';

/** Files that tell a tool how to build the program, or to serve it while it is being written. */
const BUILD_FILE =
  /(?:^|\/)(?:(?:webpack|rspack|rsbuild|vue|vite|vitest|craco|snowpack|karma)\.[\w.-]+|config-overrides|setupProxy|gulpfile|gruntfile)\.[cm]?[jt]s$/i;

/**
 * Tells files that are no part of the server: tests by their names, and what only configurations of tools load, unless what
 * starts the server loads it, at once or later.
 */
export class ServedFiles {
  private readonly served: ReadonlySet<string>;
  private readonly configured: ReadonlySet<string>;

  /** `roots` are the files that something outside starts. */
  constructor({ loads, sources }: CallGraph, roots: ReadonlyMap<string, Context>) {
    const next = loadedBy(loads);
    const configuring = [...sources].filter((path) => BUILD_FILE.test(path));
    const starts = [...roots].flatMap(([path, context]) => (context === 'startup_path' ? [path] : []));
    this.served = closure(starts, next);
    this.configured = closure(configuring, next);
  }

  // Matches: test/notes.test.js, and not spec/routes.js of: app.use(require('./spec/routes'))
  isTest(path: string): boolean {
    return isTestFile(path) && !this.served.has(path);
  }

  /** Whether a file serves nobody but those who write the program. */
  // Matches: webpack.config.js of: devServer: { before: mocks.install }, and the file with `mocks`
  isOfBuild(path: string): boolean {
    return this.configured.has(path) && !this.served.has(path);
  }
}
