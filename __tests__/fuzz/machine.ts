import { createRequire, isBuiltin } from 'node:module';
import { isNativeError } from 'node:util/types';
import { setImmediate as turn } from 'node:timers/promises';
import { SourceTextModule, SyntheticModule, type Module } from 'node:vm';

/** What a program did, in order: every use of the disk, every note, every answer and error. */
export type Log = readonly string[];

type Call = (...args: unknown[]) => unknown;
type Load = (request: string) => unknown;
type Test = () => unknown;
type Handler = (this: unknown, request: object, response: object, next: (error?: unknown) => void) => unknown;

const real = createRequire(__filename);
/** A program that does more than this is stopped: the same for both. */
const FUEL = 400;

/**
 * Runs a program, asks it twice, one request after the other, runs its tests, and tells what it did. `files` are texts by
 * their path, all of them modules of one `type`.
 */
export async function run(files: ReadonlyMap<string, string>, type: 'cjs' | 'esm'): Promise<Log> {
  const machine = new Machine();
  const handlers: Handler[] = [];
  const tests: Test[] = [];
  const express = (): object => ({ get: (_path: string, ...given: Handler[]) => void handlers.push(...given) });
  const test = (_name: string, run: Test): void => void tests.push(run);
  const outside: Load = (request) => {
    if (request === 'express') return express;
    return request === 'node:test' ? test : machine.load(request);
  };
  const given = (path: string, found: object): object =>
    path.includes('unblock-helpers') ? { ...found, ...machine.lookUps() } : found;
  const open = type === 'esm' ? await modulesOf(files, outside, given) : scriptsOf(files, outside, given);
  await open('./app');
  for (const handler of [...handlers, ...handlers]) await machine.ask(handler);
  if (files.has('lib.test.js')) await open('./lib.test');
  for (const one of tests) await machine.test(one);
  return machine.log;
}

/** What a module is given of another, in place of what that gives. */
type Given = (path: string, found: object) => object;

/** Files that `require` each other. */
function scriptsOf(files: ReadonlyMap<string, string>, outside: Load, given: Given): Load {
  const loaded = new Map<string, unknown>();
  const open: Load = (request) => {
    const path = pathIn(files, request);
    if (path === undefined) return outside(request);
    if (!loaded.has(path)) loaded.set(path, given(path, load(files.get(path) ?? '', open)));
    return loaded.get(path);
  };
  return open;
}

function load(text: string, require: Load): object {
  const module = { exports: {} };
  new Function('require', 'module', 'exports', text)(require, module, module.exports);
  return module.exports;
}

/** Files that `import` each other. */
async function modulesOf(files: ReadonlyMap<string, string>, outside: Load, given: Given) {
  const modules = new Map<string, Promise<Module>>();
  const made = (path: string, exports: object): Module => {
    // An import of what the disk does not have is no mistake as long as nobody uses it.
    const others = isBuiltin(path) ? Object.keys(real(path) as object) : [];
    const names = [...new Set(['default', ...Object.keys(exports), ...others])];
    const valueOf = (name: string): unknown => (exports as Record<string, unknown>)[name];
    return new SyntheticModule(names, function () {
      for (const name of names)
        this.setExport(name, name === 'default' ? (valueOf('default') ?? exports) : valueOf(name));
    });
  };
  const linked = (request: string): Promise<Module> => {
    const path = pathIn(files, request) ?? request;
    const module = modules.get(path) ?? moduleAt(path);
    modules.set(path, module);
    return module;
  };
  const moduleAt = async (path: string): Promise<Module> => {
    const text = files.get(path);
    if (text === undefined) return made(path, outside(path) as object);
    const module = new SourceTextModule(text);
    if (!path.includes('unblock-helpers')) return module;
    await module.link(linked);
    await module.evaluate();
    return made(path, given(path, module.namespace));
  };
  return async (request: string): Promise<void> => {
    const module = await linked(request);
    await module.link(linked);
    await module.evaluate();
  };
}

function pathIn(files: ReadonlyMap<string, string>, request: string): string | undefined {
  const stem = (name: string): string => name.replace(/\.js$/, '');
  return [...files.keys()].find((name) => `./${stem(name)}` === stem(request));
}

class Machine {
  readonly log: string[] = [];
  /** How many uses of the disk are under way. */
  private under = 0;
  private readonly files = new Map([
    ['a', 'A1'],
    ['b', 'bb2'],
    ['c', 'c'],
  ]);
  private readonly disk = this.makeDisk();
  private readonly notes = {
    note: (value: unknown): unknown => {
      this.write(`note ${shown(value)}`);
      return value;
    },
  };

  readonly load: Load = (request) => {
    if (request === 'fs' || request === 'node:fs') return this.disk;
    if (/^(?:node:)?fs\/promises$/.test(request)) return this.disk.promises;
    return request === 'notes' ? this.notes : real(request);
  };

