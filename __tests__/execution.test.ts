import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import ts from 'typescript';
import { HELPERS, renderHelpers } from '../src/helpers/render';
import { fileFixtures } from './support/fixtures';

/** Fixtures that begin with `// runs` are programs: what they print must be the same before and after. */
const programs = fileFixtures().filter(({ input, output }) => input.startsWith('// runs') && output !== undefined);

const helpers = renderHelpers(HELPERS, { format: 'cjs', typescript: false, nodePrefix: false, ttl: 0 });

function printed(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'unblock-runs-'));
  const isTyped = extname(name) === '.ts';
  const file = join(folder, `program${isTyped ? '.js' : extname(name)}`);
  try {
    writeFileSync(
      file,
      isTyped
        ? ts.transpile(text, { module: ts.ModuleKind.CommonJS, esModuleInterop: true, target: ts.ScriptTarget.ES2022 })
        : text,
    );
    writeFileSync(join(folder, 'unblock-helpers.js'), helpers);
    return execFileSync(process.execPath, [file], { encoding: 'utf8', cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.each(programs.map((fixture) => [fixture.name, fixture] as const))('%s prints what it did', (name, fixture) => {
  const before = printed(name, fixture.input);
  expect(before).not.toBe('');
  expect(printed(name, fixture.output as string)).toBe(before);
});
