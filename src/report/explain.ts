import { paragraph, printable } from '../shell/printable';
import { advisedText } from '../findings/hazard-text';
import { callName, count, stepTitle, worstFirst } from '../findings/proof';
import type { BlockingMethod, Change, Explanation, Finding, FindingExplanation, RuleExplanation } from '../types';
import { colorPatch } from './colored-patch';
import { contextPhrases } from './headline';
import type { Layout } from './layout';
import { toPatch } from './patch';
import { sentence } from './scope';

/** The report of `explain`: the reason, the path with its code, the change, and what is different afterwards. */
export function toExplanations(explanations: readonly Explanation[], prefix: string, layout: Layout): string {
  const texts = explanations.map((one) =>
    one.kind === 'rule' ? ruleText(one, layout) : findingText(one, prefix, layout),
  );
  return `${texts.map((sections) => sections.filter(Boolean).join('\n\n')).join('\n\n\n')}\n`;
}

function findingText(explanation: FindingExplanation, prefix: string, layout: Layout): readonly string[] {
  const { finding, changes } = explanation;
  const { colors } = layout;
  const where = `${callName(finding)} (${finding.file}:${finding.line})`;
  const reached = finding.contexts.map((context) => contextPhrases.get(context) ?? context).join(', ');
  return [
    [colors.bold(printable(where)), `${finding.severity}, ${reached}`, colors.dim(printable(finding.id))].join('\n'),
    section('Why', [sentence(finding), uncertaintyOf(finding), costOf(finding)].filter(Boolean), layout),
    wayText(explanation, layout),
    section('The rewrite', outcomeLines(explanation), layout),
    patchText(changes, prefix, layout),
    caveats([finding.blocking.method], layout),
  ];
}

function uncertaintyOf({ unknown }: Finding): string {
  return unknown === undefined ? '' : `No caller is known, but it may run: ${unknown}.`;
}

function costOf({ context, inLoop }: Finding): string {
  if (context !== 'request_path') return 'Until it is done, nothing else runs in this process.';
  const often = inLoop ? ', and again each time round the loop' : '';
  return `Node runs JavaScript on one thread: until it is done, no other request makes progress, not even on other routes${often}.`;
}

function wayText({ finding, code }: FindingExplanation, { colors }: Layout): string {
  const stops = [...finding.trace, { name: callName(finding), file: finding.file, line: finding.line }];
  const lines = stops.flatMap(({ name, file, line }, index) => {
    const at = `${file}:${line}`;
    const indent = '  '.repeat(Math.min(index, 8) + 1);
    const quoted = code.get(at);
    return [
      `${indent}${printable(stepTitle({ name }))}  ${colors.dim(printable(at))}`,
      ...(quoted ? [colors.dim(`${indent}  │ `) + printable(quoted)] : []),
    ];
  });
  const route = finding.route ? [`  ${colors.cyan(printable(finding.route))}`] : [];
  return [colors.bold('The path'), ...route, ...lines].join('\n');
}

function outcomeLines({ finding, set, skip }: FindingExplanation): readonly string[] {
  if (skip) {
    const because = skip.at && skip.at !== `${finding.file}:${finding.line}` ? `, because of ${skip.at}` : '';
    return [`unblock leaves it alone: ${skip.message} (${skip.code})${because}.`, skip.advice];
  }
  if (!set) return ['unblock leaves it alone: a comment says so.'];
  const others = set.findings.length - 1;
  const together = others > 0 ? ` It changes together with ${count(others, 'other call')}.` : '';
  const risk = set.risk === 'review' ? ' It needs review: `--yes` applies it only with `--risk review`.' : '';
  const hazards = set.hazards.map(advisedText);
  return [`Set ${set.label} changes ${count(set.files.length, 'file')}.${together}${risk}`, ...hazards];
}

function patchText(changes: readonly Change[], prefix: string, { colors }: Layout): string {
  const edited = changes.filter(({ before }) => before !== undefined);
  const made = changes.filter(({ before }) => before === undefined).map(({ path }) => `  and makes ${path}`);
  if (edited.length === 0) return '';
  return [colorPatch(toPatch(edited, prefix), colors).trimEnd(), ...made].join('\n');
}

function ruleText({ rule, module, methods, findings }: RuleExplanation, layout: Layout): readonly string[] {
  const { colors } = layout;
  const call = rule.replace('/', '.');
  const why = `${call} stops Node's only thread until it is done: every other request waits.`;
  return [
    colors.bold(rule),
    section('Why', [why], layout),
    section('Becomes', [...new Set(methods.map((method) => replacement(method, module)))], layout),
    caveats(methods, layout),
    placesText(findings, layout),
  ];
}

function replacement(method: BlockingMethod, module: string): string {
  const versions = method.versions ? `${module} ${method.versions}: ` : '';
  return versions + replacementOf(method, module);
}

function replacementOf({ via, async: name, why }: BlockingMethod, module: string): string {
  const called = name === 'default' ? module : name;
  switch (via) {
    case 'promises':
      return `await ${called}(…) of ${module}/promises`;
    case 'promisify':
      return `await promisify(${module}.${called})(…)`;
    case 'own':
      return `await ${called}(…) of ${module}, which returns a promise`;
    case 'method':
      return `await ${called}(…) of the same object`;
    case 'helper':
      return `await ${called}(…), a small function that unblock adds to the project`;
    case 'none':
      return why ? `nothing: ${why}` : 'nothing: there is no asynchronous form';
  }
}

/** Differences of the asynchronous form, from the catalogue. */
function caveats(methods: readonly BlockingMethod[], layout: Layout): string {
  const lines = methods.flatMap(({ since, pick, caveat, advice, refuse = [] }) => [
    ...(since ? [`It needs Node ${since}.`] : []),
    ...(pick ? [`The promise resolves to an object; its \`${pick}\` is what the call returned.`] : []),
    ...(caveat ? [`${caveat.message}${caveat.guard ? `, but ${caveat.guard}` : ''}.`] : []),
    ...refuse.map(({ why }) => `Some arguments are refused: ${why}.`),
    ...(advice ? [advice] : []),
  ]);
  const always = methods.some(({ via }) => via !== 'none')
    ? ['Other requests run while it waits, so what was read before it may have changed.']
    : [];
  return section('What is different afterwards', [...new Set([...lines, ...always])], layout);
}

function placesText(findings: readonly Finding[], layout: Layout): string {
  if (findings.length === 0) return section('In this project', ['This project does not call it.'], layout);
  const lines = [...findings]
    .sort(worstFirst)
    .map(({ severity, id, file, line }) => `  ${severity.padEnd(8)}  ${printable(`${file}:${line}  ${id}`)}`);
  const hint = layout.colors.dim('  `unblock explain <id>` explains one of them in full.');
  return [layout.colors.bold('Here'), ...lines, hint].join('\n');
}

function section(title: string, lines: readonly string[], { colors, width }: Layout): string {
  if (lines.length === 0) return '';
  return [colors.bold(title), ...lines.map((line) => paragraph(line, '  ', width))].join('\n');
}
