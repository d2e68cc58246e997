'use strict';

const fs = require('node:fs');

const HOUR = 3_600_000;
const TYPES = ['isFile', 'isDirectory', 'isSymbolicLink', 'isFIFO', 'isSocket', 'isBlockDevice', 'isCharacterDevice'];
/** Longer texts are told by their beginning and a sum. */
const LONG = 300;

/** What of a value can be compared between two runs, as JSON: its type, its fields, and what it is like inside. */
function described(value, depth = 0) {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'string') return named(value);
  if (typeof value === 'undefined') return '(undefined)';
  if (typeof value === 'number' && !Number.isFinite(value)) return `(${value})`;
  if (typeof value === 'function') return `(function ${value.name})`;
  if (typeof value !== 'object' || value === null) return value;
  return depth > 4 ? '(deep)' : objectOf(value, depth);
}

function objectOf(value, depth) {
  if (Array.isArray(value)) return value.map((item) => described(item, depth + 1));
  if (Buffer.isBuffer(value)) return { buffer: named(value.toString('latin1')) };
  if (ArrayBuffer.isView(value)) return { [value.constructor.name]: short(bytesOf(value).toString('latin1')) };
  if (value instanceof ArrayBuffer) return { bytes: short(Buffer.from(value).toString('latin1')) };
  if (value instanceof fs.Dirent) return direntOf(value);
  if (value instanceof fs.Dir) return { dir: described(value.path), entries: entriesOf(value) };
  if (value instanceof Error) return errorOf(value, depth);
  if (value instanceof Promise) return '(promise)';
  if (/^(?:BigInt)?Stats$/.test(value.constructor?.name)) return statsOf(value);
  // How much room is left changes all the time.
  if (value.constructor?.name === 'StatFs')
    return { fields: Object.keys(value).map((key) => [key, typeof value[key]]) };
  return { of: value.constructor?.name, ...fieldsOf(value, depth) };
}

/** A text without the letters that are different each time. */
function named(text) {
  return short(text.replace(/(?<=tmp-)[A-Za-z0-9]{6}(?=$|['"])/g, 'XXXXXX'));
}

function short(text) {
  if (text.length <= LONG) return text;
  const sum = [...Buffer.from(text)].reduce((total, byte) => (total * 31 + byte) % 1_000_000_007, 0);
  return `${text.slice(0, LONG)}… ${text.length} ${sum}`;
}

function bytesOf({ buffer, byteOffset, byteLength }) {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function fieldsOf(value, depth) {
  const shown = (key) => (key === 'pid' ? typeof value[key] : described(value[key], depth + 1));
  return Object.fromEntries(Object.keys(value).map((key) => [key, shown(key)]));
}

// Known to differ, and told in the catalogue: the order of an error's fields; the path of `opendir`, which only the promise
// form knows; the number of what `cp` fails with. A command that needs no shell is told as its words, quoted as usual.
function errorOf(error, depth) {
  const { name, code, syscall } = error;
  if (syscall === 'opendir') return { error: name, code };
  const message = described(error.message.replace(/^Command failed: .*/, plain).replace("'command'", "'file'"));
  if (syscall === 'cp') return { error: name, code, message };
  if (code === undefined || String(code).startsWith('ERR_OSSL'))
    return { error: name, message, ...ownFields(error, depth) };
  return { error: name, message, class: error.constructor.name, ...ownFields(error, depth) };
}

function ownFields(error, depth) {
  const { error: inner, library, reason, code, ...fields } = fieldsOf(error, error.error === error ? 9 : depth);
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  // The asynchronous forms of OpenSSL do not tell these.
  const isOfSsl = library !== undefined || reason !== undefined;
  return {
    ...(!isOfSsl && code !== undefined && { code }),
    ...Object.fromEntries(sorted),
    hasError: inner !== undefined,
  };
}

function plain(line) {
  return line
    .replace(/['"\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function statsOf(stats) {
  const { mode, uid, gid, size, nlink, mtimeMs } = stats;
  const modified = Math.abs(Date.now() - Number(mtimeMs)) < HOUR ? 'now' : mtimeMs;
  const fields = [mode, uid, gid, stats.isDirectory() ? 0 : size, nlink, modified].map((field) => described(field));
  const dates = [stats.mtime instanceof Date, stats.birthtime instanceof Date];
  return { stats: stats.constructor.name, type: typeOf(stats), keys: Object.keys(stats).join(), fields, dates };
}

function direntOf(entry) {
  const where = [entry.path, entry.parentPath].map((folder) => described(folder));
  return { dirent: described(entry.name), type: typeOf(entry), keys: Object.keys(entry), where };
}

function typeOf(entry) {
  return TYPES.filter((is) => entry[is]()).join();
}

/** What is left in a folder that was opened, which is closed then. */
function entriesOf(dir) {
  const entries = [];
  try {
    for (let entry; (entry = dir.readSync());) entries.push(described(entry));
    dir.closeSync();
  } catch (error) {
    entries.push(described(error));
  }
  return entries;
}

/** What of a random value is the same each time. */
function shape(value) {
  if (typeof value !== 'object' || value === null) return typeof value;
  const { byteLength } = value;
  if (byteLength !== undefined) return `${value.constructor.name} ${byteLength > 1000 ? byteLength : 'short'}`;
  return [value.constructor.name, ...Object.entries(value).map(([key, field]) => [key, shape(field)])];
}

module.exports = { described, shape };
