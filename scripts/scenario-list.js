'use strict';

// What `scripts/bench-scenarios.js` puts under load, and how.

/** Folder of bench/scenarios, and what unblock is told where it migrates that. */
const APPS = {
  blocking: { source: 'blocking' },
  unblock: { source: 'blocking', flags: [] },
  'unblock, ttl': { source: 'blocking', flags: ['--fs-cache', 'ttl=1000'] },
  'by hand': { source: 'by-hand' },
  'keeps results': { source: 'keeps-results' },
};

/**
 * Connections are few where each request costs much: the queue must drain before the time-out, given in seconds. `study`
 * names the row of the study's table that speaks of it.
 */
const SCENARIOS = [
  { name: 'read', title: '`readFileSync`, 2 KB', call: 'readFileSync', paths: ['/read'], study: 'read' },
  { name: 'read-large', title: '`readFileSync`, 1 MB', paths: ['/read-large'] },
  { name: 'exec', title: '`execSync`', call: 'execSync', paths: ['/exec'], timeout: 60, study: 'exec' },
  {
    name: 'hash',
    title: '`pbkdf2Sync`, 10,000 iterations',
    call: 'pbkdf2Sync',
    paths: ['/hash?password=secret'],
    timeout: 60,
  },
  {
    name: 'hash-heavy',
    title: '`pbkdf2Sync`, 1,000,000 iterations',
    paths: ['/hash-heavy?password=secret'],
    connections: 8,
    timeout: 120,
    longer: 4,
    study: 'hash',
  },
  {
    name: 'write',
    title: '`writeFileSync`, 100 files',
    call: 'writeFileSync',
    paths: Array.from({ length: 100 }, (_, id) => `/write/${id}`),
    study: 'write',
  },
  {
    name: 'stat',
    title: '`existsSync` + `statSync`',
    call: 'existsSync + statSync',
    paths: ['/stat'],
    looksUp: true,
    study: 'stat',
  },
];

module.exports = { APPS, SCENARIOS };
