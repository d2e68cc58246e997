import { weightOf } from './estimates';
import { SEVERITIES } from './terms';
import { NAMELESS } from '../program';
import type { ChangeSet, Finding, SampledFunction, TracedRoute } from '../types';

/** Sort order of findings: by waiting time in a traced run, then severity, then measured cost, then position. */
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

/** Milliseconds for which requests of a traced run waited for it. */
export function waitedFor({ measured, sampled }: Finding): number {
  const ran = sampled?.routes.reduce((all, { total }) => all + total, 0) ?? 0;
  return measured?.waited ?? ran;
}

/** Sort order of change sets: by waiting time in a traced run, then by the worst severity; otherwise stable. */
export function worstSetFirst(one: ChangeSet, other: ChangeSet): number {
  const cost = (set: ChangeSet): number => set.findings.reduce((sum, finding) => sum + waitedFor(finding), 0);
  return cost(other) - cost(one) || bySeverity(worstOf(one), worstOf(other));
}

/** Milliseconds for which a route kept others waiting: in long stretches, or in calls too short to make one. */
export function heldBy({ ran, blocked }: TracedRoute): number {
  return Math.max(ran, blocked.total);
}

/**
 * The order in which sets are shown: like `worstSetFirst`, then by measured cost. Not used for planning: estimates
 * differ from machine to machine, what is written must not.
 */
export function costliestSetFirst(one: ChangeSet, other: ChangeSet): number {
  return worstSetFirst(one, other) || byWeight(worstOf(one), worstOf(other));
}

/** The worst finding of a set. */
export function worstOf(set: ChangeSet): Finding {
  return [...set.findings].sort(worstFirst)[0];
}

/**
 * The functions from the handler to the call, each with the line of the next step: `show (routes/users.js:12)`; of one without a
 * name the line alone.
 */
export function stepsOf(finding: Finding): readonly string[] {
  return finding.trace.map((step) => (step.name === NAMELESS ? stepName(step) : `${step.name} (${placeOf(step)})`));
}

/** The name of a function on the path from the handler to the call; where it has none, where that goes on: `routes/users.js:12`. */
export function stepName(step: Finding['trace'][number]): string {
  return step.name === NAMELESS ? placeOf(step) : step.name;
}

/** The name of a function beside its place: `a function` where it has none. */
export function stepTitle({ name }: { readonly name: string }): string {
  return name === NAMELESS ? 'a function' : name;
}

function placeOf({ file, line }: Finding['trace'][number]): string {
  return `${file}:${line}`;
}

/**
 * A sampled function, and where it spent most of its time: `parse (lib/import.js:12, line 15)` in its own code, or
 * `list (lib/list.js:3, in lodash)`.
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

/** The blocking call and its position: `fs.readFileSync (lib/store.js:7)`. */
export function callAt(finding: Finding): string {
  return `${callName(finding)} (${finding.file}:${finding.line})`;
}

/** All steps of the proof, beginning with the route if there is one. */
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
