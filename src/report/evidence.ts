import { milliseconds, paragraph } from '../shell/printable';
import { count, functionText, waitedFor } from '../findings/proof';
import type { Finding, Sampled, Trace } from '../types';
import type { ReportInput } from './input';
import type { Layout } from './layout';

const MOST_FUNCTIONS = 5;

/** What a traced run measured of a call, as a suffix: ` [120 ms in 3 calls]`; empty without a trace. */
export function costText({ measured, sampled, context }: Finding): string {
  if (sampled) return ` [about ${milliseconds(sampled.total)}]`;
  if (!measured) return '';
  if (measured.count === 0) return context === 'request_path' ? ' [not seen]' : '';
  return ` [${milliseconds(measured.total)} in ${count(measured.count, 'call')}]`;
}

/** The same as a sentence, with percentiles. */
export function costSentence({ measured, sampled, context }: Finding): string {
  if (sampled) return sampledSentence(sampled);
  if (!measured) return '';
  if (measured.count === 0)
    return context === 'request_path' ? 'The traced run did not get here, so its cost is not known.' : '';
  const { count: times, total, p50, p99, max, routes } = measured;
  const where =
    routes.length > 0 ? `, under ${routes[0].route}${routes.length > 1 ? ` and ${routes.length - 1} more` : ''}` : '';
  return `In the traced run it took ${milliseconds(total)} in ${count(times, 'call')}${where}: ${milliseconds(p50)} at p50, ${milliseconds(p99)} at p99, ${milliseconds(max)} at most.`;
}

function sampledSentence({ total, routes: [first, ...others] }: Sampled): string {
  const where = first ? `, under ${first.route}${others.length > 0 ? ` and ${others.length} more` : ''}` : '';
  return `In the traced run samples found about ${milliseconds(total)} of long stretches here${where}.`;
}

/** How findings and trace agree, in a few lines; empty without a trace. */
export function traceSection({ trace, findings }: ReportInput, { colors, width }: Layout): string {
  if (!trace) return '';
  const lines = [...agreement(findings), ...functionLines(trace)];
  const title = `Traced: ${count(trace.requests, 'request')} in ${trace.seconds.toFixed(1)} s`;
  return [colors.bold(title), ...lines.map((line) => paragraph(line, '  ', width))].join('\n');
}

/** The functions that ran longest in long stretches while requests waited. */
function functionLines({ functions }: Trace): readonly string[] {
  const waited = functions.filter(({ routes }) => routes.length > 0);
  if (waited.length === 0) return [];
  const rows = waited.slice(0, MOST_FUNCTIONS).map((one) => {
    const more = one.routes.length > 1 ? ` and ${one.routes.length - 1} more` : '';
    return `  about ${milliseconds(one.total)} in ${functionText(one)}, under ${one.routes[0].route}${more}`;
  });
  const rest = waited.length - rows.length;
  return ['Other long stretches ran', ...rows, ...(rest > 0 ? [`  and ${count(rest, 'more function')}`] : [])];
}

/** The same as sentences. */
export function agreement(findings: readonly Finding[]): readonly string[] {
  const onPath = findings.filter(({ context, notice }) => context === 'request_path' && !notice);
  const predicted = onPath.filter(({ seenOnly, module }) => seenOnly === undefined && module !== 'cpu');
  const seen = predicted.filter(({ measured }) => measured?.contexts.includes('request_path'));
  const waited = findings.reduce((sum, finding) => sum + waitedFor(finding), 0);
  const only = (how: Finding['seenOnly']): number => onPath.filter(({ seenOnly }) => seenOnly === how).length;
  return [
    `Requests waited ${milliseconds(waited)} for the calls below.`,
    `They reached ${seen.length} of the ${count(predicted.length, 'call')} that the analysis predicts.`,
    ...told(only('way'), 'reached by requests in a way that the analysis did not find'),
    ...told(only('call'), 'in your code that the analysis did not find'),
    ...told(only('package'), 'inside of packages'),
  ];
}

function told(amount: number, what: string): readonly string[] {
  return amount > 0 ? [`And ${count(amount, 'call')} ${what}.`] : [];
}
