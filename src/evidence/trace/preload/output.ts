import fs from 'node:fs';
import { join } from 'node:path';
import type { ProcessRecord } from '../record';
import type { Ledger } from './ledger';
import type { Stretches } from './stretches';

/** Milliseconds between two looks at whether there is something new to write. */
const OFTEN = 1000;
/** Writing may take this part of the time. */
const SHARE = 0.01;

// Taken before the app, or this very trace, replaces them.
const { writeFileSync, renameSync } = fs;
const { setInterval: every, Date: Today } = globalThis;

/** Writes what the ledger knows into the folder: now, every second while it changes, and when the process ends. */
export function writeRegularly(folder: string, ledger: Ledger, stretches: Stretches): void {
  const file = join(folder, `${process.pid}-${Math.round(performance.timeOrigin)}.json`);
  let notBefore = 0;
  const write = (all: boolean): void => {
    const started = Today.now();
    // At the end there is more to say though nothing changed: of requests that are open, and what was sampled last.
    if (!all && (!ledger.isChanged || started < notBefore)) return;
    save(file, { ...identity(), ...ledger.record(all) });
    notBefore = Today.now() + (Today.now() - started) / SHARE;
  };
  write(true);
  const look = (): void => {
    stretches.forget();
    ledger.look();
    write(false);
  };
  every(look, OFTEN).unref();
  process.on('exit', () => write(true));
  // It hears of the error and leaves all else as it is.
  process.on('uncaughtExceptionMonitor', (error: NodeJS.ErrnoException) => ledger.failed(error));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) onSignal(signal, () => write(true));
}

function identity(): Pick<ProcessRecord, 'pid' | 'parent' | 'node' | 'script'> {
  return { pid: process.pid, parent: process.ppid, node: process.version, script: process.argv[1] ?? '' };
}

// The folder is gone when whoever traces is: nobody is left to read.
function save(file: string, record: ProcessRecord): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(record));
    renameSync(`${file}.new`, file);
  } catch {
    // Nothing that the app should hear of.
  }
}

/** What Node's own `process.on('SIGTERM')` is made of. */
interface SignalHandle {
  onsignal: () => void;
  start(signal: number): void;
  close(): void;
  unref(): void;
}

/**
 * Before the process ends by a signal. A listener would keep it alive, and libraries count them; so it is one below those
 * that the app can see, and where the app has none, the process dies of the signal as it would have.
 */
function onSignal(signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP', work: () => void): void {
  const handle = signalHandle();
  if (!handle) return;
  const { kill, pid } = process;
  handle.unref();
  handle.onsignal = () => {
    work();
    if (process.listenerCount(signal) > 0) return;
    handle.close();
    kill.call(process, pid, signal);
  };
  handle.start(SIGNALS[signal]);
}

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** Undefined on Windows, which has no signals to die of, and where a later Node no longer has it: a second is lost then. */
function signalHandle(): SignalHandle | undefined {
  const { noDeprecation } = process;
  try {
    // It is deprecated for apps; there is no other way to be told that no app can see.
    process.noDeprecation = true;
    const { binding } = process as unknown as { binding: (name: string) => { Signal: new () => SignalHandle } };
    return process.platform === 'win32' ? undefined : new (binding.call(process, 'signal_wrap').Signal)();
  } catch {
    return undefined;
  } finally {
    process.noDeprecation = noDeprecation;
  }
}
