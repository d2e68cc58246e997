'use strict';

// Loaded before a server: says on which port it listens, and when asked and at its end, which synchronous calls were
// made since then. It measures as `unblock trace` does.

const { Server } = require('node:net');
const { MODULES } = require('../../dist/transforms');
const { targetsOf } = require('../../dist/src/evidence/trace/targets');
const { Ledger } = require('../../dist/src/evidence/trace/preload/ledger');
const { Measure } = require('../../dist/src/evidence/trace/preload/measure');
const { measureModules } = require('../../dist/src/evidence/trace/preload/modules');
const { followRequests } = require('../../dist/src/evidence/trace/preload/requests');

const ledger = new Ledger();
followRequests(ledger);
measureModules(targetsOf(MODULES), new Measure(ledger));

const tell = ({ sites }) => process.send({ sites });
process.on('message', () => tell(ledger.record(true))).on('exit', () => tell(ledger.end()));
process.channel.unref();

const { listen } = Server.prototype;
Server.prototype.listen = function observed(...args) {
  this.once('listening', () => process.send({ port: this.address().port }));
  return listen.apply(this, args);
};
