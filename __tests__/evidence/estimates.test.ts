import { createColors } from 'picocolors';
import { join } from 'node:path';
import { estimateOf, estimateText, STUDY } from '../../src/findings/estimates';
import { penaltiesFile, readPenalties } from '../../src/pipeline/penalties';
import { worstFirst } from '../../src/findings/proof';
import { toPretty } from '../../src/report/pretty';
import { drawPage } from '../../src/review/page';
import { MODULES } from '../../transforms';
import { removeFolder } from '../support/folders';
import { outcomeOf } from '../support/pipeline';
import { makeFolder } from '../verify/app';

const example = join(__dirname, '../../examples/legacy-express');

test('the study says what it measured, of the same calls under other names, too', () => {
  expect(estimateOf('child_process/execSync', STUDY)).toEqual({ times: 280, call: 'execSync', source: 'study' });
  expect(estimateOf('fs-extra/readJsonSync', STUDY)).toMatchObject({ times: 3.2, call: 'readFileSync' });
  expect(estimateOf('fs/statSync', STUDY)).toMatchObject({ times: 1.7, call: 'existsSync + statSync' });
  expect(estimateOf('zlib/gzipSync', STUDY)).toBeUndefined();
  expect(estimateOf('bcryptjs/hashSync', STUDY)).toBeUndefined();
});

test('an estimate is told with who measured it', () => {
  expect(estimateText({ times: 3.2, call: '', source: 'study' })).toBe('about 3.2× throughput (study)');
  expect(estimateText({ times: 280, call: '', source: 'machine' })).toBe('about 280× throughput (measured here)');
  expect(estimateText({ times: 'timeouts', call: '', source: 'study' })).toBe('time-outs under load (study)');
});

test('every rule that is estimated is in the catalogue', () => {
  const known = new Set(MODULES.flatMap(({ name, methods }) => methods.map(({ sync }) => `${name}/${sync}`)));
  const estimated = [...known].filter((rule) => estimateOf(rule, STUDY));
  expect(estimated).toEqual(
    expect.arrayContaining(['fs/readFileSync', 'crypto/pbkdf2Sync', 'child_process/spawnSync']),
  );
});

describe('what was measured on this machine', () => {
  let folder: string;
  afterEach(() => removeFolder(folder));

  const read = (text: string) => {
    folder = makeFolder({ 'unblock/penalties.json': text });
    return readPenalties({ XDG_CACHE_HOME: folder });
  };

  test('goes before the study, and says so', () => {
    const penalties = read('{ "penalties": [{ "scenario": "read", "call": "readFileSync", "times": 2.5 }] }');
    expect(estimateOf('fs/readFileSync', penalties)).toEqual({ times: 2.5, call: 'readFileSync', source: 'machine' });
    expect(estimateOf('child_process/execSync', penalties)).toBeUndefined();
  });

  test('is no estimate where it made no difference', () => {
    const penalties = read('{ "penalties": [{ "scenario": "stat", "call": "existsSync", "times": 1.02 }] }');
    expect(estimateOf('fs/existsSync', penalties)).toBeUndefined();
  });

  test.each(['', '[]', '{ "penalties": [] }', '{ "penalties": [{ "scenario": "read", "call": "a", "times": "x" }] }'])(
    'of a file that says `%s` nothing is believed',
    (text) => expect(read(text)).toBe(STUDY),
  );

  test('is kept where caches are', () => {
    folder = '';
    expect(penaltiesFile({ HOME: '/home/a' })).toBe(join('/home/a', '.cache', 'unblock', 'penalties.json'));
    expect(penaltiesFile({})).toBeUndefined();
  });
});

test('of the same severity what costs more comes first, with the reason', async () => {
  const { plan, changes, analysis } = await outcomeOf(example);
  const rules = [...analysis.findings]
    .sort(worstFirst)
    .filter(({ severity }) => severity === 'high')
    .map(({ rule }) => rule);
  const places = ['crypto/pbkdf2Sync', 'child_process/execSync', 'fs/writeFileSync', 'fs/existsSync', 'zlib/gzipSync'];
  const found = places.map((rule) => rules.indexOf(rule));
  expect(found).toEqual([...found].sort((one, other) => one - other));
  expect(found).not.toContain(-1);
  const input = { version: '', files: 1, findings: analysis.findings, skippedFiles: [], plan, changes };
  const report = toPretty(input, { colors: createColors(false), width: Infinity, all: false });
  expect(report).toContain(
    'Worst first, by the throughput that the asynchronous form gained in the study: pbkdf2Sync time-outs, execSync 280×, ',
  );
});

test('the page of a review says what is to be gained', async () => {
  const { plan, changes } = await outcomeOf(example);
  const set = plan.sets.find(({ findings }) => findings.some(({ method }) => method === 'execSync'));
  const change = changes.find(({ path }) => path === set?.findings[0].file);
  if (!set || !change) throw new Error('the example has lost its execSync');
  const { settings } = plan;
  const page = { set, label: 'C', change, settings, approved: false, files: set.files, accepted: 0, skipped: 0 };
  const draw = drawPage({ ...page, position: 1, total: 1, notices: [] }, 'diff', createColors(false));
  expect(draw(200).top.join('\n')).toMatch(/^why .*→ child_process\.execSync {6}about 280× throughput \(study\)$/m);
});
