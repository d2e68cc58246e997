const assert = require('node:assert/strict');
const { rename, rm, writeFile } = require('node:fs/promises');
const path = require('node:path');
const { after, before, test } = require('node:test');
const { startApp } = require('./support/client');

let app;
before(async () => (app = await startApp()));
after(() => app.stop());

const status = () => app.anonymous('GET', '/status');

test('the status shows company, size and date of the invoices', async () => {
  const { status: code, body } = await status();
  assert.equal(code, 200);
  assert.equal(body.company, 'Northwind Traders');
  assert.ok(body.invoices.bytes > 0);
  assert.ok(!Number.isNaN(Date.parse(body.invoices.modified)));
});

test('the size in the status follows the file', async () => {
  const earlier = await status();
  const { body } = await app.request('POST', '/invoices', { customer: 'Ernst', amount: 1 });
  const later = await status();
  assert.ok(body.id);
  assert.ok(later.body.invoices.bytes > earlier.body.invoices.bytes);
});

test('a missing file (ENOENT) is answered with 404, and the app goes on', async () => {
  const file = path.join(app.dataDir, 'invoices.json');
  await rename(file, `${file}.away`);
  const { status: code, body } = await status();
  await rename(`${file}.away`, file);
  assert.deepEqual([code, body], [404, { error: 'Not found' }]);
  assert.equal((await status()).status, 200);
});

test('an unknown route is answered with 404', async () => {
  const { status: code, body } = await app.anonymous('GET', '/nowhere');
  assert.deepEqual([code, body], [404, { error: 'Not found' }]);
});

test('the maintenance flag closes every route until it is removed', async () => {
  const flag = path.join(app.dataDir, 'maintenance.flag');
  await writeFile(flag, '');
  const closed = await Promise.all([status(), app.request('GET', '/invoices')]);
  await rm(flag);
  for (const { status: code, body } of closed) {
    assert.deepEqual([code, body], [503, { error: 'Down for maintenance' }]);
  }
  assert.equal((await status()).status, 200);
});
