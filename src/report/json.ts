import { CONTEXTS, SEVERITIES } from '../findings/terms';
import type { ChangeSet, Finding, Verification } from '../types';
import { decisions, type Decision, type ReportInput } from './input';

/**
 * The JSON report, schema version 1: within a version, fields are only added. For several apps, the lists are
 * concatenated, each row with its `project`, and the summaries added up.
 */
export function toJson(inputs: readonly ReportInput[]): string {
  const documents = inputs.map(documentOf);
  const document = documents.length === 1 ? documents[0] : joined(inputs, documents);
  return `${JSON.stringify(document, null, 2)}\n`;
}

type Json = Readonly<Record<string, unknown>>;
const LISTS = ['findings', 'ignored', 'unusedIgnores', 'changeSets', 'skippedFiles'];

function joined(inputs: readonly ReportInput[], documents: readonly Json[]): Json {
  const rows = (key: string): readonly Json[] =>
    documents.flatMap((document, index) =>
      (document[key] as readonly Json[]).map((row) => ({ project: inputs[index].project, ...row })),
    );
  const projects = documents.map(({ summary, check }, index) => ({ project: inputs[index].project, check, summary }));
  return {
    schemaVersion: 1,
    tool: { name: 'unblock', version: inputs[0]?.version },
    ...Object.fromEntries(LISTS.map((key) => [key, rows(key)])),
    projects,
    summary: documents.map(({ summary }) => summary as Json).reduce(added, {}),
  };
}

/** Adds numbers, recursively in objects. */
function added(one: Json, other: Json): Json {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...keys].map((key) => [key, sumOf(one[key], other[key])]));
}

function sumOf(one: unknown, other: unknown): unknown {
  if (typeof one === 'object' || typeof other === 'object') return added((one ?? {}) as Json, (other ?? {}) as Json);
  return ((one ?? 0) as number) + ((other ?? 0) as number);
}

function documentOf(input: ReportInput): Json {
  const decide = decisions(input.plan);
  const decided = input.findings.map((finding) => ({ finding, decision: decide(finding) }));
  return {
    schemaVersion: 1,
    tool: { name: 'unblock', version: input.version },
    findings: decided.map(({ finding, decision }) => ({
      ...findingFields(finding),
      ...decisionFields(finding, decision),
      ...noveltyFields(finding, input),
    })),
    ...ignoreFields(input),
    changeSets: (input.plan?.sets ?? []).map(setFields),
    ...(input.verification ? { verification: verificationFields(input.verification) } : {}),
    skippedFiles: input.skippedFiles.map(({ path, reason }) => ({ file: path, reason })),
    check: checkFields(input),
    trace: traceFields(input),
    summary: summary(
      input,
      decided.map(({ decision }) => decision),
    ),
  };
}

function findingFields(finding: Finding): object {
  const { id, rule, module, method, category, file, line, column } = finding;
  const { context, contexts: all, severity, inLoop, notice, route, trace, estimate } = finding;
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
    unknownBecause: finding.unknown,
    route,
    trace: steps,
    estimate,
    measured: finding.measured,
    sampled: finding.sampled,
    seenAtRunTimeOnly: finding.seenOnly,
  };
}

function decisionFields(finding: Finding, decision: Decision): object {
  switch (decision.kind) {
    case 'rewrite': {
      const { label, risk, lingering } = decision.set;
      const isLingering = lingering?.includes(finding.id) === true;
      const hazards = hazardsOf(finding, decision.set);
      return { decision: 'rewrite', changeSet: label, risk, hazards, ...(isLingering ? { staysBeside: true } : {}) };
    }
    case 'skip': {
      const { code, message, advice, at, hazard } = decision.skip;
      return { decision: 'skip', hazards: [], reason: { code, message, advice, at, ...(hazard && { hazard }) } };
    }
    case 'out_of_scope':
      return { decision: 'out_of_scope', hazards: [] };
  }
}

/** The hazards of its set that it causes. (All hazards with each finding made 300 MB for one server.) */
function hazardsOf({ id }: Finding, { hazards }: ChangeSet): readonly object[] {
  const own = hazards.filter(({ findings = [id] }) => findings.includes(id));
  return own.map(({ findings: _, fn: __, ...hazard }) => hazard);
}

/** For `check`: whether the finding is in the baseline; nothing for findings that were not selected. */
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

/** The trace without its calls, which are listed with the findings. */
function traceFields({ trace }: ReportInput): object | undefined {
  if (!trace) return undefined;
  const { command, startedAt, seconds, requests, processes, routes, stretches, background, functions } = trace;
  return { command, startedAt, seconds, requests, processes, routes, stretches, background, functions };
}

function setFields({ label, id, files, risk, hazards }: ChangeSet): object {
  return { id: label, key: id, files, risk, hazards: hazards.map(({ fn: _, ...hazard }) => hazard), dependsOn: [] };
}

function verificationFields({ checks, rolledBack, unstable, untyped }: Verification): object {
  const taken = rolledBack.map(({ set, failure }) => ({ changeSet: set.label, ...failure }));
  return { checks, passed: taken.length === 0, unstable, untyped, rolledBack: taken };
}

function summary({ files, findings, ignores, plan }: ReportInput, decided: readonly Decision[]): object {
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
    staysBeside: (plan?.sets ?? []).flatMap(({ lingering = [] }) => lingering).length,
    skipped: amount('skip'),
    outOfScope: amount('out_of_scope'),
    ignored: ignores?.ignored.length ?? 0,
  };
}

function tally(keys: readonly string[], values: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(keys.map((key) => [key, values.filter((value) => value === key).length]));
}
