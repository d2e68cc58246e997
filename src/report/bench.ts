import { arch, cpus, platform } from 'node:os';
import { version as nodeVersion } from 'node:process';
import { colorsFor } from '../colors';
import type { Io } from '../io';
import type { Options } from '../options';
import { paragraph } from '../printable';
import { count } from '../proof';
import type { Bench, BenchedRequest, BenchRequest, Compared, Measure } from '../types';
import { version } from '../version';
import type { Layout } from './layout';

/** Tells what `bench` found out, on stdout. */
export function reportBench(bench: Bench, options: Options, io: Pick<Io, 'stdout' | 'env'>): void {
  const { color, quiet, reporters } = options;
  const width = io.stdout.isTTY ? io.stdout.columns || 80 : Infinity;
  const layout = { colors: colorsFor({ stream: io.stdout, env: io.env, color }), width, all: false };
  const pretty = toBenchText(bench, layout);
  const isJson = reporters.some(({ name }) => name === 'json');
  io.stdout.write(isJson ? toBenchJson(bench) : quiet ? `${pretty.split('\n')[0]}\n` : pretty);
}

/** For programs: everything, with each round. */
export function toBenchJson(bench: Bench): string {
  const machine = { node: nodeVersion, platform: platform(), arch: arch(), cpus: cpus().length };
  const tool = { name: 'unblock', version: version() };
  return `${JSON.stringify({ schemaVersion: 1, tool, machine, bench }, null, 2)}\n`;
}

/** For people: one sentence, then a table for each request. */
export function toBenchText(bench: Bench, layout: Layout): string {
  const { colors, width } = layout;
  const head = (text: string): string => colors.bold(paragraph(text, '', width));
  if (bench.kind === 'nothing') return `${head(nothingLine(bench.refused))}\n`;
  if (bench.kind === 'differs') return differsText(bench, layout);
  const { settings, migrated } = bench;
  const all = bench.requests;
  const how = `${count(settings.rounds, 'round')} of at least ${settings.seconds} s each, before and after in turn, on ${count(settings.connections, 'connection')}; each figure is the median of the rounds, each ratio that of its rounds with the least and the greatest. By chance alone all rounds would agree once in ${2 ** (settings.rounds - 1)} times.`;
  const what = `The copy: ${count(migrated.calls, 'blocking call')} rewritten in ${count(migrated.files.length, 'file')}, ${migrated.refused} refused. Your files were not touched.`;
  return `${[
    head(all.map(headline).join(' ')),
    ...all.map((one) => requestText(one, bench.unrelated, layout)),
    colors.dim([paragraph(what, '', width), paragraph(how, '', width)].join('\n')),
  ].join('\n\n')}\n`;
}

function nothingLine(refused: number): string {
  const stays = refused > 0 ? `; ${count(refused, 'call')} refused, see \`unblock scan\`` : '';
  return `There is nothing to migrate, so there is nothing to compare${stays}.`;
}

function differsText({ differences }: Bench & { readonly kind: 'differs' }, { colors, width }: Layout): string {
  const title = `The migrated app answers otherwise, so nothing was measured.`;
  const lines = differences.map(({ request, what }) => paragraph(`${nameOf(request)}: ${what}`, '  ', width));
  const advice = 'Please report it: the answers of two runs of the unchanged app were the same.';
  return `${[colors.red(title), ...lines, colors.dim(advice)].join('\n')}\n`;
}

function nameOf({ method, path }: BenchRequest): string {
  return `${method} ${path}`;
}

function headline({ request, measures }: BenchedRequest): string {
  const { perSecond } = measures;
  const { ratio, verdict } = perSecond as Compared;
  if (verdict === 'same') return `${nameOf(request)}: no difference in throughput.`;
  return `${nameOf(request)}: ${times(ratio[0])} the requests per second.`;
}

const MEASURES: readonly (readonly [Measure, name: string, isGoodWhen: 'more' | 'less'])[] = [
  ['perSecond', 'requests per second', 'more'],
  ['p50', 'latency p50, ms', 'less'],
  ['p95', 'latency p95, ms', 'less'],
  ['p99', 'latency p99, ms', 'less'],
  ['delay', 'event-loop delay p99, ms', 'less'],
  ['unrelated', 'meanwhile p99, ms', 'less'],
];

function requestText(one: BenchedRequest, unrelated: string | undefined, layout: Layout): string {
  const { colors } = layout;
  const rows = MEASURES.flatMap(([measure, name, good]) => {
    const found = one.measures[measure];
    if (found === undefined) return [];
    const title = measure === 'unrelated' ? `GET ${unrelated} ${name}` : name;
    return [[title, figure(found.before), figure(found.after), verdictOf(found, good, colors)]];
  });
  const failed = ({ errors, timeouts }: BenchedRequest['before']): string => `${errors}, ${timeouts}`;
  rows.push(['errors, time-outs', failed(one.before), failed(one.after), '']);
  const width = Math.max(...rows.map(([title]) => title.length));
  const lines = [['', 'before', 'after', 'ratio (of the rounds)'], ...rows].map(([title, before, after, ratio]) =>
    `  ${title.padEnd(width)}  ${before.padStart(9)}  ${after.padStart(9)}  ${ratio}`.trimEnd(),
  );
  const body = one.isVolatile ? ', its body differs each time and was not compared' : '';
  return [colors.bold(`${nameOf(one.request)}  ${one.answer}${body}`), ...lines].join('\n');
}

function verdictOf({ ratio, verdict }: Compared, good: 'more' | 'less', colors: Layout['colors']): string {
  const text = `${times(ratio[0])} (${times(ratio[1])} to ${times(ratio[2])})`;
  if (verdict === 'same') return `${text}  no difference`;
  return verdict === good ? colors.green(text) : colors.red(text);
}

function times(ratio: number): string {
  return ratio > 1e6
    ? 'from none'
    : `${ratio >= 100 ? ratio.toFixed(0) : ratio >= 10 ? ratio.toFixed(1) : ratio.toFixed(2)}×`;
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
