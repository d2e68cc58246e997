import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const fixtures = join(__dirname, '../__testfixtures__/eval');
const script = join(__dirname, '../scripts/eval-detect.js');

function evaluate(...args: string[]): { readonly status: number | null; readonly lines: readonly string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, lines: `${stdout}\n${stderr}`.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | ')) };
}

describe('eval:detect', () => {
  const { status, lines } = evaluate(join(fixtures, 'checkouts'), join(fixtures, 'labels'));

  test('counts per app and in total', () => {
    expect(lines).toContain('notes | 4 | 2 | 50.0% (1/2) | 33.3% (1/3) | 50.0% (2/4) | 0.0% (0/4)');
    expect(lines).toContain('total | 5 | 3 | 66.7% (2/3) | 50.0% (2/4) | 60.0% (3/5) | 0.0% (0/5)');
  });

  test('reads the app’s folder, and leaves out what was not labelled and what is optional', () => {
    expect(lines).toContain('nested | 1 | 1 | 100.0% (1/1) | 100.0% (1/1) | 100.0% (1/1) | 0.0% (0/1)');
  });

  test('names misses and false alarms', () => {
    expect(lines).toContain('notes | app.js:12:3 | fs.fakeSync | not found | is not there, on purpose');
    expect(lines).toContain('notes | app.js:11:3 | fs/appendFileSync | labelled tooling_path | POST /notes → (inline)');
    expect(lines).toContain('notes | app.js:14:40 | fs/existsSync | no label | GET /old → (inline)');
  });

  test('says which checkout is missing, and fails', () => {
    expect(lines).toContain(`absent: there is no ${join(fixtures, 'checkouts/absent')}`);
    expect(status).toBe(2);
  });

  test('shows what a trace adds, and how many labelled calls the run came to', () => {
    const traced = evaluate(join(fixtures, 'checkouts'), join(fixtures, 'labels'), join(fixtures, 'traces'));
    expect(traced.lines).toContain('total | 5 | 3 | 66.7% (2/3) | 50.0% (2/4) | 60.0% (3/5) | 0.0% (0/5)');
    expect(traced.lines).toContain('notes | 4 | 2 | 50.0% (1/2) | 25.0% (1/4) | 25.0% (1/4) | 0.0% (0/4) | 1 of 2');
    expect(traced.lines).toContain('On the way of a request by evidence only: 1');
    expect(traced.lines).toContain('notes | app.js:5:18 | fs/readFileSync | GET /notes');
  });

  test('wants folders', () => {
    expect(evaluate(fixtures)).toEqual({
      status: 2,
      lines: expect.arrayContaining([expect.stringContaining('all must be folders')]),
    });
  });
});
