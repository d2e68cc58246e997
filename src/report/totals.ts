import { callName, compareText } from '../findings/proof';
import { CONTEXTS, SEVERITIES } from '../findings/terms';
import type { Finding } from '../types';
import type { ReportInput } from './input';

/** A count of findings, and its share of all (0 to 1). */
export interface Tally {
  readonly name: string;
  readonly count: number;
  readonly share: number;
}

/** Four tables of counts. */
export interface Totals {
  readonly methods: readonly Tally[];
  readonly categories: readonly Tally[];
  readonly contexts: readonly Tally[];
  readonly severities: readonly Tally[];
}

/** Counts findings by method and category, most first, and by context and severity, in their own order. */
export function totalsOf(findings: readonly Finding[]): Totals {
  const contexts = tally(findings, ({ context }) => context);
  const severities = tally(findings, ({ severity }) => severity);
  return {
    methods: tally(findings, callName),
    categories: tally(findings, ({ category }) => category),
    contexts: CONTEXTS.flatMap((name) => contexts.filter((one) => one.name === name)),
    severities: SEVERITIES.flatMap((name) => severities.filter((one) => one.name === name)),
  };
}

function tally(findings: readonly Finding[], nameOf: (finding: Finding) => string): readonly Tally[] {
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(nameOf(finding), (counts.get(nameOf(finding)) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count, share: count / findings.length }))
    .sort((one, other) => other.count - one.count || compareText(one.name, other.name));
}

/** Counts of one project. */
export interface ProjectTotals {
  readonly project: string;
  readonly files: number;
  readonly findings: number;
  readonly onRequestPath: number;
}

/** Counts over many projects. */
export interface Study {
  readonly projects: readonly ProjectTotals[];
  /** Projects with any finding, and with one on a request's path. */
  readonly withFindings: number;
  readonly withRequestPath: number;
  /**
   * The share of findings on a request's path, and what it would be if such a part of the unknown ones were, too (0 to
   * 1).
   */
  readonly requestShare: number;
  readonly ifUnknownWere: readonly { readonly part: number; readonly requestShare: number }[];
  readonly unknown: number;
}

const PARTS = [0.05, 0.1, 0.25];

/** Compares projects, those with the most calls on a request's path first. */
export function studyOf(inputs: readonly ReportInput[]): Study {
  const projects = inputs.map(projectTotals).sort(worstProjectFirst);
  const findings = inputs.flatMap(countable);
  const amount = (context: Finding['context']): number => findings.filter((one) => one.context === context).length;
  const [onPath, unknown] = [amount('request_path'), amount('unknown_path')];
  const shareOf = (count: number): number => (findings.length === 0 ? 0 : count / findings.length);
  return {
    projects,
    withFindings: projects.filter((project) => project.findings > 0).length,
    withRequestPath: projects.filter((project) => project.onRequestPath > 0).length,
    requestShare: shareOf(onPath),
    ifUnknownWere: PARTS.map((part) => ({ part, requestShare: shareOf(onPath + part * unknown) })),
    unknown,
  };
}

/** The findings without those that are for information only. */
export function countable({ findings }: ReportInput): readonly Finding[] {
  return findings.filter(({ notice }) => notice === undefined);
}

function projectTotals(input: ReportInput): ProjectTotals {
  const findings = countable(input);
  const onRequestPath = findings.filter(({ context }) => context === 'request_path').length;
  return { project: input.project ?? '.', files: input.files, findings: findings.length, onRequestPath };
}

function worstProjectFirst(one: ProjectTotals, other: ProjectTotals): number {
  return (
    other.onRequestPath - one.onRequestPath || other.findings - one.findings || compareText(one.project, other.project)
  );
}
