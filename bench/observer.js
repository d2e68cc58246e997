'use strict';

// Loaded before a server: says when it listens, watches its event loop and its CPU time between `begin` and `end`, and says
// how much memory is in use when asked for its `heap`.

const { Server } = require('node:net');
const { monitorEventLoopDelay } = require('node:perf_hooks');

const delay = monitorEventLoopDelay({ resolution: 10 });
let cpu = process.cpuUsage();

const ANSWERS = {
  begin() {
    delay.enable();
    cpu = process.cpuUsage();
  },
  end() {
    const { user, system } = process.cpuUsage(cpu);
    process.send({ delay: delay.percentile(99) / 1e6, cpu: (user + system) / 1000 });
  },
  heap() {
    global.gc();
    process.send({ heap: process.memoryUsage().heapUsed / 1024 / 1024 });
  },
};

process.on('message', (message) => ANSWERS[message]());

const { listen } = Server.prototype;
Server.prototype.listen = function observed(...args) {
  this.once('listening', () => process.send('listening'));
  return listen.apply(this, args);
};
