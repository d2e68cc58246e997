import type { CallFacts, FunctionFacts, Guard, Twin, TypeSite } from '../types';
import type { Bindings } from './bindings';
import { Order, type Helpers } from './calls';
import { docEdits, isPromise, resultEdits } from './docs';
import { factoryEdits } from './factories';
import { around, insertion, replacement, type OrderedEdit } from './text';
import type { Style } from './style';

/**
 * The edits that make a function async: the keyword, unless what wraps it brings that, and the type of its result, in
 * TypeScript or in the comment above.
 */
export function asyncEdits(fn: FunctionFacts, guard: Guard | undefined, text: string, style: Style): OrderedEdit[] {
  if (fn.async) return [];
  if (fn.factory) return factoryEdits(fn.factory, text, style);
  const keyword = fn.getter
    ? replacement(fn.getter.keyword, 'async ')
    : insertion(fn.asyncAt, 'async ', -fn.span.end, Order.async);
  const type = fn.returnType;
  return [
    ...(isMoved(fn, guard) ? [] : [keyword]),
    ...docEdits(fn, text),
    ...(type ? resultEdits(fn, type, text) : []),
  ];
}

/** Wraps a type that changes with a function: `string` → `Promise<string>`; or puts another word into its place. */
export function siteEdits(site: TypeSite, text: string): OrderedEdit[] {
  const { span } = site;
  if ('becomes' in site) return [replacement(span, site.becomes)];
  // Matches: load(): ReturnType<typeof readText>, where both change: Promise<Awaited<ReturnType<typeof readText>>>
  const order = site.wrap === 'Awaited' ? 1 : 0;
  return isPromise(text.slice(span.start, span.end)) ? [] : around(span, `${site.wrap}<`, '>', order);
}

/** Makes a call mean the twin of what it means. */
export function renameEdit(call: CallFacts, names: Twin['names'], bindings: Bindings, text: string): OrderedEdit {
  if (call.member)
    return replacement(call.member.property, quotedAs(text[call.member.property.start], names[call.name]));
  // Matches: load(), of const load = require('./load')
  if (bindings.isRequired(call.callee.start)) return insertion(call.callee.end, `.${names.exports}`);
  bindings.drop(call.callee.start);
  return replacement(call.callee, bindings.beside(call.callee.start, names) ?? names[call.name]);
}

// Matches: store['load']()
function quotedAs(start: string, name: string): string {
  return /['"]/.test(start) ? start + name + start : name;
}

/** Wraps a function that outside code calls, `asyncHandler(handler)`, or takes its callback away. */
export function guardEdits(guard: Guard, fn: FunctionFacts | undefined, helpers: Helpers): OrderedEdit[] {
  const { span, by } = guard;
  if ('cut' in by) return by.cut.map((edit) => replacement(edit.span, edit.text));
  const [name, word] = fn && isMoved(fn, guard) ? [': ', 'async function '] : ['', ''];
  const first = 'to' in by ? `${by.to}, ` : '';
  return around(span, `${name}${helpers.local(by.helper)}(${first}${word}`, ')', Order.guard);
}

// Matches: { filename(req, file, done) {} }, which becomes { filename: asyncCallback(async function (req, file, done) {}) }
function isMoved(fn: FunctionFacts, guard: Guard | undefined): boolean {
  return fn.shorthand === true && guard !== undefined && 'helper' in guard.by;
}
