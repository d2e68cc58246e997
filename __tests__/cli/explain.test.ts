import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { main } from '../../src/cli';

const cwd = join(__dirname, '../../examples/legacy-express');

async function explain(...topics: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const code = await main({ argv: ['explain', ...topics], cwd, env: {}, stdin, stdout, stderr });
  return { code, stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') };
}

test('an id and a place mean the same finding; its set is the one of a whole run', async () => {
  const byId = await explain('fs/statSync@services/reports.js#listArchive:1');
  expect(byId.code).toBe(0);
  expect(byId.stdout).toContain('│ const { size, mtime } = fs.statSync(join(archiveDir, name));');
  expect(byId.stdout).toContain("+router.get('/archive', asyncHandler(archive));");
  expect(byId.stdout).not.toContain('services/invoices.js');
  expect((await explain('services/reports.js:12')).stdout).toBe(byId.stdout);
});

test.each(['fs/existsSync', 'fs.existsSync', 'existsSync'])('%s is a rule', async (topic) => {
  const { code, stdout } = await explain(topic);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^fs\/existsSync\n/);
  expect(stdout).toContain('fs/existsSync@middleware/maintenance.js#maintenance:1');
});

test('a topic that is none is an error with the nearest', async () => {
  const { code, stderr } = await explain('fs/readFilSync');
  expect(code).toBe(2);
  expect(stderr).toContain('Perhaps you meant `fs/readFileSync`');
});

test('it takes one topic', async () => {
  expect((await explain()).stderr).toContain('`explain` takes one topic, got none');
  expect((await explain('a', 'b')).stderr).toContain('got `a b`');
});
