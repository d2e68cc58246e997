const bus = require('./bus');
const { readFileSync } = require('fs');

bus.register('report', (body) => readFileSync(`reports/${body.year}.txt`, 'utf8'));

process.on('message', async (message) => process.send(await bus.dispatch(message)));
