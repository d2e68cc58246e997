import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MODULES } from '../../../transforms';
import { analyse, type Analysis } from '../../../src/pipeline/analyse';
import { readTrace } from '../../../src/evidence/trace';
import { evidenced } from '../../../src/pipeline/evidenced';
import { makePlan } from '../../../src/plan';
import { agreement } from '../../../src/report/evidence';
import type { Context, Finding, Trace, TracedCall } from '../../../src/types';
import { oneFileProject } from '../../support/pipeline';

const APP = `const app = require('express')();
const fs = require('fs');
const handlers = require('./' + process.env.HANDLERS);
app.get('/', (req, res) => res.send(fs.readFileSync('a')));
app.get('/b', (req, res) => res.send(
  fs
    .readFileSync('b')));
module.exports.hidden = function hidden() {
  return fs.statSync('c');
};
app.get('/d', (req, res) => res.send(fs.existsSync('d')));
`;

const analysed = (): Promise<Analysis> =>
  analyse(oneFileProject('app.js', APP), { modules: MODULES, slice: false, entries: [], alone: false });

function call(line: number, method: string, given: Partial<TracedCall> = {}): TracedCall {
  const contexts: readonly Context[] = given.contexts ?? ['request_path'];
  const share = { count: 2, total: 10, max: 6 };
  const routes = contexts.includes('request_path') ? [{ route: 'GET /seen', ...share }] : [];
  const column = APP.split('\n')[line - 1].indexOf(method) + 1;
  const stack = [
    { name: 'serve', file: 'lib/serve.js', line: 3 },
    { name: 'leaf', file: 'app.js', line },
  ];
  const place = { rule: `fs/${method}`, module: 'fs', method, file: 'app.js', line, column };
  return { ...share, p50: 4, p95: 6, p99: 6, classes: [], ...place, contexts, routes, stack, ...given };
}

function traceOf(calls: readonly TracedCall[]): Trace {
  return { schemaVersion: 1, calls, routes: [], requests: 4 } as unknown as Trace;
}

async function withCalls(...calls: readonly TracedCall[]): Promise<Analysis> {
  return evidenced(await analysed(), traceOf(calls), MODULES);
}

function at(findings: readonly Finding[], line: number): Finding | undefined {
  return findings.find((finding) => finding.line === line);
}

test('a call is measured where it stands, also when its method is on another line', async () => {
  const { findings } = await withCalls(call(4, 'readFileSync'), call(7, 'readFileSync', { total: 3 }));
  expect(at(findings, 4)).toMatchObject({ context: 'request_path', measured: { count: 2, total: 10, waited: 10 } });
  expect(at(findings, 6)).toMatchObject({ measured: { total: 3 } });
  expect(findings).toHaveLength(4);
});

test('what requests can reach and the run did not is told as never seen', async () => {
  const { findings } = await withCalls(call(4, 'readFileSync'));
  expect(at(findings, 11)).toMatchObject({ context: 'request_path', measured: { count: 0, contexts: [] } });
  expect(agreement(findings)[1]).toBe('They reached 1 of the 3 calls that the analysis predicts.');
});

test('a call that nothing reaches is on the path of a request when it was seen there, and stays as it is', async () => {
  expect(at((await analysed()).findings, 9)?.context).toBe('unreachable_path');
  const analysis = await withCalls(call(9, 'statSync'));
  expect(at(analysis.findings, 9)).toMatchObject({
    context: 'request_path',
    contexts: ['request_path'],
    severity: 'high',
    route: 'GET /seen',
    trace: [{ name: 'serve' }, { name: 'leaf' }],
    seenOnly: 'way',
  });
  const wanted = ({ contexts }: Finding): boolean => contexts.includes('request_path');
  const plan = makePlan({ ...analysis.planning, wanted, ttl: 0 }, { declined: new Set() });
  expect(plan.skipped.map(({ code, at: place }) => `${code} ${place}`)).toEqual(['seen-only-at-run-time app.js:9']);
  expect(plan.sets.flatMap((set) => set.findings).map(({ line }) => line)).toEqual(expect.arrayContaining([4, 6, 11]));
});

test('what start-up was seen to reach does not make a request wait', async () => {
  const { findings } = await withCalls(call(9, 'statSync', { contexts: ['startup_path'] }));
  expect(at(findings, 9)).toMatchObject({ context: 'startup_path', contexts: ['startup_path'], severity: 'low' });
});

test('calls that the analysis does not know of become findings, and are refused', async () => {
  const through = { name: 'express', file: 'node_modules/express/lib/view.js', line: 9 };
  const analysis = await withCalls(
    call(3, 'readdirSync', { file: 'plugins/a.js' }),
    call(4, 'statSync', { through }),
    call(4, 'lstatSync', { through, contexts: ['startup_path'] }),
    call(5, 'statSync', { file: '/elsewhere/b.js' }),
    call(6, 'noSuchSync', { file: 'plugins/a.js' }),
  );
  const added = analysis.findings.filter(({ seenOnly }) => seenOnly === 'call' || seenOnly === 'package');
  expect(added.map(({ id, file, line, seenOnly }) => [id, file, line, seenOnly])).toEqual([
    ['fs/readdirSync@plugins/a.js#leaf.seen:1', 'plugins/a.js', 3, 'call'],
    ['fs/statSync@app.js#leaf.seen:2', 'app.js', 4, 'package'],
  ]);
  expect(added[1].trace.at(-1)).toEqual(through);
  const plan = makePlan({ ...analysis.planning, wanted: () => true, ttl: 0 }, { declined: new Set() });
  const codes = plan.skipped.map(({ code, finding }) => `${code} ${finding.file}:${finding.line}`);
  expect(codes).toEqual(expect.arrayContaining(['seen-only-at-run-time plugins/a.js:3', 'inside-a-package app.js:4']));
});

test('the costliest set comes first, whatever its severity', async () => {
  const plan = async (...calls: readonly TracedCall[]): Promise<readonly (readonly number[])[]> => {
    const { planning } = await withCalls(...calls);
    const { sets } = makePlan({ ...planning, wanted: () => true, ttl: 0 }, { declined: new Set() });
    return sets.map((set) => set.findings.map(({ line }) => line));
  };
  expect((await plan(call(11, 'existsSync')))[0]).toEqual([11]);
  expect((await plan(call(7, 'readFileSync')))[0]).toEqual([6]);
});

describe('a file that is no trace is told:', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'unblock-traces-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ['none.json', undefined, 'could not be read: ENOENT'],
    ['cut.json', '{"schemaVersion":1,"ca', 'is not JSON'],
    ['other.json', '{"findings":[]}', '`other.json` is not a trace'],
    ['newer.json', '{"schemaVersion":2,"calls":[],"routes":[]}', '`newer.json` is not a trace'],
  ])('%s', (name, text, message) => {
    if (text !== undefined) writeFileSync(join(folder, name), text);
    expect(() => readTrace(folder, name)).toThrow(message);
  });

  test('and one that is can be read', () => {
    writeFileSync(join(folder, 'good.json'), JSON.stringify(traceOf([])));
    expect(readTrace(folder, 'good.json')).toEqual(JSON.parse(readFileSync(join(folder, 'good.json'), 'utf8')));
  });
});
