import type { FileFacts, SignatureSite, Span, Twin } from '../types';
import { isPromise } from './docs';
import type { Style } from './style';
import { indentationAt, insertion, type OrderedEdit } from './text';

/** States the twins of a file's interfaces and abstract classes beside what they are twins of. */
// Matches: load(name: string): string; → load(name: string): string; loadAsync(name: string): Promise<string>;
export function signatureEdits({ path }: FileFacts, text: string, twins: readonly Twin[], style: Style): OrderedEdit[] {
  const sites = new Map<number, readonly [SignatureSite, Twin['names']]>();
  for (const { signatures = [], names } of twins)
    for (const site of signatures) if (site.file === path) sites.set(site.span.start, [site, names]);
  return [...sites.values()].map(([site, names]) => signatureEdit(site, text, names, style));
}

function signatureEdit(
  { span, name, result }: SignatureSite,
  text: string,
  names: Twin['names'],
  style: Style,
): OrderedEdit {
  const isEnded = /[;,]$/.test(text.slice(span.start, span.end));
  const isOwnLine = /\n[ \t]*$/.test(text.slice(0, span.start));
  const gap = isOwnLine ? style.newline + indentationAt(text, span.start) : ' ';
  const type = textAt(text, result);
  const signature = [
    text.slice(span.start, name.start),
    names[textAt(text, name)],
    text.slice(name.end, result.start),
    isPromise(type) ? type : `Promise<${type}>`,
    text.slice(result.end, span.end),
  ].join('');
  return insertion(span.end, (isEnded || isOwnLine ? '' : ';') + gap + signature, Infinity);
}

function textAt(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}
