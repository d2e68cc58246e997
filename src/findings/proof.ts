import { weightOf } from './estimates';
import { SEVERITIES } from './terms';
import type { ChangeSet, Finding, SampledFunction, TracedRoute } from '../types';

/** Sort order: what requests waited for most in a traced run, then worst severity, then what was measured to cost more, then by place. */
export function worstFirst(one: Finding, other: Finding): number {
  return (
    waitedFor(other) - waitedFor(one) ||
    byWeight(one, other) ||
    compareText(one.file, other.file) ||
    one.line - other.line ||
    one.column - other.column
  );
}

function bySeverity(one: Finding, other: Finding): number {
  return SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);
}

function byWeight(one: Finding, other: Finding): number {
  const [weight, otherWeight] = [weightOf(one.estimate), weightOf(other.estimate)];
  return bySeverity(one, other) || (weight === otherWeight ? 0 : otherWeight - weight);
}

/** Milliseconds that requests of a traced run waited for it. */
export function waitedFor({ measured, sampled }: Finding): number {
  const ran = sampled?.routes.reduce((all, { total }) => all + total, 0) ?? 0;
  return measured?.waited ?? ran;
}

/** Sort order of change sets: by what requests waited for, then by the worst severity; those alike stay in the plan's order. */
export function worstSetFirst(one: ChangeSet, other: ChangeSet): number {
  const cost = (set: ChangeSet): number => set.findings.reduce((sum, finding) => sum + waitedFor(finding), 0);
  return cost(other) - cost(one) || bySeverity(worstOf(one), worstOf(other));
}

/** Milliseconds that a route kept the others waiting: in long stretches, or in calls too short to make one. */
export function heldBy({ ran, blocked }: TracedRoute): number {
  return Math.max(ran, blocked.total);
}

/**
 * The order in which sets are shown: of those alike the one whose worst finding was measured to cost more. A plan does not
 * depend on it: estimates differ from machine to machine, what is written must not.
 */
export function costliestSetFirst(one: ChangeSet, other: ChangeSet): number {
  return worstSetFirst(one, other) || byWeight(worstOf(one), worstOf(other));
}

/** The finding of a set that weighs most. */
export function worstOf(set: ChangeSet): Finding {
  return [...set.findings].sort(worstFirst)[0];
}

/** The functions from the handler down to the call, each with the line that leads on: `show (routes/users.js:12)`. */
export function stepsOf(finding: Finding): readonly string[] {
  return finding.trace.map((step) => `${step.name} (${step.file}:${step.line})`);
}

/**
 * A function that was sampled, and what took most of it: `parse (lib/import.js:12, line 15)`, where it was running itself,
 * or `list (lib/list.js:3, in lodash)`.
 */
export function functionText({ name, file, line, lines, within }: SampledFunction): string {
  const [own, other] = [lines[0], within[0]];
  const isOwn = own !== undefined && own.total >= (other?.total ?? 0);
  const ownLine = isOwn && own.line !== line ? `, line ${own.line}` : '';
  const where = isOwn || !other ? ownLine : `, in ${other.name}`;
  return `${name} (${file}:${line}${where})`;
}

/** The blocking call as people write it: `fs.readFileSync`. */
export function callName(finding: Finding): string {
  return `${finding.module}.${finding.method}`;
}

/** The blocking call and where it stands: `fs.readFileSync (lib/store.js:7)`. */
export function callAt(finding: Finding): string {
  return `${callName(finding)} (${finding.file}:${finding.line})`;
}

/** The whole proof, step by step, beginning with the route when there is one. */
export function proofOf(finding: Finding): readonly string[] {
  return [...(finding.route ? [finding.route] : []), ...stepsOf(finding), callAt(finding)];
}

/** `1 call`, `2 calls`. */
export function count(amount: number, noun: string, plural: string = `${noun}s`): string {
  return `${amount} ${amount === 1 ? noun : plural}`;
}

/** Code unit order, the same on every machine. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
