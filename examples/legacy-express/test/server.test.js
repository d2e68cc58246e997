const assert = require('node:assert/strict');
const { execFile, spawn } = require('node:child_process');
const { once } = require('node:events');
const { mkdir, mkdtemp, readdir, rm, utimes, writeFile } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { after, before, test } = require('node:test');
const { setTimeout: delay } = require('node:timers/promises');
const { promisify } = require('node:util');
const { client, login, root } = require('./support/client');

let dataDir;
let server;
let url;

before(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'legacy-express-'));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', CLEAN_LOGS_EVERY_MS: '50' };
  await promisify(execFile)(process.execPath, [path.join(root, 'bin', 'seed.js')], { env });
  await writeLogs(path.join(dataDir, 'logs'));
  server = spawn(process.execPath, [path.join(root, 'server.js')], { env });
  const [line] = await once(server.stdout, 'data');
  [url] = /http:\S+/.exec(String(line));
});

after(async () => {
  server.kill();
  await once(server, 'exit');
  await rm(dataDir, { recursive: true, force: true });
});

test('the server answers on its port from freshly seeded data', async () => {
  const { status, body } = await client(url, await login(url))('GET', '/invoices');
  assert.equal(status, 200);
  assert.deepEqual(
    body.map(({ id }) => id),
    ['INV-1001', 'INV-1002', 'INV-1003'],
  );
});

test('the clean-up removes old logs and keeps new ones', async () => {
  const logs = () => readdir(path.join(dataDir, 'logs'));
  for (let tries = 0; tries < 500 && (await logs()).length > 1; tries++) await delay(20);
  assert.deepEqual(await logs(), ['errors-today.log']);
});

async function writeLogs(dir) {
  await mkdir(dir);
  await writeFile(path.join(dir, 'errors-today.log'), 'new\n');
  const old = path.join(dir, 'errors-2020-01-01.log');
  await writeFile(old, 'old\n');
  await utimes(old, new Date('2020-01-01'), new Date('2020-01-01'));
}
