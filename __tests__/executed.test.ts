import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyChanges } from '../src/apply';
import { copyOf, removeFolder } from './support/folders';
import { argumentsOf, repoFixtures, type RepoFixture } from './support/fixtures';
import { outcomeOf } from './support/pipeline';

/** The script of a project that runs it and prints what came of it; it must print the same after a rewrite. */
function scriptOf({ input }: RepoFixture): string | undefined {
  const manifest = JSON.parse(readFileSync(join(input, 'package.json'), 'utf8')) as {
    scripts?: { check?: string };
  };
  return /^node (\S+)$/.exec(manifest.scripts?.check ?? '')?.[1];
}

/** What a script prints, and how it ends. */
function printed(folder: string, script: string): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve(`${stdout}${error ? `exits with ${error.code}: ${stderr}` : ''}`),
    );
  });
}

const executed = repoFixtures().flatMap((fixture) => {
  const script = scriptOf(fixture);
  return script === undefined ? [] : [[fixture.name, fixture, script] as const];
});

test.each(executed)('%s does the same before and after', async (_name, fixture, script) => {
  const folder = copyOf(fixture.input);
  try {
    const before = await printed(folder, script);
    expect(before).not.toContain('exits with');
    const { changes } = await outcomeOf(folder, argumentsOf(fixture));
    expect(changes).not.toEqual([]);
    await applyChanges(folder, changes);
    expect(await printed(folder, script)).toBe(before);
  } finally {
    removeFolder(folder);
  }
});
