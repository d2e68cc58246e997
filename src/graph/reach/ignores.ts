import type { CallGraph, Finding, IgnoreComment, Ignores } from '../../types';

/** Parts the findings that a comment asks to leave alone from the others, and tells which comments do nothing. */
export function applyIgnores(graph: CallGraph, all: readonly Finding[]): Ignores & { readonly findings: Finding[] } {
  const used = new Set<IgnoreComment>();
  const findings: Finding[] = [];
  const ignored: Ignores['ignored'][number][] = [];
  for (const finding of all) {
    const comment = graph.program.file(finding.file)?.ignores.find((candidate) => speaksOf(candidate, finding));
    if (!comment) findings.push(finding);
    else ignored.push({ finding, reason: comment.reason });
    if (comment) used.add(comment);
  }
  return { findings, ignored, unused: unusedIn(graph, used) };
}

function speaksOf({ ignores, rules }: IgnoreComment, { line, rule, module }: Finding): boolean {
  return ignores === line && (rules.length === 0 || rules.includes(rule) || rules.includes(module));
}

function unusedIn(graph: CallGraph, used: ReadonlySet<IgnoreComment>): Ignores['unused'] {
  return [...graph.program.all].flatMap((file) =>
    file.ignores.filter((comment) => !used.has(comment)).map(({ line, rules }) => ({ file: file.path, line, rules })),
  );
}
