'use strict';

const path = require('node:path');

const DIST = path.join(__dirname, '../../dist');
const { analyse } = require(path.join(DIST, 'src/pipeline/analyse'));
const { proposer } = require(path.join(DIST, 'src/pipeline/propose'));
const { MODULES } = require(path.join(DIST, 'transforms'));

/** The texts of a program of one file, with Express 5, and of its helpers after `--yes`; undefined when nothing changes. */
async function migrate(text, { risk = 'safe', node } = {}) {
  const dependencies = new Map([['express', '^5.0.0']]);
  const scripts = new Map([['start', 'node app.js']]);
  const info = { dir: '.', folder: '', type: 'cjs', private: true, bins: [], exports: [], dependencies, scripts, node };
  const files = [{ path: 'app.js', text }];
  const project = {
    ...{ root: '.', files, skipped: [], package: info, packages: [info] },
    ...{ paths: new Set(['app.js']), aliases: [], twins: new Map() },
  };
  const analysis = await analyse(project, {
    modules: MODULES,
    slice: false,
    entries: [],
    alone: false,
    frameworks: [],
  });
  const wanted = (finding) => finding.contexts.includes('request_path');
  const propose = await proposer(analysis, project, { wanted, risk, ttl: 0, format: false });
  const { changes } = await propose({ declined: new Set() });
  const app = changes.find((change) => change.path === 'app.js')?.after;
  return app && { app, helpers: changes.find((change) => change.path !== 'app.js')?.after };
}

module.exports = { migrate };
