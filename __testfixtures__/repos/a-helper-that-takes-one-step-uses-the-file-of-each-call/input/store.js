const fs = require('fs');
const path = require('path');
const XLSX = require('xlsx');

// One step: look and read
function readJson(file) {
  if (!fs.existsSync(file)) return [];
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

// One step: a folder that is made for what is written
function writeJson(file, value) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(value, null, 2));
}

// Two steps: what is read is written
function append(file, item) {
  const list = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify([...list, item]));
}

// Two steps: what is looked for is made
function ensure(file) {
  if (!fs.existsSync(file)) fs.writeFileSync(file, '[]');
}

// Two steps: the file, and what is kept of it
const versions = {};
function writeVersioned(file, value) {
  fs.writeFileSync(file, JSON.stringify(value));
  versions.last = file;
}

// Two steps: the file may be removed between them
function readDraft(file) {
  if (!fs.existsSync(file)) return '';
  return fs.readFileSync(file, 'utf8');
}

function dropDraft(file) {
  if (fs.existsSync(file)) fs.unlinkSync(file);
}

// Two steps, of which the second does not wait
function addRow(file, row) {
  const book = XLSX.read(fs.readFileSync(file));
  XLSX.utils.sheet_add_json(book.Sheets.rows, [row]);
  XLSX.writeFile(book, file); // stays: no-async-form
}

module.exports = { addRow, append, dropDraft, ensure, readDraft, readJson, versions, writeJson, writeVersioned };
