import { compareText, count } from '../findings/proof';
import type { ChangeSet, Context, Finding, Plan, Skip, Verification } from '../types';
import type { ReportInput } from './input';
import { nothingKeptLine, verificationPhrase } from './verification';

/** How each context is called in a sentence: `4 at start-up`. */
export const contextPhrases: ReadonlyMap<Context, string> = new Map([
  ['request_path', 'reached by requests'],
  ['background_path', 'in the background'],
  ['startup_path', 'at start-up'],
  ['tooling_path', 'in tooling'],
  ['unreachable_path', 'unreachable'],
  ['unknown_path', 'of unknown use'],
]);

/** The first line of the report: what matters, in one sentence. */
export function headline(input: ReportInput): string {
  const findings = input.findings.filter(({ notice }) => notice === undefined);
  const plan = input.plan && withoutNotices(input.plan);
  const inScope = plan ? plannedFindings(plan) : findings.filter(({ context }) => context === 'request_path');
  if (input.applied) return appliedLine(input.applied.files, plan, input.verification);
  if (input.verification) return nothingKeptLine(input.verification);
  if (inScope.length === 0) return nothingToDo({ ...input, findings });
  return `${subject(inScope)}${plan ? `; ${outcome(plan)}` : ''}.`;
}

/** What is told for information only is no refusal. */
function withoutNotices(plan: Plan): Plan {
  return { ...plan, skipped: plan.skipped.filter(({ finding }) => finding.notice === undefined) };
}

function plannedFindings({ sets, skipped }: Plan): readonly Finding[] {
  return [...sets.flatMap((set) => set.findings), ...skipped.map(({ finding }) => finding)];
}

function appliedLine(files: readonly string[], plan: Plan | undefined, verification?: Verification): string {
  const sets = plan?.sets ?? [];
  const calls = count(sum(sets), 'blocking call');
  const back = verification ? [verificationPhrase(verification)] : [];
  const rest = [...left(plan?.skipped ?? []), ...back].filter(Boolean).map((phrase) => `; ${phrase}`);
  return `${calls} rewritten in ${count(sets.length, 'change set')}, ${count(files.length, 'file')} written${rest.join('')}.`;
}

function nothingToDo({ findings, files, skippedFiles }: ReportInput): string {
  const unread = skippedFiles.length > 0 ? ` (${skippedFiles.length} could not be read)` : '';
  const looked = `${count(files, 'file')} checked${unread}`;
  if (findings.length === 0) return `Nothing to do: no blocking calls found, ${looked}.`;
  const reached = findings.filter(({ context }) => context === 'request_path').length;
  if (reached === 0) return `Nothing to do: no request waits for a blocking call, ${looked}.`;
  return `Nothing to do: ${count(reached, 'blocking call')} reached by requests, all excluded by choice.`;
}

function subject(inScope: readonly Finding[]): string {
  const calls = count(inScope.length, 'blocking call');
  const contexts = new Set(inScope.map(({ context }) => context));
  if (contexts.size === 1 && contexts.has('request_path')) return `${calls} can be reached by requests`;
  return `${calls} in scope (${contextCounts(inScope)})`;
}

function outcome({ sets, skipped }: Plan): string {
  const beside = sets.flatMap(({ lingering = [] }) => lingering).length;
  const also =
    beside > 0 ? ` (${beside} of them also ${beside === 1 ? 'stays' : 'stay'}, for requests that cannot wait)` : '';
  const rewritten = `${sum(sets)} can be rewritten in ${count(sets.length, 'change set')}${also}`;
  return [...(sets.length > 0 ? [rewritten] : []), ...left(skipped)].join(', ');
}

/** What is not rewritten, by whether that is settled. */
function left(skipped: readonly Skip[]): readonly string[] {
  const open = skipped.filter(isUndecided).length;
  const amounts = [
    [skipped.length - open, 'refused'],
    [open, 'undecided'],
  ] as const;
  return amounts.filter(([amount]) => amount > 0).map(([amount, word]) => `${areOrIs(amount)} ${word}`);
}

/** A review ended before anybody was asked about it. */
export function isUndecided({ code }: Skip): boolean {
  return code === 'undecided';
}

function areOrIs(amount: number): string {
  return `${amount} ${amount === 1 ? 'is' : 'are'}`;
}

function sum(sets: readonly ChangeSet[]): number {
  return sets.reduce((total, set) => total + set.findings.length, 0);
}

/** `4 at start-up, 1 in tooling`, in a fixed order and without the contexts that do not occur. */
export function contextCounts(findings: readonly Finding[]): string {
  const amounts = [...contextPhrases].map(([context, phrase]) => {
    const amount = findings.filter((finding) => finding.context === context).length;
    return amount > 0 ? `${amount} ${phrase}` : '';
  });
  return amounts.filter(Boolean).join(', ');
}

/** Groups by a key, in order of first appearance. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Sort order by file and line. */
export function byPlace(one: Finding, other: Finding): number {
  return compareText(one.file, other.file) || one.line - other.line || one.column - other.column;
}
