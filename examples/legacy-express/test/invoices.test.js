const assert = require('node:assert/strict');
const { after, before, test } = require('node:test');
const { startApp } = require('./support/client');

let app;
before(async () => (app = await startApp()));
after(() => app.stop());

const create = (fields) => app.request('POST', '/invoices', { customer: 'Drachenblut', ...fields });
const times = (n, action) => Promise.all(Array.from({ length: n }, (_, i) => action(i)));

test('a new invoice has a location and is listed', async () => {
  const { status, headers, body } = await create({ amount: 10 });
  assert.equal(status, 201);
  assert.equal(headers.get('location'), `/invoices/${body.id}`);
  const shown = await app.request('GET', `/invoices/${body.id}`);
  assert.deepEqual(shown.body, body);
  const listed = await app.request('GET', '/invoices');
  assert.deepEqual(listed.body.at(-1), body);
});

test('a payment is added to what was paid before', async () => {
  const { body } = await create({ amount: 100 });
  await app.request('POST', `/invoices/${body.id}/payments`, { amount: 30 });
  const paid = await app.request('POST', `/invoices/${body.id}/payments`, { amount: 12 });
  assert.equal(paid.status, 200);
  assert.equal(paid.body.paid, 42);
});

test('an unknown invoice is answered with 404, also when paying', async () => {
  const shown = await app.request('GET', '/invoices/INV-0');
  const paid = await app.request('POST', '/invoices/INV-0/payments', { amount: 1 });
  assert.deepEqual([shown.status, shown.body], [404, { error: 'Not found' }]);
  assert.deepEqual([paid.status, paid.body], [404, { error: 'Not found' }]);
});

test('an invoice or a payment without an amount is answered with 400', async () => {
  const { body } = await create({ amount: 10 });
  const invoice = await create({ amount: 'ten' });
  const payment = await app.request('POST', `/invoices/${body.id}/payments`, { amount: -1 });
  assert.equal(invoice.status, 400);
  assert.equal(invoice.body.error, 'An invoice needs a customer and an amount');
  assert.equal(payment.status, 400);
  assert.equal(payment.body.error, 'A payment needs an amount');
});

test('20 invoices created at the same time all survive, each under its own id', async () => {
  const created = await times(20, (i) => create({ amount: i + 1 }));
  const ids = created.map(({ body }) => body.id);
  assert.equal(new Set(ids).size, 20);
  const { body } = await app.request('GET', '/invoices');
  const listed = new Set(body.map(({ id }) => id));
  assert.deepEqual(
    ids.filter((id) => !listed.has(id)),
    [],
  );
});

test('20 payments of the same invoice at the same time are all counted', async () => {
  const { body } = await create({ amount: 20 });
  await times(20, () => app.request('POST', `/invoices/${body.id}/payments`, { amount: 1 }));
  const { body: paid } = await app.request('GET', `/invoices/${body.id}`);
  assert.equal(paid.paid, 20);
});

test('invoices and payments at the same time do not undo each other', async () => {
  const { body: first } = await create({ amount: 10 });
  const payment = () => app.request('POST', `/invoices/${first.id}/payments`, { amount: 1 });
  const [created] = await Promise.all([times(10, () => create({ amount: 5 })), times(10, payment)]);
  const { body: invoices } = await app.request('GET', '/invoices');
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  assert.equal(byId.get(first.id).paid, 10);
  for (const { body } of created) assert.deepEqual(byId.get(body.id), body);
});

test('a list read while invoices are written is never torn', async () => {
  const notes = 'x'.repeat(5000);
  const write = times(20, () => create({ amount: 1, notes }));
  const reads = await times(40, () => app.request('GET', '/invoices'));
  await write;
  assert.deepEqual(
    reads.filter(({ status }) => status !== 200),
    [],
  );
  for (const { body } of reads) assert.ok(body.every(({ id }) => /^INV-\d+$/.test(id)));
});
