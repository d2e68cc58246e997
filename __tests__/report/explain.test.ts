import { createColors } from 'picocolors';
import { toExplanations } from '../../src/report/explain';
import type { BlockingMethod, Explanation, FindingExplanation } from '../../src/types';
import { change, changeSet, finding, skip } from './samples';

const layout = { colors: createColors(false), width: 100, all: false };
const loop = finding(7, { severity: 'critical', inLoop: true });
const hazard = { code: 'H1', message: 'requests may interleave', guard: 'a lock', at: 'lib/store.js:7' };
const explained: FindingExplanation = {
  kind: 'finding',
  finding: loop,
  set: changeSet('C', [loop, finding(8)], { hazards: [hazard], risk: 'review' }),
  changes: [change('lib/store.js', ['C']), { path: 'helpers.js', before: undefined, after: 'made\n', sets: ['C'] }],
  code: new Map([
    ['routes/users.js:12', 'function show(req, res) {'],
    ['lib/store.js:7', "return fs.readFileSync('users.json');"],
  ]),
};

function textOf(explanation: Explanation): string {
  return toExplanations([explanation], 'apps/shop/', layout);
}

describe('a finding', () => {
  test('why, and what it is', () => {
    const text = textOf(explained);
    expect(text.split('\n').slice(0, 3)).toEqual([
      'fs.readFileSync (lib/store.js:7)',
      'critical, reached by requests',
      loop.id,
    ]);
    expect(text).toContain('fs.readFileSync blocks all requests while GET /users/:id waits for it, in a loop.');
  });

  test('why it cannot be told whether it runs', () => {
    const unknown = finding(4, { context: 'unknown_path', unknown: '@BeforeInsert may have it called, user.ts:9' });
    const text = textOf({ ...explained, finding: unknown }).replace(/\s+/g, ' ');
    expect(text).toContain('No caller is known, but it may run: @BeforeInsert may have it called, user.ts:9.');
  });

  test('the way, with its code where it is known', () => {
    expect(textOf(explained)).toContain(
      [
        'The path',
        '  GET /users/:id',
        '  show  routes/users.js:12',
        '    │ function show(req, res) {',
        '    load  lib/store.js:5',
        '      fs.readFileSync  lib/store.js:7',
        "        │ return fs.readFileSync('users.json');",
        '',
      ].join('\n'),
    );
  });

  test('the rewrite: what changes together, its hazards, the patch, and the file that is made', () => {
    const text = textOf(explained);
    expect(text).toContain('Set C changes 1 file. It changes together with 1 other call.');
    expect(text).toContain('--risk review');
    expect(text).toContain('requests may interleave (a lock), lib/store.js:7');
    expect(text).toContain(
      '--- a/apps/shop/lib/store.js\n+++ b/apps/shop/lib/store.js\n@@ -1 +1 @@\n-old\n+new\n  and makes helpers.js',
    );
  });

  test('one that stays: the reason, where the obstacle is, and the advice', () => {
    const refused = { ...explained, set: undefined, skip: skip(loop, { at: 'lib/store.js:1' }), changes: [] };
    expect(textOf(refused)).toContain('because of lib/store.js:1');
    expect(textOf(refused)).toContain('Use a factory.');
    expect(textOf(refused)).not.toContain('diff --git');
  });

  test('one that a comment keeps', () => {
    expect(textOf({ ...explained, set: undefined, changes: [] })).toContain('a comment says so');
  });

  test('code and names cannot steer the terminal', () => {
    const code = new Map([['lib/store.js:7', '\u001b[2J']]);
    expect(textOf({ ...explained, code })).not.toContain('\u001b');
  });
});

describe('a rule', () => {
  const row: BlockingMethod = {
    sync: 'cpSync',
    async: 'cp',
    via: 'promises',
    at: [],
    since: '>=16.7',
    refuse: [{ index: 2, kind: 'has-option', option: 'filter', why: 'a filter may return a promise' }],
  };
  const rule = { kind: 'rule', rule: 'fs/cpSync', module: 'fs', methods: [row], findings: [] } as const;

  test('what it becomes, and what is different afterwards', () => {
    const text = textOf(rule);
    expect(text).toContain('  await cp(…) of fs/promises');
    expect(text).toContain('  It needs Node >=16.7.');
    expect(text).toContain('  Some arguments are refused: a filter may return a promise.');
    expect(text).toContain('  This project does not call it.');
  });

  test.each([
    [{ via: 'promisify' }, 'await promisify(fs.cp)(…)'],
    [{ via: 'own' }, 'await cp(…) of fs, which returns a promise'],
    [{ via: 'helper' }, 'a small function that unblock adds'],
    [{ via: 'none', why: 'it cannot' }, 'nothing: it cannot'],
    [{ via: 'own', versions: '>=2' }, 'fs >=2: await cp(…)'],
  ] as const)('%j', (given, words) => {
    expect(textOf({ ...rule, methods: [{ ...row, ...given }] })).toContain(words);
  });

  test('where the project breaks it, worst first, with the ids', () => {
    const lines = textOf({ ...rule, findings: [finding(3), loop] }).split('\n');
    const from = lines.indexOf('Here');
    expect(lines.slice(from + 1, from + 3)).toEqual([
      `  critical  lib/store.js:7  ${loop.id}`,
      `  high      lib/store.js:3  ${finding(3).id}`,
    ]);
  });
});
