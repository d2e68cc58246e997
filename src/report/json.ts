import type { ChangeSet, Context, Finding, Severity } from '../types';
import { decisions, type Decision, type ReportInput } from './input';

const contexts: readonly Context[] = [
  'request_path',
  'background_path',
  'startup_path',
  'tooling_path',
  'unreachable_path',
  'unknown_path',
];
const severities: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

/** The JSON contract, schema version 1: within it, fields are only ever added. */
export function toJson(input: ReportInput): string {
  const decide = decisions(input.plan);
  const decided = input.findings.map((finding) => ({ finding, decision: decide(finding) }));
  const document = {
    schemaVersion: 1,
    tool: { name: 'unblock', version: input.version },
    findings: decided.map(({ finding, decision }) => ({ ...findingFields(finding), ...decisionFields(decision) })),
    changeSets: (input.plan?.sets ?? []).map(setFields),
    skippedFiles: input.skippedFiles.map(({ path, reason }) => ({ file: path, reason })),
    summary: summary(
      input,
      decided.map(({ decision }) => decision),
    ),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function findingFields(finding: Finding): object {
  const { id, rule, module, method, category, file, line, column } = finding;
  const { context, contexts: all, severity, inLoop, route, trace } = finding;
  const steps = trace.map((step) => ({ name: step.name, file: step.file, line: step.line }));
  return {
    id,
    rule,
    module,
    method,
    category,
    file,
    line,
    column,
    context,
    contexts: all,
    severity,
    inLoop,
    route,
    trace: steps,
  };
}

function decisionFields(decision: Decision): object {
  switch (decision.kind) {
    case 'rewrite': {
      const { label, risk, hazards } = decision.set;
      return { decision: 'rewrite', changeSet: label, risk, hazards };
    }
    case 'skip': {
      const { code, message, advice, at } = decision.skip;
      return { decision: 'skip', hazards: [], reason: { code, message, advice, at } };
    }
    case 'out_of_scope':
      return { decision: 'out_of_scope', hazards: [] };
  }
}

function setFields({ label, id, files, risk, hazards }: ChangeSet): object {
  return { id: label, key: id, files, risk, hazards, dependsOn: [] };
}

function summary({ files, findings }: ReportInput, decided: readonly Decision[]): object {
  const amount = (kind: Decision['kind']): number => decided.filter((decision) => decision.kind === kind).length;
  return {
    files,
    findings: findings.length,
    byContext: tally(
      contexts,
      findings.map((finding) => finding.context),
    ),
    bySeverity: tally(
      severities,
      findings.map((finding) => finding.severity),
    ),
    rewritten: amount('rewrite'),
    skipped: amount('skip'),
    outOfScope: amount('out_of_scope'),
  };
}

function tally(keys: readonly string[], values: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(keys.map((key) => [key, values.filter((value) => value === key).length]));
}
