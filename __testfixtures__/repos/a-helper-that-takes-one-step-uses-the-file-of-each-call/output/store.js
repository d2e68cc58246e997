const fs = require('fs');
const path = require('path');
const XLSX = require('xlsx');
const { pathExists, unlinkIfThere, writeFileAtomic, readWhole, exclusiveFiles, exclusive, shared } = require('./unblock-helpers');

// One step: look and read
async function readJson(file) {
  if (!(await pathExists(file))) return [];
  return JSON.parse(await fs.promises.readFile(file, 'utf8'));
}

// One step: a folder that is made for what is written
async function writeJson(file, value) {
  await fs.promises.mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, JSON.stringify(value, null, 2));
}

// Two steps: what is read is written
async function append(file, item) {
  return exclusiveFiles('orders/archive.json + orders/open.json', [file], async () => {
    const list = JSON.parse(await fs.promises.readFile(file, 'utf8'));
    await writeFileAtomic(file, JSON.stringify([...list, item]));
  });
}

// Two steps: what is looked for is made
async function ensure(file) {
  return exclusiveFiles('days/today.json + days/tomorrow.json (2)', [file], async () => {
    if (!(await pathExists(file))) await writeFileAtomic(file, '[]');
  });
}

// Two steps: the file, and what is kept of it
const versions = {};
async function writeVersioned(file, value) {
  return exclusive('prices/list.json + prices/rebates.json', async () => {
    await writeFileAtomic(file, JSON.stringify(value));
    versions.last = file;
  });
}

// Two steps: the file may be removed between them
async function readDraft(file) {
  return shared('drafts/letter.txt + drafts/mail.txt', async () => {
    if (!(await pathExists(file))) return '';
    return fs.promises.readFile(file, 'utf8');
  });
}

async function dropDraft(file) {
  return exclusive('drafts/letter.txt + drafts/mail.txt', async () => {
    if (await pathExists(file)) await unlinkIfThere(file);
  });
}

// Two steps, of which the second does not wait
async function addRow(file, row) {
  return exclusive('books/costs.xlsx + books/sales.xlsx', async () => {
    const book = XLSX.read(await readWhole(file));
    XLSX.utils.sheet_add_json(book.Sheets.rows, [row]);
    XLSX.writeFile(book, file); // stays: no-async-form
  });
}

module.exports = { addRow, append, dropDraft, ensure, readDraft, readJson, versions, writeJson, writeVersioned };
