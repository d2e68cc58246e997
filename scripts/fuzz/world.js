'use strict';

const asyncHooks = require('node:async_hooks');
const { createRequire } = require('node:module');
const { MemoryFs } = require('./memory-fs');

const FILES = { 'a.json': '{"n":0}', 'data-a.json': '{"n":0}', 'data-b.json': '{"n":0}', 'words.txt': 'one two' };

/** A fresh start of the program: its handlers, and the files they see. */
function worldOf({ app: text, helpers }, schedule) {
  const fs = new MemoryFs(FILES, schedule);
  const handlers = [];
  const middleware = [];
  const settings = new Map();
  const app = {
    locals: {},
    get: (name) => settings.get(name),
    set: (name, value) => settings.set(name, value),
    post: (_route, handler) => handlers.push(handler),
    use: (handler) => middleware.push(handler),
    listen: () => undefined,
  };
  const express = () => app;
  const storages = [];
  const modules = {
    ...{ fs: fs.module(), 'fs/promises': fs.module().promises, express, db: databaseOf(schedule) },
    async_hooks: withStorages(storages),
  };
  const outside = createRequire(__filename);
  const load = (source) => {
    const module = { exports: {} };
    const local = (name) => {
      if (name.startsWith('./')) return (modules[name] ??= load(helpers));
      return modules[name] ?? outside(name);
    };
    compiled(source)(local, module, module.exports);
    return module.exports;
  };
  load(text);
  const ask = async ({ route, id }) => {
    let answer = 'no answer';
    const res = { json: (value) => (answer = copyOf(value)), end: () => (answer = 'ended') };
    const failed = (error) => (answer = error.code || String(error));
    await chained([...middleware, handlers[route % handlers.length]], { app, params: { id } }, res).catch(failed);
    return answer;
  };
  /** What the files are in the end, and what each route answers then: that shows what is kept in memory. */
  const end = async () => {
    const state = fs.state();
    const shown = [];
    for (const route of handlers.keys()) shown.push(await ask({ route, id: '1' }));
    for (const storage of storages) storage.disable();
    return `${state} ${JSON.stringify(shown)}`;
  };
  return { ask, end };
}

/** As it is when it is sent. */
function copyOf(value) {
  return JSON.parse(JSON.stringify(value));
}

/** What programs wait for beside files. */
function databaseOf(schedule) {
  const nothing = () => undefined;
  return { touch: () => schedule(nothing, nothing) };
}

/** Calls handlers, each when the one before says `next`; over when all of them are. */
async function chained([handler, ...others], req, res) {
  let rest;
  const next = () => void (rest = chained(others, req, res));
  await handler(req, res, next);
  await rest;
}

/** The module, with a list of the storages that are made: each that is in use slows down all promises of the process. */
function withStorages(storages) {
  class AsyncLocalStorage extends asyncHooks.AsyncLocalStorage {
    constructor(...args) {
      super(...args);
      storages.push(this);
    }
  }
  return { ...asyncHooks, AsyncLocalStorage };
}

const functions = new Map();

function compiled(text) {
  if (!functions.has(text)) functions.set(text, new Function('require', 'module', 'exports', text));
  return functions.get(text);
}

module.exports = { worldOf };
