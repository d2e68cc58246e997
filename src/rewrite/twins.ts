import { functionId } from '../program';
import type { FileFacts, FunctionFacts, Home, Naming, Span, Twin, WrittenName } from '../types';
import type { Bindings } from './bindings';
import { promisedDoc } from './docs';
import type { Style } from './style';
import {
  indentationAt,
  insertion,
  rendered,
  replacement,
  withIndentation,
  withSemicolons,
  type OrderedEdit,
} from './text';

/** Edits, and the function whose text they change; undefined for those that apply to every copy. */
export interface Placed {
  readonly fn: number | undefined;
  readonly edits: readonly OrderedEdit[];
}

/**
 * Inserts the async twins of functions: copies of their text with the edits for the copy. Edits for both are applied to
 * both.
 */
export function placeEdits(
  facts: FileFacts,
  text: string,
  twins: readonly Twin[],
  placed: readonly Placed[],
  open: ReadonlySet<number>,
  style: Style,
): OrderedEdit[] {
  const copied = new Set(twins.flatMap((twin) => twin.async));
  const isCopied = ({ fn }: Placed): boolean => fn !== undefined && copied.has(functionId(facts.path, fn));
  const all = placed.flatMap(({ edits }) => edits);
  const here = twins.flatMap((twin) => facts.functions.filter((fn) => functionId(facts.path, fn.index) === twin.fn));
  const kept = placed.filter((item) => !isCopied(item)).flatMap(({ edits }) => edits);
  const [stay, copy] = [kept, all].map((edits) => withSemicolons(withIndentation(text, edits), open));
  return [
    ...stay,
    ...here.map((fn) => {
      const { names } = twins.find((twin) => twin.fn === functionId(facts.path, fn.index)) as Twin;
      return copyOf(fn, fn.home as Home, names, text, copy, style);
    }),
  ];
}

/** Whether an offset is inside of a function that stays as it is. */
export function spansOf(facts: FileFacts, twins: readonly Twin[]): Span[] {
  const ids = new Set(twins.map((twin) => twin.fn));
  return facts.functions.flatMap((fn) => (fn.home && ids.has(functionId(facts.path, fn.index)) ? [fn.home.span] : []));
}

function copyOf(
  fn: FunctionFacts,
  home: Home,
  names: Twin['names'],
  text: string,
  edits: readonly OrderedEdit[],
  style: Style,
): OrderedEdit {
  const { span } = home;
  const own = edits.filter((edit) => edit.span.start >= span.start && edit.span.end <= span.end);
  const renames = home.names.map((name) => replacement(name, newNameAt(name, names)));
  const copy = rendered(text, span, [...own, ...renames]);
  const at = home.form === 'member' ? span.end : endOfLine(text, span.end);
  const indent = indentationAt(text, span.start);
  const comment = promisedDoc(fn, text, span.start);
  const gap = separator(home, fn, text, indent, style, comment !== '');
  return insertion(at, gap + comment + copy, Infinity);
}

function newNameAt({ name, before = '', after = '', text }: WrittenName, names: Twin['names']): string {
  return text ?? before + names[name] + after;
}

/** The separator between a function and its twin, in the style of the file. */
function separator(home: Home, fn: FunctionFacts, text: string, indent: string, style: Style, hasDoc: boolean): string {
  const comma = home.form === 'member' ? ',' : '';
  const isInline = comma !== '' && !/\n[ \t]*$/.test(text.slice(0, home.span.start));
  if (isInline) return ', ';
  const isLong = hasDoc || text.slice(fn.span.start, fn.span.end).includes('\n');
  const isAiry = /^[ \t]*,?[ \t]*\r?\n[ \t]*\r?\n/.test(text.slice(endOfLine(text, home.span.end)));
  const blank = comma === '' ? isLong || isAiry : isAiry;
  return comma + style.newline.repeat(blank ? 2 : 1) + indent;
}

/** The end of a statement, with a comment after it on the same line. */
function endOfLine(text: string, at: number): number {
  return at + (/^[ \t]*\/\/[^\r\n]*/.exec(text.slice(at, at + 400))?.[0].length ?? 0);
}

/** The edits that name the twins where the functions are named: properties, assignments and exports. */
export function namingEdits(
  facts: FileFacts,
  text: string,
  twin: Twin,
  bindings: Bindings,
  style: Style,
): OrderedEdit[] {
  const own = twin.namings.flatMap(({ file, index }) => (file === facts.path ? [facts.namings[index]] : []));
  return own.map((naming) => namingEdit(naming, text, twin.names, bindings, style));
}

function namingEdit(naming: Naming, text: string, names: Twin['names'], bindings: Bindings, style: Style): OrderedEdit {
  const { span, form } = naming;
  const name = names[naming.name];
  if (form === 'assignment' || form === 'module') {
    const at = endOfLine(text, span.end);
    const line = `${statementOf(naming, text, name, valueOf(naming, text, names, bindings))}${style.semicolon}`;
    return insertion(at, style.newline + indentationAt(text, span.start) + line, Infinity);
  }
  const isTaken = form === 're-export' || form === 'pattern';
  const old = isTaken ? names[naming.imported as string] : valueOf(naming, text, names, bindings);
  const joint =
    form === 'pattern'
      ? `${old}: ${name}`
      : form === 'shorthand' || form === 'property'
        ? `${name}: ${old}`
        : `${old} as ${name}`;
  const isOwnLine = /\n[ \t]*$/.test(text.slice(0, span.start));
  const gap = isOwnLine ? `,${style.newline}${indentationAt(text, span.start)}` : ', ';
  return insertion(span.end, gap + (old === name ? name : joint), Infinity);
}

/** The statement that names the twin beside the function. */
function statementOf({ name: old, form, span, value }: Naming, text: string, name: string, twin: string): string {
  if (form === 'assignment')
    return `${text.slice(span.start, text.lastIndexOf(old, (value as Span).start - 1))}${name} = ${twin}`;
  if (old === 'exports') return `module.exports.${name} = ${twin}`;
  return name === twin ? `export { ${name} }` : `export { ${twin} as ${name} }`;
}

/** The local name of the twin in this file. */
function valueOf({ value }: Naming, text: string, names: Twin['names'], bindings: Bindings): string {
  const { start, end } = value as Span;
  return bindings.beside(start, names) ?? names[text.slice(start, end)];
}
