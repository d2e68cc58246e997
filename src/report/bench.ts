import { resolve } from 'node:path';
import { arch, cpus, platform } from 'node:os';
import { version as nodeVersion } from 'node:process';
import { colorsFor } from '../shell/colors';
import type { Io } from '../shell/io';
import type { Options } from '../options';
import { paragraph } from '../shell/printable';
import { count } from '../findings/proof';
import type { Reporter } from '../options/values';
import type { Bench, BenchedRequest, Compared } from '../types';
import { version } from '../shell/version';
import { writeReport } from './file';
import { toBenchHtml } from './html/bench';
import type { Layout } from './layout';
import { figure, measures, requestName, times, timesText } from './measures';

/** Reports the result of `bench` to stdout, or to the files of the reporters. Rejects if a file cannot be written. */
export async function reportBench(bench: Bench, options: Options, io: Pick<Io, 'stdout' | 'env'>): Promise<void> {
  const { color, quiet, reporters, cwd } = options;
  const width = io.stdout.isTTY ? io.stdout.columns || 80 : Infinity;
  const layout = { colors: colorsFor({ stream: io.stdout, env: io.env, color }), width, all: false };
  const pretty = (given: Layout): string => {
    const text = toBenchText(bench, given);
    return quiet ? `${text.split('\n')[0]}\n` : text;
  };
  const unseen = { ...layout, colors: colorsFor({ stream: {}, env: {}, color: false }), width: Infinity };
  const textOf = ({ name, path }: Reporter): string => {
    if (name === 'json') return toBenchJson(bench);
    if (name === 'html') return toBenchHtml(bench, words(bench), version());
    return pretty(path === undefined ? layout : unseen);
  };
  // Even if all reports go to files, people get the text.
  if (reporters.every(({ path }) => path !== undefined)) io.stdout.write(pretty(layout));
  for (const reporter of reporters) {
    const { path } = reporter;
    if (path === undefined) io.stdout.write(textOf(reporter));
    else await writeReport(resolve(cwd, path), path, textOf(reporter));
  }
}

/** The JSON report: everything, with each round. */
function toBenchJson(bench: Bench): string {
  const machine = { node: nodeVersion, platform: platform(), arch: arch(), cpus: cpus().length };
  const tool = { name: 'unblock', version: version() };
  return `${JSON.stringify({ schemaVersion: 1, tool, machine, bench }, null, 2)}\n`;
}

/** The report for people: one sentence, then a table for each request. */
function toBenchText(bench: Bench, layout: Layout): string {
  const { colors, width } = layout;
  const head = (text: string): string => colors.bold(paragraph(text, '', width));
  if (bench.kind === 'nothing') return `${head(titleOf(bench))}\n`;
  if (bench.kind === 'differs') return differsText(bench, layout);
  const all = bench.requests;
  return `${[
    head(titleOf(bench)),
    ...all.map((one) => requestText(one, bench.unrelated, layout)),
    colors.dim(
      notes(bench)
        .map((note) => paragraph(note, '', width))
        .join('\n'),
    ),
  ].join('\n\n')}\n`;
}

function titleOf(bench: Bench): string {
  if (bench.kind === 'nothing') return nothingLine(bench.refused);
  return bench.kind === 'differs' ? DIFFERS : bench.requests.map(headline).join(' ');
}

function words(bench: Bench): { readonly title: string; readonly how: string } {
  const how = bench.kind === 'measured' ? notes(bench).join(' ') : bench.kind === 'differs' ? DIFFERS_ADVICE : '';
  return { title: titleOf(bench), how };
}

/** What was migrated, and how it was measured. */
function notes({ settings, migrated }: Bench & { readonly kind: 'measured' }): readonly string[] {
  const how = `${count(settings.rounds, 'round')} of at least ${settings.seconds} s each, before and after in turn, on ${count(settings.connections, 'connection')}; each figure is the median of the rounds, each ratio comes with the least and the greatest of the rounds. All rounds would agree by chance alone once in ${2 ** (settings.rounds - 1)} times.`;
  const what = `The copy: ${count(migrated.calls, 'blocking call')} rewritten in ${count(migrated.files.length, 'file')}, ${migrated.refused} refused. Your files were not touched.`;
  return [what, how];
}

const DIFFERS = 'The migrated app answers differently, so nothing was measured.';
const DIFFERS_ADVICE = 'Please report it: the answers of two runs of the unchanged app were the same.';

function nothingLine(refused: number): string {
  const stays = refused > 0 ? `; ${count(refused, 'call')} refused, see \`unblock scan\`` : '';
  return `There is nothing to migrate, so there is nothing to compare${stays}.`;
}

function differsText({ differences }: Bench & { readonly kind: 'differs' }, { colors, width }: Layout): string {
  const lines = differences.map(({ request, what }) => paragraph(`${requestName(request)}: ${what}`, '  ', width));
  return `${[colors.red(DIFFERS), ...lines, colors.dim(DIFFERS_ADVICE)].join('\n')}\n`;
}

function headline({ request, measures }: BenchedRequest): string {
  const { perSecond } = measures;
  const { ratio, verdict } = perSecond as Compared;
  if (verdict === 'same') return `${requestName(request)}: no difference in throughput.`;
  return `${requestName(request)}: ${times(ratio[0])} the requests per second.`;
}

function requestText(one: BenchedRequest, unrelated: string | undefined, layout: Layout): string {
  const { colors } = layout;
  const rows = measures(unrelated).flatMap(({ measure, name, isGoodWhen }) => {
    const found = one.measures[measure];
    if (found === undefined) return [];
    return [[name, figure(found.before), figure(found.after), verdictOf(found, isGoodWhen, colors)]];
  });
  const failed = ({ errors, timeouts }: BenchedRequest['before']): string => `${errors}, ${timeouts}`;
  rows.push(['errors, time-outs', failed(one.before), failed(one.after), '']);
  const width = Math.max(...rows.map(([title]) => title.length));
  const lines = [['', 'before', 'after', 'ratio (of the rounds)'], ...rows].map(([title, before, after, ratio]) =>
    `  ${title.padEnd(width)}  ${before.padStart(9)}  ${after.padStart(9)}  ${ratio}`.trimEnd(),
  );
  const body = one.isVolatile ? ', its body differs each time and was not compared' : '';
  return [colors.bold(`${requestName(one.request)}  ${one.answer}${body}`), ...lines].join('\n');
}

function verdictOf(compared: Compared, good: 'more' | 'less', colors: Layout['colors']): string {
  const text = timesText(compared);
  const { verdict } = compared;
  if (verdict === 'same') return `${text}  no difference`;
  return verdict === good ? colors.green(text) : colors.red(text);
}
