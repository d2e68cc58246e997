const assert = require('node:assert/strict');
const { after, before, test } = require('node:test');
const { startApp } = require('./support/client');

let app;
before(async () => (app = await startApp()));
after(() => app.stop());

const post = (body) =>
  fetch(`${app.url}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

test('the right password gives a token that opens the invoices', async () => {
  const credentials = { email: 'ada@example.com', password: 'analytical-engine' };
  const { status, body } = await app.anonymous('POST', '/session', credentials);
  assert.equal(status, 201);
  const response = await fetch(`${app.url}/invoices`, {
    headers: { authorization: `Bearer ${body.token}` },
  });
  assert.equal(response.status, 200);
});

for (const [what, credentials] of [
  ['a wrong password', { email: 'ada@example.com', password: 'difference-engine' }],
  ['an unknown user', { email: 'charles@example.com', password: 'analytical-engine' }],
  ['no credentials', {}],
]) {
  test(`${what} is answered with 401`, async () => {
    const { status, body } = await app.anonymous('POST', '/session', credentials);
    assert.equal(status, 401);
    assert.deepEqual(body, { error: 'Wrong e-mail or password' });
  });
}

test('malformed JSON is answered with 400 by the error handler', async () => {
  const response = await post('{"email": ');
  assert.equal(response.status, 400);
  assert.match((await response.json()).error, /JSON/);
});

test('logins at the same time get different tokens', async () => {
  const credentials = JSON.stringify({ email: 'ada@example.com', password: 'analytical-engine' });
  const responses = await Promise.all(Array.from({ length: 5 }, () => post(credentials)));
  const sessions = await Promise.all(responses.map((response) => response.json()));
  assert.equal(new Set(sessions.map(({ token }) => token)).size, 5);
});

for (const [what, authorization] of [
  ['no token', undefined],
  ['an unknown token', 'Bearer 00000000-0000-4000-8000-000000000000'],
  ['a token that is a path', 'Bearer ../users'],
  ['another scheme', 'Basic YWRhOmVuZ2luZQ=='],
]) {
  test(`${what} is answered with 401`, async () => {
    const headers = authorization ? { authorization } : {};
    const response = await fetch(`${app.url}/invoices`, { headers });
    assert.equal(response.status, 401);
    assert.deepEqual(await response.json(), { error: 'Please log in' });
  });
}
