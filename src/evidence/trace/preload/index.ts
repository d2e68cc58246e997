import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { FOLDER_VARIABLE, TARGETS_FILE, type Target } from '../record';
import { Ledger } from './ledger';
import { Measure } from './measure';
import { measureModules } from './modules';
import { writeRegularly } from './output';
import { followRequests } from './requests';
import { keepSourceMaps } from './sources';

/**
 * Loaded by `node --require` before an app: measures the targets given in the folder that the environment names, and
 * writes its records there. Imports nothing but Node's own modules. Worker threads are not measured, because no request
 * waits for them.
 */
const folder = process.env[FOLDER_VARIABLE];
const targets = folder === undefined || !isMainThread ? undefined : targetsIn(folder);
if (folder !== undefined && targets) begin(folder, targets);

/** Undefined when the trace is over: a daemon still has its environment. */
function targetsIn(from: string): readonly Target[] | undefined {
  try {
    return JSON.parse(readFileSync(join(from, TARGETS_FILE), 'utf8')) as readonly Target[];
  } catch {
    return undefined;
  }
}

function begin(into: string, wanted: readonly Target[]): void {
  keepSourceMaps();
  const ledger = new Ledger();
  writeRegularly(into, ledger, followRequests(ledger));
  measureModules(wanted, new Measure(ledger));
}
