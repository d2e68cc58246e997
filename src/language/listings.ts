/** What a function that lists files is told: a folder, whose entries or whole tree it returns, or a pattern. */
export interface Listing {
  readonly of: 'folder' | 'tree' | 'pattern';
}

const FILE_SYSTEMS = ['fs', 'fs/promises', 'fs.promises', 'fs-extra', 'graceful-fs', 'graceful-fs.promises', 'mz/fs'];

const GLOBS = [
  ...['glob', 'glob.sync', 'glob.glob', 'glob.glob.sync', 'glob.globSync', 'glob.globIterateSync', 'glob.globIterate'],
  ...['globby', 'globby.sync', 'globby.globby', 'globby.globbySync'],
  ...['fast-glob', 'fast-glob.sync', 'fast-glob.async', 'fast-glob.glob', 'fast-glob.globSync'],
  ...['tinyglobby.glob', 'tinyglobby.globSync', 'tiny-glob', 'tiny-glob/sync', 'glob-promise', 'glob-promise.sync'],
  ...['fs.glob', 'fs.globSync', 'fs.promises.glob', 'fs/promises.glob'],
];

/** https://www.npmjs.com/package/recursive-readdir and others of its kind. */
const TREES = ['recursive-readdir', 'fs-readdir-recursive', 'recursive-readdir-sync', 'walk-sync', 'klaw-sync'];

/** Functions that return or call back with the files which a folder or a pattern has, by access path. */
export const LISTINGS: ReadonlyMap<string, Listing> = new Map<string, Listing>([
  ...FILE_SYSTEMS.flatMap((name) =>
    ['readdirSync', 'readdir', 'readdirAsync'].map((method): [string, Listing] => [
      `${name}.${method}`,
      { of: 'folder' },
    ]),
  ),
  ...GLOBS.map((path): [string, Listing] => [path, { of: 'pattern' }]),
  ...TREES.map((path): [string, Listing] => [path, { of: 'tree' }]),
]);

/** Functions whose result is, or has, the path that they are given. */
export const PATH_FUNCTIONS: ReadonlySet<string> = new Set([
  ...['join', 'resolve', 'normalize', 'relative', 'basename', 'dirname', 'parse', 'format'].flatMap((name) =>
    ['path', 'path.posix', 'path/posix'].map((module) => `${module}.${name}`),
  ),
  ...['url.pathToFileURL', 'url.fileURLToPath', 'require.resolve', 'String'],
]);

const PARTS = 'name base path fullPath href pathname toString 0 1 [] *';
const METHODS = 'replace replaceAll split slice substring substr trim toLowerCase concat at join pop shift match';

/** Fields of a path, of an entry of a folder, or of a URL, that say which file it is, and methods of texts that keep that. */
export const KEEPS_PATH: ReadonlySet<string> = new Set(`${PARTS} ${METHODS}`.split(' '));

/** Packages that load a folder of modules into one object, with the place of the argument that names the folder. */
export const FOLDER_LOADERS: ReadonlyMap<string, number> = new Map([
  ['auto-load', 0],
  ['require-dir', 0],
  ['require-all', 0],
  ['include-all', 0],
  ['requireindex', 0],
  ['require-directory', 1],
  ['require-tree', 0],
]);

/** The method of yargs that loads a folder of commands: https://yargs.js.org/docs/#api-reference-commanddirdirectory-opts */
export const COMMANDS = 'commandDir';

/**
 * Packages that load folders of modules one after the other, call each function that they export with what they load into,
 * and keep the result there under the names of folder and file: `consign().include('models').then('routes').into(app)`.
 * https://github.com/jarradseers/consign, https://github.com/jarradseers/express-load
 */
export const NAMESPACE_LOADERS: readonly string[] = ['consign', 'express-load'];

/** All access paths in these tables. */
export const LISTING_PATHS: readonly string[] = [
  ...[...LISTINGS.keys(), ...PATH_FUNCTIONS, ...FOLDER_LOADERS.keys()],
  ...NAMESPACE_LOADERS.flatMap((name) => ['include', 'then', 'exclude', 'into'].map((method) => `${name}().${method}`)),
];
