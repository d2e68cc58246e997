import { paragraph, printable } from '../shell/printable';
import { callAt, count } from '../findings/proof';
import type { ReportInput } from './input';
import type { Layout } from './layout';

/** What comments keep out of the findings: a number, or with `all` each with its reason; and the comments that do nothing. */
export function ignoreSections({ ignores }: ReportInput, layout: Layout): readonly string[] {
  if (!ignores) return [];
  return [ignoredSection(ignores.ignored, layout), unusedSection(ignores.unused, layout)];
}

type Ignores = NonNullable<ReportInput['ignores']>;

function ignoredSection(ignored: Ignores['ignored'], { colors, width, all }: Layout): string {
  if (ignored.length === 0) return '';
  const title = `Ignored by a comment: ${count(ignored.length, 'blocking call')}`;
  if (!all) return colors.dim(paragraph(`${title}.`, '', width));
  const lines = ignored.map(({ finding, reason }) =>
    paragraph(`${callAt(finding)}: ${reason ?? 'no reason given'}`, '  ', width),
  );
  return [colors.dim(title), ...lines].join('\n');
}

function unusedSection(unused: Ignores['unused'], { colors }: Layout): string {
  if (unused.length === 0) return '';
  const lines = unused.map(({ file, line, rules }) =>
    printable(`  ${file}:${line}  ${rules.join(', ') || 'any rule'}`),
  );
  return [colors.yellow('Comments that ignore nothing and can be removed'), ...lines].join('\n');
}
