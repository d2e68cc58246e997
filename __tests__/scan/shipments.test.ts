import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { carriedBy, taking } from '../../src/projects/shipments';
import { readProject } from '../../src/scan/project/read';
import { emptyFolder, removeFolder } from '../support/folders';

let root: string;

beforeEach(() => (root = emptyFolder()));
afterEach(() => removeFolder(root));

const PRIVATE = '{ "private": true }';
const SOURCES = ['server/app.js', 'server/lib/store.js', 'web/page.js'];

/** Which sources are in what a configuration ships; undefined where there is no shipment. */
function shipped(files: Readonly<Record<string, string>>, sources = SOURCES): readonly string[] | undefined {
  const all = { 'package.json': PRIVATE, ...Object.fromEntries(sources.map((path) => [path, ''])), ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { shipments = [], outputs = [] } = readProject(root, { gitignore: false, exclude: [] });
  expect(shipments.length).toBeLessThan(2);
  const [shipment] = shipments;
  return shipment && sources.filter(carriedBy(shipment, outputs));
}

const SERVER = ['server/app.js', 'server/lib/store.js'];

test.each<[string, Readonly<Record<string, string>>, readonly string[] | undefined]>([
  ['no shipment', {}, undefined],
  ['COPY of a folder', { Dockerfile: 'COPY package*.json ./\nCOPY server/ ./server/\n' }, SERVER],
  ['a list in JSON', { Dockerfile: 'COPY ["package.json", "server", "./"]' }, SERVER],
  ['flags and lines that go on', { Dockerfile: 'COPY --chown=node --link \\\n  server \\\n  ./server' }, SERVER],
  ['all', { Dockerfile: 'COPY . .' }, SOURCES],
  ['what an earlier stage has', { Dockerfile: 'COPY server .\nCOPY --from=build /app/web ./web' }, SERVER],
  ['a comment', { Dockerfile: 'COPY server .\n# COPY web .' }, SERVER],
  ['variables', { Dockerfile: 'ARG dir=web\nCOPY server .\nCOPY $dir .' }, SERVER],
  ['an address', { Dockerfile: 'COPY server .\nADD https://host/x.tar /' }, SERVER],
  ['globs', { Dockerfile: 'COPY s* .\n' }, SERVER],
  ['a Containerfile in a folder', { 'deploy/Containerfile': 'COPY server ./server' }, SERVER],
  ['a context of its own', { 'server/Dockerfile': 'COPY app.js ./\nCOPY lib ./lib' }, SERVER],
  ['.dockerignore', { Dockerfile: 'COPY . .', '.dockerignore': '# not\nweb\n' }, SERVER],
  ['.dockerignore with a list of what is taken', { Dockerfile: 'COPY . .', '.dockerignore': '*\n!server\n' }, SERVER],
  ['the ignore file of one Dockerfile', { Dockerfile: 'COPY . .', 'Dockerfile.dockerignore': 'web' }, SERVER],
  ['.gitignore', { '.gitignore': '/*\n!/server/\n' }, SERVER],
  ['.gitignore of a name at any depth', { '.gitignore': 'app.js\npage.js' }, ['server/lib/store.js']],
  ['.vercelignore', { '.vercelignore': 'web' }, SERVER],
  ['a published package', { 'package.json': '{ "files": ["server", "!server/lib"] }' }, ['server/app.js']],
  ['a package that publishes all', { 'package.json': '{}' }, undefined],
  [
    'an app of electron-builder',
    { 'package.json': '{ "private": true, "build": { "files": ["server/**"] } }' },
    SERVER,
  ],
  ['one with an exception', { 'electron-builder.yml': 'appId: x\nfiles:\n  # not\n  - "!web/**"\nmac: x\n' }, SERVER],
  ['one with folders', { 'electron-builder.json': '{ "files": [{ "from": "server", "filter": ["**/*"] }] }' }, SERVER],
])('%s', (_name, files, expected) => {
  expect(shipped(files)).toEqual(expected);
});

test('what a compiler makes of a file goes for the file', () => {
  const files = {
    'tsconfig.json': '{ "compilerOptions": { "rootDir": ".", "outDir": "dist" } }',
    'package.json': '{ "files": ["dist/server"] }',
  };
  expect(shipped(files, ['server/app.ts', 'web/page.ts'])).toEqual(['server/app.ts']);
});

test('the last rule that speaks of a path decides', () => {
  const isTaken = taking(['lib', '!lib/*.md', 'lib/a.md']);
  expect(['lib/x/y.js', 'lib/b.md', 'lib/a.md', 'other.js'].filter(isTaken)).toEqual(['lib/x/y.js', 'lib/a.md']);
});
