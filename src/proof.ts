import { SEVERITIES } from './terms';
import type { ChangeSet, Finding } from './types';

/** Sort order: what requests waited for most in a traced run, then worst severity first, then by place. */
export function worstFirst(one: Finding, other: Finding): number {
  const byCost = waitedFor(other) - waitedFor(one);
  if (byCost !== 0) return byCost;
  const bySeverity = SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);
  return bySeverity || compareText(one.file, other.file) || one.line - other.line || one.column - other.column;
}

/** Milliseconds that requests of a traced run waited for it. */
export function waitedFor({ measured }: Finding): number {
  return measured?.waited ?? 0;
}

/** Sort order of change sets: by what requests waited for, then by the worst severity; those alike stay in the plan's order. */
export function worstSetFirst(one: ChangeSet, other: ChangeSet): number {
  const cost = (set: ChangeSet): number => set.findings.reduce((sum, finding) => sum + waitedFor(finding), 0);
  return (
    cost(other) - cost(one) || SEVERITIES.indexOf(worstOf(one).severity) - SEVERITIES.indexOf(worstOf(other).severity)
  );
}

/** The finding of a set that weighs most. */
export function worstOf(set: ChangeSet): Finding {
  return [...set.findings].sort(worstFirst)[0];
}

/** The functions from the handler down to the call, each with the line that leads on: `show (routes/users.js:12)`. */
export function stepsOf(finding: Finding): readonly string[] {
  return finding.trace.map((step) => `${step.name} (${step.file}:${step.line})`);
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
