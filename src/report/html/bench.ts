import type { Bench, BenchedRequest, Compared, Measure, Sample } from '../../types';
import { figure, measures, requestName, timesText, type MeasureRow } from '../measures';
import { page } from './page';
import { escapeHtml } from './text';

/** Widths are in thousandths, because pictures are stretched to the available space. */
const WIDTH = 1000;

/**
 * The result of `bench` as charts: for each figure of each request a bar before and one after, with a mark for each
 * round.
 */
export function toBenchHtml(
  bench: Bench,
  text: { readonly title: string; readonly how: string },
  version: string,
): string {
  return page(text.title, `${body(bench)}<p class="dim">${escapeHtml(text.how)}</p>`, version);
}

function body(bench: Bench): string {
  if (bench.kind === 'nothing') return '';
  if (bench.kind === 'measured') return bench.requests.map((one) => section(one, bench.unrelated)).join('');
  const items = bench.differences.map(({ request, what }) => `${requestName(request)}: ${what}`);
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

function section(one: BenchedRequest, unrelated: string | undefined): string {
  const items = measures(unrelated).flatMap((row) => {
    const compared = one.measures[row.measure];
    return compared ? [`<li>${figureItem(row, compared, one.rounds)}</li>`] : [];
  });
  const failed = ({ errors, timeouts }: BenchedRequest['before']): string => `${errors} errors, ${timeouts} time-outs`;
  const facts = `${one.answer}; ${failed(one.before)} before, ${failed(one.after)} after`;
  const volatile = one.isVolatile ? '; its body differs each time and was not compared' : '';
  return `<h2>${escapeHtml(requestName(one.request))}</h2><section class="panel"><p class="dim">${escapeHtml(facts + volatile)}</p><ol class="gains">${items.join('')}</ol></section>`;
}

function figureItem(
  { measure, name, isGoodWhen }: MeasureRow,
  compared: Compared,
  rounds: BenchedRequest['rounds'],
): string {
  const of = (state: 'before' | 'after'): readonly number[] =>
    rounds.flatMap((round) => valueOf(round[state], measure));
  const most = Math.max(...of('before'), ...of('after'), compared.before, compared.after, Number.MIN_VALUE);
  const verdict = compared.verdict === 'same' ? 'dim' : compared.verdict === isGoodWhen ? 'rewrite' : 'critical';
  const none = compared.verdict === 'same' ? ', no difference' : '';
  const bar = (state: 'before' | 'after'): string =>
    `<span class="dim">${state}</span>${picture(name, state, compared[state], of(state), most)}<span class="number">${figure(compared[state])}</span>`;
  return `<strong>${escapeHtml(name)}</strong> <span class="${verdict}">${escapeHtml(timesText(compared) + none)}</span><div class="pair">${bar('before')}${bar('after')}</div>`;
}

function valueOf(sample: Sample, measure: Measure): readonly number[] {
  const value = sample[measure];
  return value === undefined ? [] : [value];
}

function picture(name: string, state: string, value: number, rounds: readonly number[], most: number): string {
  const at = (one: number): number => (one / most) * (WIDTH - 4);
  const bar = `<rect class="${state}" x="0" y="3" width="${Math.max(at(value), 1).toFixed(1)}" height="12"/>`;
  const marks = rounds.map((one) => `<rect class="round" x="${at(one).toFixed(1)}" y="0" width="3" height="18"/>`);
  const label = `${name} ${state}: ${figure(value)}; in the rounds ${rounds.map(figure).join(', ')}`;
  return `<svg class="gain" role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${WIDTH} 18" preserveAspectRatio="none"><title>${escapeHtml(label)}</title>${bar}${marks.join('')}</svg>`;
}
