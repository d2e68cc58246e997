import { compare, readBaseline, updated, writeBaseline } from '../baseline';
import type { Options } from '../options';
import { selectorOf } from '../pipeline/selection';
import type { Baseline, Comparison, Context, Finding } from '../types';

/** The findings of one app, and the paths (from its root) that were asked for. */
export interface Checked {
  readonly root: string;
  readonly narrow: readonly string[];
  readonly findings: readonly Finding[];
}

/** Runs `check` or `baseline`. Findings that are for information only fail no check. */
export function compareOrRecord(found: Checked, options: Options): Promise<Comparison> {
  const findings = found.findings.filter(({ notice }) => notice === undefined);
  const checked = { ...found, findings };
  return options.command === 'check' ? checkApp(checked, options) : recordBaseline(checked, options);
}

/** Compares the selected findings with the baseline. Throws UserError if the baseline cannot be read. */
async function checkApp(checked: Checked, options: Options): Promise<Comparison> {
  const baseline = await readBaseline(checked.root);
  return compare(checked.findings, selectedOf(checked, options, baseline), baseline);
}

/** Writes the baseline with the selected findings, and returns the difference to the one before. */
async function recordBaseline(checked: Checked, options: Options): Promise<Comparison> {
  const old = await readBaseline(checked.root);
  const selected = selectedOf(checked, options, old);
  await writeBaseline(checked.root, updated(checked.findings, selected, old, [...contextsOf(options, old)]));
  return compare(checked.findings, selected, old);
}

function selectedOf({ findings, narrow }: Checked, options: Options, baseline?: Baseline): readonly Finding[] {
  return findings.filter(selectorOf({ ...options, contexts: contextsOf(options, baseline) }, narrow));
}

/** A baseline records the contexts it was written for. */
function contextsOf({ contexts, contextsGiven }: Options, baseline?: Baseline): ReadonlySet<Context> {
  return contextsGiven || !baseline ? contexts : new Set(baseline.contexts);
}
