const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const file = (name) => join(__dirname, '../data', name);

exports.version = () => readFileSync(file('version'), 'utf8'); // stays: caller-not-in-sight

exports.failure = () => readFileSync(file('failed.txt'), 'utf8');
