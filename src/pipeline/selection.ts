import { UserError } from '../errors';
import { didYouMean } from '../options/flags';
import type { Options } from '../options';
import { SEVERITIES } from '../findings/terms';
import type { BlockingModule, ChangeSet, Finding } from '../types';

type Choosing = Pick<Options, 'contexts' | 'severity' | 'only' | 'skip' | 'maxChanges'>;
type Selector = (finding: Finding) => boolean;

/** True for the findings that the flags ask for; `narrow` are the paths, from the root, that the words named. */
export function selectorOf(options: Choosing, narrow: readonly string[]): Selector {
  const { contexts, severity, only, skip } = options;
  // Which findings are in a set is not known before everything is planned: withinSets asks again.
  const mayBeInSet = only.some(isSetName);
  return (finding) =>
    finding.contexts.some((context) => contexts.has(context)) &&
    SEVERITIES.indexOf(finding.severity) <= SEVERITIES.indexOf(severity) &&
    (narrow.length === 0 || narrow.some((path) => finding.file === path || finding.file.startsWith(`${path}/`))) &&
    (only.length === 0 || mayBeInSet || isNamed(finding, only)) &&
    !isNamed(finding, skip);
}

/**
 * Narrows a selection to what `--only`, `--skip` and `--max-changes` leave of the sets that were planned for it, given
 * worst first; undefined when these flags leave everything.
 */
export function withinSets(
  selected: Selector,
  sets: readonly ChangeSet[],
  { only, skip, maxChanges }: Choosing,
): Selector | undefined {
  const byName = only.some(isSetName);
  if (!byName && !skip.some(isSetName) && sets.length <= maxChanges) return undefined;
  const isChosen = (set: ChangeSet): boolean =>
    !isOneOf(set, skip) && (!byName || isOneOf(set, only) || set.findings.some((finding) => isNamed(finding, only)));
  const chosen = idsOf(sets.filter(isChosen).slice(0, maxChanges));
  const planned = idsOf(sets);
  return (finding) =>
    selected(finding) && (chosen.has(finding.id) || (!planned.has(finding.id) && (!byName || isNamed(finding, only))));
}

/** Throws UserError for a name in `--only` or `--skip` that can be neither of the catalogue nor an id nor a set. */
export function checkNames({ only, skip }: Choosing, modules: () => readonly BlockingModule[]): void {
  if (only.length + skip.length === 0) return;
  const known = modules().flatMap(({ name, methods }) => [
    name,
    ...methods.flatMap(({ sync }) => [`${name}/${sync}`, sync]),
  ]);
  const wrong = [...only, ...skip].find((name) => !known.includes(name) && !isId(name) && !isSetName(name));
  if (wrong === undefined) return;
  const advice = didYouMean(wrong, known, 'An id (from --json) or a set (A, B, …) works, too.');
  throw new UserError(`\`${wrong}\` is neither a module nor a rule`, advice);
}

function idsOf(sets: readonly ChangeSet[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => set.findings.map(({ id }) => id)));
}

function isNamed({ id, rule, module, method }: Finding, names: readonly string[]): boolean {
  return [id, rule, module, method].some((name) => names.includes(name));
}

function isOneOf({ label, id }: ChangeSet, names: readonly string[]): boolean {
  return names.includes(label) || names.includes(id);
}

// Matches: fs/readFileSync@lib/store.js#load:1
function isId(name: string): boolean {
  return /@.+#.+:\d+$/.test(name);
}

// Matches: A, AB, and the key of a set in the JSON report, 10 hexadecimal digits.
function isSetName(name: string): boolean {
  return /^(?:[A-Z]{1,3}|[0-9a-f]{10})$/.test(name);
}
