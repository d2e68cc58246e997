import { CONTEXTS, SEVERITIES } from '../terms';
import type { ChangeSet, Finding } from '../types';
import { decisions, type Decision, type ReportInput } from './input';

/** The JSON contract, schema version 1: within it, fields are only ever added. */
export function toJson(input: ReportInput): string {
  const decide = decisions(input.plan);
  const decided = input.findings.map((finding) => ({ finding, decision: decide(finding) }));
  const document = {
    schemaVersion: 1,
    tool: { name: 'unblock', version: input.version },
    findings: decided.map(({ finding, decision }) => ({
      ...findingFields(finding),
      ...decisionFields(decision),
      ...noveltyFields(finding, input),
    })),
    ...ignoreFields(input),
    changeSets: (input.plan?.sets ?? []).map(setFields),
    skippedFiles: input.skippedFiles.map(({ path, reason }) => ({ file: path, reason })),
    check: checkFields(input),
    summary: summary(
      input,
      decided.map(({ decision }) => decision),
    ),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function findingFields(finding: Finding): object {
  const { id, rule, module, method, category, file, line, column } = finding;
  const { context, contexts: all, severity, inLoop, notice, route, trace } = finding;
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
    notice,
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

/** Of `check`: whether the baseline knows the finding; nothing for findings that were not asked for. */
function noveltyFields(finding: Finding, { comparison }: ReportInput): object {
  if (comparison?.added.includes(finding)) return { isNew: true };
  return comparison?.known.includes(finding) ? { isNew: false } : {};
}

function ignoreFields({ ignores }: ReportInput): object {
  return {
    ignored: (ignores?.ignored ?? []).map(({ finding, reason }) => ({
      ...findingFields(finding),
      ignoredBecause: reason,
    })),
    unusedIgnores: ignores?.unused ?? [],
  };
}

function checkFields({ comparison }: ReportInput): object | undefined {
  if (!comparison) return undefined;
  const { added, known, slack, isFirst } = comparison;
  return { baseline: !isFirst, new: added.length, known: known.length, gone: slack };
}

function setFields({ label, id, files, risk, hazards }: ChangeSet): object {
  return { id: label, key: id, files, risk, hazards, dependsOn: [] };
}

function summary({ files, findings, ignores }: ReportInput, decided: readonly Decision[]): object {
  const amount = (kind: Decision['kind']): number => decided.filter((decision) => decision.kind === kind).length;
  return {
    files,
    findings: findings.length,
    byContext: tally(
      CONTEXTS,
      findings.map((finding) => finding.context),
    ),
    bySeverity: tally(
      SEVERITIES,
      findings.map((finding) => finding.severity),
    ),
    rewritten: amount('rewrite'),
    skipped: amount('skip'),
    outOfScope: amount('out_of_scope'),
    ignored: ignores?.ignored.length ?? 0,
  };
}

function tally(keys: readonly string[], values: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(keys.map((key) => [key, values.filter((value) => value === key).length]));
}
