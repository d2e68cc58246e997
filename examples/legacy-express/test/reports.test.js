const assert = require('node:assert/strict');
const { readFile, readdir, rm, writeFile } = require('node:fs/promises');
const path = require('node:path');
const { after, before, test } = require('node:test');
const { promisify } = require('node:util');
const gunzip = promisify(require('node:zlib').gunzip);
const { startApp } = require('./support/client');

let app;
before(async () => (app = await startApp()));
after(() => app.stop());

const get = (route) => app.request('GET', route);

test('the archive lists its months with size and date', async () => {
  const { status, body } = await get('/reports/archive');
  assert.equal(status, 200);
  assert.deepEqual(
    body.map(({ month }) => month),
    ['2024-01', '2024-02', '2024-03'],
  );
  for (const { bytes, modified } of body) {
    assert.ok(bytes > 0);
    assert.ok(!Number.isNaN(Date.parse(modified)));
  }
});

test('a month is answered with its invoices', async () => {
  const { status, body } = await get('/reports/archive/2024-02');
  assert.equal(status, 200);
  assert.deepEqual(body, [{ id: 'INV-0003', customer: 'Alfreds', amount: 120 }]);
});

test('a month without a file (ENOENT) is answered with 404 by the error handler', async () => {
  const { status, body } = await get('/reports/archive/1999-12');
  assert.deepEqual([status, body], [404, { error: 'Not found' }]);
});

test('a broken file is answered with 500 by the error handler, and logged', async () => {
  const file = path.join(app.dataDir, 'archive', '2000-01.json');
  await writeFile(file, '[{');
  const { status, body } = await get('/reports/archive/2000-01');
  await rm(file);
  assert.deepEqual([status, body], [500, { error: 'Internal server error' }]);
  assert.match(await errorLog(), /GET \/reports\/archive\/2000-01 /);
});

test('the download is a gzipped CSV of all months', async () => {
  const response = await app.raw('/reports/archive.csv.gz');
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'application/gzip');
  assert.match(response.headers.get('content-disposition'), /filename="archive\.csv\.gz"/);
  const csv = String(await gunzip(Buffer.from(await response.arrayBuffer())));
  assert.deepEqual(csv.split('\n'), [
    'month,id,customer,amount',
    '2024-01,INV-0001,"Alfreds",300',
    '2024-01,INV-0002,"Berglunds",75',
    '2024-02,INV-0003,"Alfreds",120',
    '2024-03,INV-0004,"Comercio",990',
    '',
  ]);
});

test('customers are counted over all ledgers, the busiest first', async () => {
  const { status, body } = await get('/reports/customers');
  assert.equal(status, 200);
  assert.deepEqual(body, [
    { customer: 'Alfreds', entries: 3 },
    { customer: 'Berglunds', entries: 2 },
    { customer: 'Comercio', entries: 1 },
  ]);
});

test('the entries of a ledger are counted', async () => {
  const { status, body } = await get('/reports/ledger/2024');
  assert.deepEqual([status, body], [200, { year: 2024, entries: 4 }]);
});

test('a command that fails is answered with 500 by the error handler', async () => {
  const { status, body } = await get('/reports/ledger/1999');
  assert.deepEqual([status, body], [500, { error: 'Internal server error' }]);
});

test('reports need a user', async () => {
  for (const route of [
    '/archive',
    '/archive/2024-01',
    '/archive.csv.gz',
    '/customers',
    '/ledger/2024',
  ]) {
    const { status } = await app.anonymous('GET', `/reports${route}`);
    assert.equal(status, 401, route);
  }
});

test('reports asked for at the same time do not mix', async () => {
  const routes = [
    '/archive/2024-01',
    '/archive/2024-02',
    '/customers',
    '/ledger/2023',
    '/ledger/2024',
  ];
  const alone = [];
  for (const route of routes) alone.push((await get(`/reports${route}`)).body);
  const together = await Promise.all(routes.map((route) => get(`/reports${route}`)));
  assert.deepEqual(
    together.map(({ body }) => body),
    alone,
  );
});

async function errorLog() {
  const dir = path.join(app.dataDir, 'logs');
  const [name] = await readdir(dir);
  return readFile(path.join(dir, name), 'utf8');
}
