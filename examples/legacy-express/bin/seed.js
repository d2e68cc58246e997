#!/usr/bin/env node
// Tooling: writes the sample data. Run by hand, never by a request, so it stays synchronous.
const crypto = require('crypto');
const fs = require('fs');
const { dataDir, dataFile } = require('../lib/paths');

const ITERATIONS = 100000;

const invoices = [
  { id: 'INV-1001', customer: 'Alfreds', amount: 1200, paid: 1200, notes: '' },
  { id: 'INV-1002', customer: 'Berglunds', amount: 450, paid: 0, notes: 'Call before sending' },
  { id: 'INV-1003', customer: 'Comercio', amount: 80, paid: 20, notes: '' },
];

const archive = {
  '2024-01': [
    { id: 'INV-0001', customer: 'Alfreds', amount: 300 },
    { id: 'INV-0002', customer: 'Berglunds', amount: 75 },
  ],
  '2024-02': [{ id: 'INV-0003', customer: 'Alfreds', amount: 120 }],
  '2024-03': [{ id: 'INV-0004', customer: 'Comercio', amount: 990 }],
};

const ledgers = {
  2023: ['0001,Alfreds,300', '0002,Berglunds,75'],
  2024: ['0003,Alfreds,120', '0004,Comercio,990', '0005,Berglunds,60', '0006,Alfreds,15'],
};

function user(email, password) {
  const salt = crypto.randomBytes(16).toString('hex');
  const hash = crypto.pbkdf2Sync(password, salt, ITERATIONS, 64, 'sha512').toString('hex');
  return { email, salt, iterations: ITERATIONS, hash };
}

function writeJson(file, value) {
  fs.writeFileSync(file, JSON.stringify(value, null, 2) + '\n');
}

fs.mkdirSync(dataFile('archive'), { recursive: true });
writeJson(dataFile('invoices.json'), invoices);
writeJson(dataFile('users.json'), [user('ada@example.com', 'analytical-engine')]);

for (const [month, entries] of Object.entries(archive)) {
  writeJson(dataFile('archive', `${month}.json`), entries);
}
for (const [year, entries] of Object.entries(ledgers)) {
  fs.writeFileSync(dataFile(`ledger-${year}.csv`), entries.join('\n') + '\n');
}

console.log(`sample data written to ${dataDir}`);
