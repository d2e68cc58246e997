import type { Analysis } from './analyse';
import { withEvidence } from '../evidence/trace';
import type { BlockingModule, Finding, Trace, Withheld } from '../types';

/** The analysis with what a run showed: costs, paths and calls. What only the run knows of is never rewritten. */
export function evidenced(analysis: Analysis, trace: Trace, modules: readonly BlockingModule[]): Analysis {
  const { program } = analysis.graph;
  const offsetOf = (path: string, line: number, column: number): number | undefined => {
    const start = program.file(path)?.lines[line - 1];
    return start === undefined ? undefined : start + column - 1;
  };
  const findings = withEvidence(analysis.findings, trace, modules, offsetOf);
  return { ...analysis, findings, planning: { ...analysis.planning, findings, held: heldBack(findings) } };
}

function heldBack(findings: readonly Finding[]): ReadonlyMap<string, Withheld> {
  return new Map(
    findings.flatMap(({ id, seenOnly }) => {
      if (seenOnly === undefined) return [];
      return [[id, { code: seenOnly === 'package' ? 'inside-a-package' : 'seen-only-at-run-time' }] as const];
    }),
  );
}
