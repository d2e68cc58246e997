import { MODULES } from '../transforms';
import { analyse } from '../src/pipeline/analyse';
import { readProject } from '../src/scan/project/read';
import type { Finding, Project } from '../src/types';
import { scanFixtures } from './support/fixtures';

// Matches: fs.readFileSync(path); // found: request GET /users
const EXPECTED = /(?:\/\/|\/\*) found: (.+?)(?: \*\/)?$/;

function expectations({ files }: Project): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const match = EXPECTED.exec(line);
      return match ? [`${path}:${index + 1} ${match[1]}`] : [];
    }),
  );
}

function said({ file, line, context, route }: Finding): string {
  return [
    `${file}:${line}`,
    context.replace('_path', ''),
    ...(context === 'request_path' && route ? [route] : []),
  ].join(' ');
}

async function found(project: Project, slice: boolean, atOnce?: number): Promise<string[]> {
  const options = { modules: MODULES, slice, atOnce, entries: [], alone: false };
  const { findings, skipped } = await analyse(project, options);
  expect(skipped).toEqual([]);
  return findings.map(said).sort();
}

// What git ignores here, such as `dist`, is part of a fixture.
describe.each(scanFixtures().map(({ name, root }) => [name, root] as const))('%s', (_name, root) => {
  const project = readProject(root, { gitignore: false, exclude: [] });

  test('finds what its comments say, and nothing else', async () => {
    expect(await found(project, true)).toEqual(expectations(project).sort());
  });

  test('finds the same without the slice', async () => {
    expect(await found(project, false)).toEqual(expectations(project).sort());
  });

  test('finds the same when it reads only what the graph asks for, as of a large program', async () => {
    expect(await found(project, true, 0)).toEqual(expectations(project).sort());
  });
});
