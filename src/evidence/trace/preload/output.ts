import fs from 'node:fs';
import { join } from 'node:path';
import type { ProcessRecord } from '../record';
import type { Ledger } from './ledger';
import type { Stretches } from './stretches';

/** Milliseconds between checks for something new to write. */
const OFTEN = 1000;
/** Maximum share of time for writing. */
const SHARE = 0.01;

// Taken before the app, or this trace itself, replaces them.
const { writeFileSync, renameSync } = fs;
const { setInterval: every, Date: Today } = globalThis;

type Identity = Pick<ProcessRecord, 'pid' | 'parent' | 'node' | 'script'>;

/** Writes the ledger to the folder: now, every second while it changes, and when the process ends. */
export function writeRegularly(folder: string, ledger: Ledger, stretches: Stretches): void {
  const file = join(folder, `${process.pid}-${Math.round(performance.timeOrigin)}.json`);
  let notBefore = 0;
  const write = (all: boolean): void => {
    const started = Today.now();
    // At the end, open requests and the last samples are added even if nothing else changed.
    if (!all && (!ledger.isChanged || started < notBefore)) return;
    save(file, ledger.record(all));
    notBefore = Today.now() + (Today.now() - started) / SHARE;
  };
  write(true);
  const look = (): void => {
    stretches.forget();
    ledger.look();
    write(false);
  };
  every(look, OFTEN).unref();
  process.on('exit', () => save(file, ledger.end()));
  // A monitor does not affect the handling of the error.
  process.on('uncaughtExceptionMonitor', (error: NodeJS.ErrnoException) => ledger.failed(error));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) onSignal(signal, () => write(true));
}

function identity(): Identity {
  return { pid: process.pid, parent: process.ppid, node: process.version, script: process.argv[1] ?? '' };
}

// The folder is gone when the tracing process is: then nobody reads the records.
function save(file: string, seen: Omit<ProcessRecord, keyof Identity>): void {
  try {
    const record: ProcessRecord = { ...identity(), ...seen };
    writeFileSync(`${file}.new`, JSON.stringify(record));
    renameSync(`${file}.new`, file);
  } catch {
    // The app must not notice.
  }
}

/** The internals of Node's `process.on('SIGTERM')`. */
interface SignalHandle {
  onsignal: () => void;
  start(signal: number): void;
  close(): void;
  unref(): void;
}

/**
 * Runs work before a signal ends the process. A listener would keep the process alive, and libraries count listeners;
 * so this works below those that the app can see, and if the app has none, the process still dies of the signal.
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

/**
 * Undefined on Windows, where no signals end a process, and in versions of Node that lack it: then the last second is
 * lost.
 */
function signalHandle(): SignalHandle | undefined {
  const { noDeprecation } = process;
  try {
    // Deprecated for apps, but the only hook that apps cannot see.
    process.noDeprecation = true;
    const { binding } = process as unknown as { binding: (name: string) => { Signal: new () => SignalHandle } };
    return process.platform === 'win32' ? undefined : new (binding.call(process, 'signal_wrap').Signal)();
  } catch {
    return undefined;
  } finally {
    process.noDeprecation = noDeprecation;
  }
}
