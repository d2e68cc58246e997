import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openScanner, type Scanner } from '../../src/scan';
import { readProject } from '../../src/scan/project/read';
import type { FileFacts, Project } from '../../src/types';
import { emptyFolder, removeFolder } from '../support/folders';

const EXAMPLE = join(__dirname, '../../examples/legacy-express');
const REPOS = join(__dirname, '../../__testfixtures__/repos');
let folder: string;
let cache: string;

beforeEach(() => {
  folder = emptyFolder();
  cache = join(folder, 'caches', 'facts');
});

afterEach(() => removeFolder(folder));

function projectAt(root: string): Project {
  return readProject(root, { gitignore: false, exclude: ['**/node_modules/**'] });
}

async function scanned(project: Project, file: string | undefined = cache): Promise<readonly FileFacts[]> {
  const scanner: Scanner = await openScanner(project, { cpu: false, cache: file });
  const facts = scanner.read(project.files.map(({ path }) => path));
  scanner.save();
  return facts;
}

test('facts from an earlier run are those of a fresh one, for every project of the fixtures', async () => {
  for (const name of readdirSync(REPOS)) {
    const project = projectAt(join(REPOS, name, 'input'));
    const fresh = await scanned(project, undefined);
    await scanned(project);
    expect(await scanned(project)).toEqual(fresh);
  }
}, 60_000);

test('a run that finds all it needs writes nothing', async () => {
  const project = projectAt(EXAMPLE);
  await scanned(project);
  const { ino } = statSync(cache);
  await scanned(project);
  expect(statSync(cache).ino).toBe(ino);
});

test('a file that changed, or another package type, is read again', async () => {
  const project = projectAt(EXAMPLE);
  await scanned(project);
  const changed = { ...project, files: project.files.map((file) => ({ ...file, text: `${file.text}\nlate();\n` })) };
  expect(await scanned(changed)).toEqual(await scanned(changed, undefined));
  const packages = project.packages.map((info) => ({ ...info, type: 'esm' as const }));
  expect((await scanned({ ...project, packages }))[0].format).toBe('esm');
});

test.each([
  ['is cut off', (file: string) => truncateSync(file, statSync(file).size - 7)],
  ['is of somebody else', (file: string) => writeFileSync(file, 'not a cache\n'.repeat(100))],
  [
    'has other bytes',
    (file: string) =>
      writeFileSync(
        file,
        readFileSync(file).map((byte, at) => (at % 50 === 49 ? 0 : byte)),
      ),
  ],
])('a cache that %s does no harm', async (_how, spoil) => {
  const project = projectAt(EXAMPLE);
  const fresh = await scanned(project);
  spoil(cache);
  expect(await scanned(project)).toEqual(fresh);
  expect(await scanned(project)).toEqual(fresh);
});

test('where nothing can be written nothing is kept, and nobody is bothered', async () => {
  writeFileSync(join(folder, 'caches'), 'a file, no folder');
  expect((await scanned(projectAt(EXAMPLE))).length).toBeGreaterThan(0);
});

test('facts of projects that were scanned longest ago are removed', async () => {
  mkdirSync(dirname(cache), { recursive: true });
  for (let age = 1; age <= 40; age++) {
    const old = join(dirname(cache), `old-${age}`);
    writeFileSync(old, '');
    utimesSync(old, 1_000_000 - age, 1_000_000 - age);
  }
  await scanned(projectAt(EXAMPLE));
  const kept = readdirSync(dirname(cache));
  expect(kept).toHaveLength(30);
  expect(kept).toEqual(expect.arrayContaining(['facts', 'old-1']));
});
