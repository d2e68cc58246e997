const bus = require('./bus');
const { readFile } = require('fs/promises');

bus.register('report', async (body) => readFile(`reports/${body.year}.txt`, 'utf8'));

process.on('message', async (message) => process.send(await bus.dispatch(message)));
