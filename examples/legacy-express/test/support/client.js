const { cp, mkdtemp, rm } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const path = require('node:path');

const root = path.join(__dirname, '..', '..');
const notData = new Set(['logs', 'sessions', 'maintenance.flag']);

/** Copies the sample data to a temporary folder, so that tests never touch the real one. */
async function copyData() {
  const dir = await mkdtemp(path.join(tmpdir(), 'legacy-express-'));
  const filter = (source) => !notData.has(path.basename(source));
  await cp(path.join(root, 'data'), dir, { recursive: true, filter });
  return dir;
}

/** Starts the app on a copy of the data; `request` and `raw` are logged in, `anonymous` is not. */
async function startApp() {
  const dataDir = await copyData();
  process.env.DATA_DIR = dataDir;
  const server = require('../../app').listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://localhost:${server.address().port}`;
  const token = await login(url);
  return {
    url,
    dataDir,
    request: client(url, token),
    anonymous: client(url),
    raw: (route) => fetch(url + route, { headers: { authorization: `Bearer ${token}` } }),
    stop: () => stop(server, dataDir),
  };
}

async function login(url) {
  const { body } = await client(url)('POST', '/session', {
    email: 'ada@example.com',
    password: 'analytical-engine',
  });
  return body.token;
}

/** A function that sends JSON and answers `{ status, headers, body }`, with the body parsed. */
function client(url, token) {
  const headers = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  return async (method, route, json) => {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const response = await fetch(url + route, { method, headers, body });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}

async function stop(server, dataDir) {
  await new Promise((resolve) => server.close(resolve));
  await rm(dataDir, { recursive: true, force: true });
}

module.exports = { root, startApp, client, login };
