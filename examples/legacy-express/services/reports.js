const fs = require('fs');
const { execSync } = require('child_process');
const { join } = require('path');
const { dataDir, dataFile } = require('../lib/paths');

const read = fs.readFileSync;
const archiveDir = dataFile('archive');

function listArchive() {
  const months = [];
  for (const name of archiveFiles()) {
    const { size, mtime } = fs.statSync(join(archiveDir, name));
    months.push({ month: name.replace('.json', ''), bytes: size, modified: mtime });
  }
  return months;
}

// A month that was never archived has no file: ENOENT, which the error handler answers with 404.
function readMonth(month) {
  return JSON.parse(read(join(archiveDir, `${month}.json`), 'utf8'));
}

function archiveAsCsv() {
  const lines = ['month,id,customer,amount'];
  for (const name of archiveFiles()) {
    const month = name.replace('.json', '');
    for (const { id, customer, amount } of readMonth(month)) {
      lines.push([month, id, JSON.stringify(customer), amount].join(','));
    }
  }
  return lines.join('\n') + '\n';
}

function archiveFiles() {
  return fs.readdirSync(archiveDir).sort();
}

function countByCustomer() {
  const command = 'cut -d, -f2 ledger-*.csv | sort | uniq -c | sort -rn';
  const output = execSync(command, { cwd: dataDir, encoding: 'utf8' });
  return output.trim().split('\n').map(toCount);
}

// Matches: "   3 Alfreds"
function toCount(line) {
  const [, entries, customer] = /^\s*(\d+) (.+)$/.exec(line);
  return { customer, entries: Number(entries) };
}

function countEntries(year) {
  const file = dataFile(`ledger-${year}.csv`);
  return parseInt(execSync(`wc -l "${file}"`, { encoding: 'utf8' }), 10);
}

module.exports = { listArchive, readMonth, archiveAsCsv, countByCustomer, countEntries };
