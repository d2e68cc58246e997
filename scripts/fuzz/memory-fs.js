'use strict';

/** Contents by path; counts how often each was written. */
class Files extends Map {
  changes = new Map();

  set(path, text) {
    this.changes?.set(path, this.changesOf(path) + 1);
    return super.set(path, text);
  }

  changesOf(path) {
    return this.changes.get(path) ?? 0;
  }
}

/** A file system in memory: `node:fs` as far as migrated programs use it. Asynchronous calls happen when `schedule` says so. */
class MemoryFs {
  constructor(files, schedule) {
    this.files = new Files(Object.entries(files));
    this.folders = new Set();
    this.schedule = schedule;
  }

  /** What is there, without what helpers leave for a moment. */
  state() {
    return JSON.stringify([[...this.files].map(withSortedLog).sort(), [...this.folders].sort()]);
  }

  /** The module that programs require. */
  module() {
    const sync = this.operations();
    const later =
      (name) =>
      (...args) =>
        this.schedule(
          () => this.begin(name, args),
          () => sync[name](...args),
        );
    const names = Object.keys(sync);
    const promises = Object.fromEntries(names.map((name) => [name, later(name)]));
    const callbacks = Object.fromEntries(names.map((name) => [name, withCallback(promises[name])]));
    const blocking = Object.fromEntries(names.map((name) => [`${name}Sync`, sync[name]]));
    const statSync = (path, options) =>
      options?.throwIfNoEntry === false && !existsSync(path) ? undefined : sync.stat(path);
    const existsSync = (path) => this.files.has(clean(path)) || this.folders.has(clean(path));
    const open = async (path) => this.opened(path, promises);
    return { ...blocking, statSync, ...callbacks, existsSync, promises: { ...promises, open }, constants: { W_OK: 2 } };
  }

  /** A plain write empties the file first: who reads meanwhile sees that. */
  begin(name, [path, , options]) {
    if (name === 'writeFile' && !(options && options.flag === 'wx')) this.files.set(clean(path), '');
  }

  /** A handle to a file that is only read. */
  async opened(path, { access, stat, readFile }) {
    await access(path);
    const known = async () => ({ ...(await stat(path)), mtimeNs: this.files.changesOf(clean(path)) });
    return { stat: known, readFile: () => readFile(path), close: async () => undefined };
  }

  operations() {
    const { files, folders } = this;
    const there = (path, syscall) => {
      if (files.has(path) || folders.has(path)) return;
      throw failure('ENOENT', syscall, path);
    };
    const stats = (path, syscall) => {
      there(clean(path), syscall);
      const isFile = files.has(clean(path));
      return {
        isFile: () => isFile,
        isDirectory: () => !isFile,
        isSymbolicLink: () => false,
        nlink: 1,
        mode: 0o100644,
        uid: 0,
        gid: 0,
      };
    };
    return {
      readFile(path) {
        if (!files.has(clean(path))) throw failure('ENOENT', 'open', path);
        return files.get(clean(path));
      },
      writeFile(path, data, options) {
        if (options && options.flag === 'wx' && files.has(clean(path))) throw failure('EEXIST', 'open', path);
        files.set(clean(path), String(data));
      },
      appendFile: (path, data) => void files.set(clean(path), (files.get(clean(path)) || '') + data),
      access: (path) => there(clean(path), 'access'),
      stat: (path) => stats(path, 'stat'),
      lstat: (path) => stats(path, 'lstat'),
      mkdir(path) {
        if (folders.has(clean(path))) throw failure('EEXIST', 'mkdir', path);
        folders.add(clean(path));
      },
      unlink(path) {
        if (!files.delete(clean(path))) throw failure('ENOENT', 'unlink', path);
      },
      rename(from, to) {
        if (!files.has(clean(from))) throw failure('ENOENT', 'rename', from);
        files.set(clean(to), files.get(clean(from)));
        files.delete(clean(from));
      },
      copyFile(from, to) {
        if (!files.has(clean(from))) throw failure('ENOENT', 'copyfile', from);
        files.set(clean(to), files.get(clean(from)));
      },
      chmod: () => undefined,
      chown: () => undefined,
    };
  }
}

function clean(path) {
  return String(path).replace(`${process.cwd()}/`, '');
}

function withCallback(promised) {
  return (...args) => {
    const callback = args.pop();
    promised(...args).then((value) => callback(null, value), callback);
  };
}

/** Two requests may write into a log in turns. */
function withSortedLog([path, text]) {
  return path.endsWith('.log') ? [path, text.split('\n').sort().join('\n')] : [path, text];
}

function failure(code, syscall, path) {
  return Object.assign(new Error(`${code}: ${syscall} '${path}'`), { code, syscall, path });
}

module.exports = { MemoryFs };
