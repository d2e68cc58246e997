import type { ReportInput } from '../../src/report';
import { toHtml } from '../../src/report/html';
import { chainPicture } from '../../src/report/html/chain';
import { shortened } from '../../src/report/html/text';
import { changeSet, finding, planOf, skip } from './samples';

const loop = finding(7, { severity: 'critical', inLoop: true });
const refused = finding(9, { method: 'statSync' });
const startup = finding(1, { context: 'startup_path', severity: 'low', file: 'config.js' });
const hazard = { code: 'H1', message: 'requests may interleave', guard: 'a lock', at: 'lib/store.js:7' };
const input: ReportInput = {
  version: '0.1.0',
  files: 41,
  project: 'apps/shop',
  findings: [startup, refused, loop],
  plan: { ...planOf([changeSet('A', [loop], { hazards: [hazard] })], [skip(refused)]), outOfScope: [startup] },
  skippedFiles: [{ path: 'src/broken.js', reason: 'Unexpected token' }],
};

/** The text of each row, without tags, in the order of the page. */
function rowsOf(html: string): readonly string[] {
  return [...html.matchAll(/<tbody data-[^]*?<\/tbody>/g)].map(([row]) =>
    row.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
  );
}

test('the page needs nothing but itself', () => {
  const html = toHtml([input]);
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html).not.toMatch(/(?:src|href)=|https?:|@import|url\(/);
  expect(html).toContain("default-src 'none'");
});

test('each finding is a row, worst first, with what becomes of it and why', () => {
  const rows = rowsOf(toHtml([input]));
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/^ critical fs.readFileSync lib\/store.js:7 GET \/users\/:id can be rewritten : set A/);
  expect(rows[0]).toContain('requests may interleave (a lock), lib/store.js:7');
  expect(rows[1]).toContain('stays: A constructor cannot wait.');
  expect(rows[2]).toContain('at start-up out of scope');
});

test('what was applied is called rewritten', () => {
  const applied = { run: 'r', files: ['lib/store.js'] };
  expect(rowsOf(toHtml([{ ...input, applied }]))[0]).toContain('rewritten : set A');
});

test('a comparison marks what is new', () => {
  const comparison = { added: [loop], known: [refused], slack: [], isFirst: false };
  const rows = rowsOf(toHtml([{ ...input, plan: undefined, comparison }]));
  expect(rows.map((row) => / new /.test(row))).toEqual([true, false, false]);
});

test('names cannot become markup', () => {
  const evil = finding(1, { route: 'GET /<script>alert(1)</script>', file: 'a"b\'.js' });
  const html = toHtml([{ ...input, plan: undefined, findings: [evil] }]);
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('a"b');
});

test('several projects: who has most, and a column that says whose a call is', () => {
  const other = { ...input, project: 'apps/blog', findings: [startup], plan: undefined };
  const html = toHtml([other, input]);
  expect(html).toContain('2 blocking calls in 2 projects.');
  expect(html).toContain('Blocking calls in 2 of 2 (100%)');
  expect(html.indexOf('<td>apps/shop</td>')).toBeLessThan(html.indexOf('<td>apps/blog</td>'));
  expect(rowsOf(html)[0]).toContain('apps/shop');
  expect(toHtml([input])).not.toContain('Projects');
});

test('a project without findings has no empty table', () => {
  const html = toHtml([{ version: '0.1.0', files: 3, findings: [], skippedFiles: [] }]);
  expect(html).toContain('Nothing to do');
  expect(html).not.toContain('<table');
  expect(html).not.toContain('<form');
});

test('what is not a finding is listed below', () => {
  const ignores = {
    ignored: [{ finding: startup, reason: 'tiny' }],
    unused: [{ file: 'a.js', line: 3, rules: ['fs'] }],
  };
  const html = toHtml([{ ...input, ignores }]);
  expect(html).toContain(': tiny</li>');
  expect(html).toContain('<li>a.js:3 fs</li>');
  expect(html).toContain('<li>src/broken.js: Unexpected token</li>');
});

describe('the picture of a proof', () => {
  test('has a stop for the route, each function and the call, in order', () => {
    const stops = [...chainPicture(loop).matchAll(/<g class="(\w+)"><title>([^<]*)/g)].map(([, kind, title]) => [
      kind,
      title,
    ]);
    expect(stops).toEqual([
      ['route', 'GET /users/:id (request)'],
      ['function', 'show (routes/users.js:12)'],
      ['function', 'load (lib/store.js:5)'],
      ['call', 'fs.readFileSync (lib/store.js:7)'],
    ]);
    expect(chainPicture(loop)).toContain('in a loop');
    expect(chainPicture(refused)).not.toContain('in a loop');
  });

  test('tells the whole way to those who cannot see it', () => {
    expect(chainPicture(loop)).toContain(
      'aria-label="GET /users/:id → show (routes/users.js:12) → load (lib/store.js:5) → fs.readFileSync (lib/store.js:7)"',
    );
  });

  test('a long path is shortened in the middle, and whole in the tooltip', () => {
    const file = `packages/${'very-'.repeat(20)}deep/lib/store.js`;
    const picture = chainPicture(finding(7, { file }));
    expect(picture).toContain(`<title>fs.readFileSync (${file}:7)</title>`);
    expect(Math.max(...[...picture.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text.length))).toBe(52);
  });

  test('a proof without a route begins with its function', () => {
    expect(chainPicture(startup)).not.toContain('class="route"');
  });
});

test('shortened texts keep their ends', () => {
  expect(shortened('short', 10)).toBe('short');
  expect(shortened('0123456789abcdef', 10)).toBe('012…abcdef');
});
