'use strict';

// A server in a process of its own.

const { fork } = require('node:child_process');
const { once } = require('node:events');
const path = require('node:path');

const WATCH = path.join(__dirname, 'watch.js');
/** Milliseconds until somebody should look at what a server waits for. */
const PATIENCE = 60_000;

/**
 * Starts the file and waits until it listens on `port`. `ended` is its end: the exit code or the signal, what it wrote to stderr, and the
 * synchronous calls that were made after its start, as far as it could still tell; `stop()` brings it about.
 */
async function start(folder, main) {
  const child = fork(path.join(folder, main), {
    cwd: folder,
    env: { ...process.env, PORT: '0', NODE_ENV: 'production', NODE_OPTIONS: '' },
    execArgv: ['--require', WATCH, '--enable-source-maps'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  let sites = [];
  child.stderr.setEncoding('utf8').on('data', (chunk) => (stderr += chunk));
  child.on('message', (message) => (sites = message.sites ?? sites));
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code ?? signal,
    stderr,
    calls: callsOf(sites, folder),
  }));
  const { port } = await messageOf(child, ended);
  return {
    folder,
    port,
    ended,
    async stop() {
      child.send('calls');
      await messageOf(child, ended);
      child.kill('SIGKILL');
      return ended;
    },
    /** Ends it without a question. */
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

function messageOf(child, ended) {
  const gone = ended.then(({ code, stderr }) => {
    throw new Error(`the server ended with ${code}\n${stderr}`);
  });
  return Promise.race([once(child, 'message').then(([message]) => message), gone, patience('an answer of the server')]);
}

/** Rejects when something takes far too long. */
function patience(what) {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${what} took too long`)), PATIENCE).unref();
  });
}

/** Calls of the app since it listens, as `fs/readFileSync server.js:12`; what packages do by themselves is not the app's. */
function callsOf(sites, folder) {
  const afterStart = sites.filter(({ through, routes, background }) => !through && (routes.length > 0 || background));
  const own = afterStart.filter(({ stack: [{ file }] }) => file.startsWith(folder + path.sep));
  return own.map(({ rule, stack: [{ file, line }] }) => ({
    rule,
    file: path.relative(folder, file).replaceAll(path.sep, '/'),
    line,
  }));
}

module.exports = { patience, start };
