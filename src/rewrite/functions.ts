import type { CallFacts, FunctionFacts, Guard, Twin, TypeSite } from '../types';
import type { Bindings } from './bindings';
import { Order, type Helpers } from './calls';
import { docEdits, isPromise, resultEdits } from './docs';
import { factoryEdits } from './factories';
import { around, insertion, replacement, type OrderedEdit } from './text';
import type { Style } from './style';

/** The edits that make a function async: the keyword, and the type of its result, in TypeScript or in the comment above. */
export function asyncEdits(fn: FunctionFacts, text: string, style: Style): OrderedEdit[] {
  if (fn.async) return [];
  if (fn.factory) return factoryEdits(fn.factory, text, style);
  const keyword = fn.getter
    ? replacement(fn.getter.keyword, 'async ')
    : insertion(fn.asyncAt, 'async ', -fn.span.end, Order.async);
  const type = fn.returnType;
  return [keyword, ...docEdits(fn, text), ...(type ? resultEdits(fn, type, text) : [])];
}

/** Wraps a type that changes with a function: `string` → `Promise<string>`; or puts another word into its place. */
export function siteEdits(site: TypeSite, text: string): OrderedEdit[] {
  const { span } = site;
  if ('becomes' in site) return [replacement(span, site.becomes)];
  return isPromise(text.slice(span.start, span.end)) ? [] : around(span, `${site.wrap}<`, '>');
}

/** Makes a call mean the twin of what it means. */
export function renameEdit(call: CallFacts, names: Twin['names'], bindings: Bindings): OrderedEdit {
  if (call.member) return replacement(call.member.property, names[call.name]);
  // Matches: load(), of const load = require('./load')
  if (bindings.isRequired(call.callee.start)) return insertion(call.callee.end, `.${names.exports}`);
  bindings.drop(call.callee.start);
  return replacement(call.callee, bindings.beside(call.callee.start, names) ?? names[call.name]);
}

/** Wraps a function that outside code calls, `asyncHandler(handler)`, or takes its callback away. */
export function guardEdits({ span, by }: Guard, helpers: Helpers): OrderedEdit[] {
  if ('cut' in by) return by.cut.map((edit) => replacement(edit.span, edit.text));
  return around(span, `${helpers.local(by.helper)}(`, ')', Order.guard);
}
