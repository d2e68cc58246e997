import { createHash } from 'node:crypto';
import { stepName } from '../findings/proof';
import type { Finding, Severity } from '../types';
import { decisions, type Decision, type ReportInput } from './input';
import { fromTop, inScope, insteadOf, outlook, sentence, wayOf } from './scope';

const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  high: 'warning',
  medium: 'warning',
  low: 'note',
};

/**
 * A SARIF 2.1.0 log, one run per app: the selected findings, each proof as a code flow, with stable fingerprints, so
 * that alerts are not reopened when lines move. Paths are relative to the git top level.
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function toSarif(inputs: readonly ReportInput[]): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: inputs.map(runOf),
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function runOf(input: ReportInput): object {
  const ignored = input.ignores?.ignored ?? [];
  const findings = [...inScope(input), ...ignored.map(({ finding }) => finding)];
  const rules = [...new Map(findings.map((finding) => [finding.rule, finding]))].sort(([a], [b]) => (a < b ? -1 : 1));
  const indexOf = new Map(rules.map(([rule], index) => [rule, index]));
  const decide = decisions(input.plan);
  const result = (finding: Finding): object => ({
    ruleId: finding.rule,
    ruleIndex: indexOf.get(finding.rule),
    ...resultOf(finding, decide(finding), input),
  });
  return {
    tool: {
      driver: driverOf(
        rules.map(([, finding]) => finding),
        input.version,
      ),
    },
    automationDetails: { id: `unblock/${input.prefix ?? ''}` },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The top level of the git repository.' } } },
    invocations: [
      { executionSuccessful: true, toolExecutionNotifications: input.skippedFiles.map(notificationOf(input)) },
    ],
    results: [
      ...inScope(input).map(result),
      ...ignored.map(({ finding, reason }) => ({
        ...result(finding),
        suppressions: [{ kind: 'inSource', justification: reason }],
      })),
    ],
  };
}

function driverOf(samples: readonly Finding[], version: string): object {
  return { name: 'unblock', version, semanticVersion: version, rules: samples.map(ruleOf) };
}

function ruleOf(sample: Finding): object {
  const call = `${sample.module}.${sample.method}`;
  const text = `${call} stops Node's only thread until it is done: every other request waits. ${insteadOf(sample)} ${outlook({ kind: 'out_of_scope' })}`;
  return {
    id: sample.rule,
    name: sample.rule.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: `${call} blocks the event loop` },
    fullDescription: { text: `${call} is called where a request waits for it, and all other requests with it.` },
    help: { text: text.replaceAll('`', ''), markdown: text },
    defaultConfiguration: { level: 'warning' },
    properties: { tags: ['performance', 'event-loop', sample.category], precision: 'high' },
  };
}

function resultOf(finding: Finding, decision: Decision, input: ReportInput): object {
  return {
    level: levels[finding.severity],
    message: { text: `${sentence(finding)} ${wayOf(finding)}. ${outlook(decision)}` },
    locations: [{ ...locationOf(finding, input), logicalLocations: logicalLocations(finding) }],
    partialFingerprints: fingerprints(finding),
    codeFlows: [{ threadFlows: [{ locations: flowOf(finding, input) }] }],
    ...noveltyOf(finding, input),
    properties: propertiesOf(finding, decision),
  };
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

function locationOf({ file, line, column }: Place, input: ReportInput): object {
  const uri = fromTop(file, input).split('/').map(encodeURIComponent).join('/');
  const region = column === undefined ? { startLine: line } : { startLine: line, startColumn: column };
  return { physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region } };
}

function logicalLocations({ trace }: Finding): readonly object[] {
  return trace.slice(-1).map(({ name }) => ({ name, kind: 'function' }));
}

function flowOf(finding: Finding, input: ReportInput): readonly object[] {
  const steps = finding.trace.map((step, index) => ({
    location: {
      ...locationOf(step, input),
      message: { text: index === 0 && finding.route ? `${finding.route} → ${stepName(step)}` : stepName(step) },
    },
    nestingLevel: index,
    importance: 'important',
  }));
  const last = { ...locationOf(finding, input), message: { text: `${finding.module}.${finding.method}` } };
  return [...steps, { location: last, nestingLevel: steps.length, importance: 'essential', kinds: ['call'] }];
}

// GitHub identifies alerts by `primaryLocationLineHash`, and would otherwise hash the text of the line.
function fingerprints({ id }: Finding): object {
  const ordinal = id.slice(id.lastIndexOf(':') + 1);
  const hash = createHash('sha256')
    .update(id.slice(0, id.lastIndexOf(':')))
    .digest('hex')
    .slice(0, 16);
  return { primaryLocationLineHash: `${hash}:${ordinal}`, 'unblockId/v1': id };
}

function noveltyOf(finding: Finding, { comparison }: ReportInput): object {
  if (!comparison) return {};
  return { baselineState: comparison.added.includes(finding) ? 'new' : 'unchanged' };
}

function propertiesOf({ severity, context, route, inLoop }: Finding, decision: Decision): object {
  const { set, skip } = { set: undefined, skip: undefined, ...decision };
  const reason = skip && `${skip.code}: ${skip.message}`;
  return { severity, context, route, inLoop, decision: decision.kind, changeSet: set?.label, reason };
}

function notificationOf(input: ReportInput): (file: { readonly path: string; readonly reason: string }) => object {
  return ({ path, reason }) => ({
    level: 'warning',
    message: { text: `${path} was not read: ${reason}` },
    locations: [locationOf({ file: path, line: 1 }, input)],
  });
}
