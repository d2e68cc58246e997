import { callName, proofOf, stepTitle } from '../../findings/proof';
import type { Finding } from '../../types';
import { escapeHtml, shortened } from './text';

interface Stop {
  readonly kind: 'route' | 'function' | 'call';
  readonly name: string;
  readonly place: string;
}

const ROW = 46;
const RAIL = 16;
const TEXT = 38;
/** Longer names and positions are shortened; the tooltip and the description have the whole text. */
const MOST = 52;
const PER_CHARACTER = 7.3;

/** The path from the route to the blocking call as a picture: a line with a stop for each function, the call last. */
export function chainPicture(finding: Finding): string {
  const stops = stopsOf(finding);
  const longest = Math.max(
    ...stops.flatMap(({ name, place }) => [name.length, place.length].map((n) => Math.min(n, MOST))),
  );
  const width = Math.ceil(TEXT + longest * PER_CHARACTER + (finding.inLoop ? 76 : 12));
  const height = stops.length * ROW - 2;
  const rail = `<path class="rail" d="M${RAIL} ${ROW / 2 - 4}V${height - ROW / 2}"/>`;
  const label = escapeHtml(proofOf(finding).join(' → '));
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const drawn = stops.map((stop, index) => drawStop(stop, index * ROW, finding)).join('');
  return `<svg class="chain" role="img" aria-label="${label}" ${size}>${rail}${drawn}</svg>`;
}

function stopsOf(finding: Finding): readonly Stop[] {
  const functions = finding.trace.map(
    (step) => ({ kind: 'function', name: stepTitle(step), place: `${step.file}:${step.line}` }) as const,
  );
  const route = finding.route === undefined ? [] : [{ kind: 'route', name: finding.route, place: 'request' } as const];
  return [...route, ...functions, { kind: 'call', name: callName(finding), place: `${finding.file}:${finding.line}` }];
}

function drawStop({ kind, name, place }: Stop, y: number, { inLoop }: Finding): string {
  const middle = y + ROW / 2 - 4;
  const text = (className: string, dy: number, content: string): string =>
    `<text class="${className}" x="${TEXT}" y="${middle + dy}">${escapeHtml(shortened(content, MOST))}</text>`;
  const loop = kind === 'call' && inLoop ? loopMark(name, middle) : '';
  const title = `<title>${escapeHtml(`${name} (${place})`)}</title>`;
  return `<g class="${kind}">${title}${mark(kind, middle)}${text('name', -1, name)}${text('place', 15, place)}${loop}</g>`;
}

function mark(kind: Stop['kind'], middle: number): string {
  if (kind === 'route') return `<rect x="${RAIL - 8}" y="${middle - 8}" width="16" height="16" rx="4"/>`;
  if (kind === 'function') return `<circle cx="${RAIL}" cy="${middle}" r="6"/>`;
  const [left, right] = [RAIL - 3, RAIL + 3].map((x) => `M${x} ${middle - 4}v8`);
  return `<circle cx="${RAIL}" cy="${middle}" r="10"/><path class="pause" d="${left}${right}"/>`;
}

function loopMark(name: string, middle: number): string {
  const x = TEXT + Math.min(name.length, MOST) * PER_CHARACTER + 8;
  return `<text class="loop" x="${x}" y="${middle - 1}">↻ in a loop</text>`;
}