  /** One request, until nothing more happens. */
  async ask(handler: Handler): Promise<void> {
    const response = { send: (value: unknown) => void this.write(`send ${shown(value)}`) };
    // Of a program that was stopped the end of the request tells: nobody is there to catch what would be thrown here.
    const fail = (error: unknown): void => void (this.isSpent || this.write(`failed ${shownError(error)}`));
    void (async () => handler.call(undefined, {}, response, fail))().catch(fail);
    // A promise may be left open for ever: what counts is that nothing happens any more.
    for (let quiet = 0; quiet < 4; quiet = this.under === 0 ? quiet + 1 : 0) await turn();
    this.write('done');
  }

  /** One test, until it is over. */
  async test(run: Test): Promise<void> {
    try {
      await run();
      this.write('passed');
    } catch (error) {
      if (!this.isSpent) this.write(`failed ${shownError(error)}`);
    }
  }

  /** Helpers that only look or write, without their caches and temporary files: those have tests of their own. */
  lookUps(): Record<string, (...args: never[]) => Promise<unknown>> {
    const { promises } = this.disk;
    const late = (name: string) => promises[name] as (...args: never[]) => Promise<unknown>;
    return {
      cachedExists: late('exists'),
      pathExists: late('exists'),
      cachedStat: late('stat'),
      existsForStat: late('exists'),
      statOfExisting: late('stat'),
      freshStat: late('stat'),
      sharedRead: late('readFile'),
      readWhole: late('readFile'),
      readFolder: late('readdir'),
      readDescriptor: late('readFile'),
      writeFileAtomic: late('writeFile'),
    };
  }

  private get isSpent(): boolean {
    return this.log.length > FUEL;
  }

  private write(line: string): void {
    if (this.isSpent) throw new Error('out of fuel');
    this.log.push(line);
  }

  private makeDisk(): Record<string, unknown> & { promises: Record<string, unknown> } {
    const calls = this.diskCalls();
    const sync = Object.entries(calls).map(([name, call]) => [`${name}Sync`, call]);
    const promises = Object.entries(calls).map(([name, call]) => [name, this.later(call)]);
    const callbacks = Object.entries(calls).map(([name, call]) => [name, this.withCallback(call)]);
    const unused = Object.fromEntries(['access', 'rename', 'fstat', 'read'].map((name) => [name, () => undefined]));
    return { ...unused, ...Object.fromEntries([...sync, ...callbacks]), promises: Object.fromEntries(promises) };
  }

  // Late on purpose: whoever does not wait sees another order.
  private later(call: Call): (...args: unknown[]) => Promise<unknown> {
    return async (...args) => {
      this.under += 1;
      await turn();
      this.under -= 1;
      return call(...args);
    };
  }

  private withCallback(call: Call): (...args: unknown[]) => void {
    return (...args) => {
      const done = args.pop() as (error: unknown, value?: unknown) => void;
      this.later(call)(...args).then((value) => done(null, value), done);
    };
  }

  private diskCalls(): Record<string, (...args: unknown[]) => unknown> {
    const read = (path: unknown): string => {
      const text = this.files.get(pathOf(path));
      if (text === undefined) throw Object.assign(new Error(`ENOENT: ${String(path)}`), { code: 'ENOENT' });
      return text;
    };
    const noting =
      (name: string, call: (path: unknown, data: unknown) => unknown) => (path: unknown, data: unknown) => {
        this.write(`${name} ${shown(path)}${name.startsWith('read') ? '' : ` ${shown(data)}`}`);
        return call(path, data);
      };
    return {
      readFile: noting('readFile', read),
      exists: noting('exists', (path) => typeof path === 'string' && this.files.has(path)),
      stat: noting('stat', (path) => ({ size: read(path).length })),
      // Not noted: how often a sort compares is the engine's affair.
      lstat: (path) => ({ size: this.files.get(String(path))?.length ?? 0 }),
      readdir: noting('readdir', (path) => {
        if (path !== 'd') throw new Error('ENOTDIR');
        return [...this.files.keys()];
      }),
      writeFile: noting('writeFile', (path, data) => void this.files.set(pathOf(path), textOf(data))),
      appendFile: noting(
        'appendFile',
        (path, data) =>
          void this.files.set(pathOf(path), `${this.files.get(pathOf(path)) ?? ''}${textOf(data)}`.slice(0, 40)),
      ),
    };
  }
}

/** What Node says of a path that is none, before it does anything. */
function pathOf(path: unknown): string {
  if (typeof path !== 'string') throw new TypeError('ERR_INVALID_ARG_TYPE');
  return path;
}

function textOf(data: unknown): string {
  if (typeof data !== 'string') throw new TypeError('ERR_INVALID_ARG_TYPE');
  return data;
}

function shown(value: unknown): string {
  if (typeof value === 'function') return 'function';
  if (value instanceof Error) return shownError(value);
  try {
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  } catch {
    return 'circular';
  }
}

// What the engine says of a mistake quotes the program's text, which may differ.
function shownError(error: unknown): string {
  // Assertions come from another realm, and say which of their methods was called.
  if (error instanceof Error || isNativeError(error)) return error.name === 'Error' ? error.message : error.name;
  return `thrown ${String(error)}`;
}
