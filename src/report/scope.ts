import { stepName } from '../findings/proof';
import type { Finding } from '../types';
import type { Decision, ReportInput } from './input';

/**
 * The selected findings: those compared with a baseline, or planned, or, without a plan, on a request's path. Findings
 * for information only are not among them.
 */
export function inScope({ findings, comparison, plan }: ReportInput): readonly Finding[] {
  if (comparison) return [...comparison.known, ...comparison.added];
  if (!plan) return findings.filter(({ context, notice }) => context === 'request_path' && notice === undefined);
  const out = new Set(plan.outOfScope);
  return findings.filter((finding) => !out.has(finding) && finding.notice === undefined);
}

/** Path of a file from the git top level, with `/`. */
export function fromTop(file: string, { prefix = '' }: ReportInput): string {
  return `${prefix}${file}`;
}

/** What a finding means, in one sentence: `fs.readFileSync blocks every request while GET /users/:id waits for it.` */
export function sentence({ module, method, route, context, inLoop }: Finding): string {
  const call = `${module}.${method}`;
  const often = inLoop ? ', in a loop' : '';
  if (context === 'request_path') return `${call} blocks all requests while ${route ?? 'one'} waits for it${often}.`;
  return `${call} blocks the event loop${often}.`;
}

/** The names on the path from the handler to the call: `show → load → fs.readFileSync`. */
export function wayOf(finding: Finding): string {
  return [...finding.trace.map(stepName), `${finding.module}.${finding.method}`].join(' → ');
}

/** What to call instead, or why nothing can be, from the catalogue. */
export function insteadOf({ blocking: { method } }: Finding): string {
  if (method.via !== 'none') return `Its asynchronous form is \`${method.async}\`.`;
  return method.why ? `It has no asynchronous form: ${method.why}.` : 'It has no asynchronous form.';
}

/** What happens to a finding, as advice: rewrite it, or why it stays and what to do. */
export function outlook(decision: Decision): string {
  if (decision.kind === 'skip') return `unblock leaves it alone: ${decision.skip.message}. ${decision.skip.advice}`;
  if (decision.kind === 'rewrite')
    return `\`npx unblock\` rewrites it with all its callers (set ${decision.set.label}).`;
  return '`npx unblock` rewrites it with all its callers, or says why not.';
}
