import type { CallFacts, FactoryFacts, FactoryTail } from '../types';
import type { Style } from './style';
import { indentationAt, insertion, replacement, type OrderedEdit } from './text';

/** `constructor(path) {` → `static async create(path) { … }`, and a private method with what the constructor did. */
export function factoryEdits(factory: FactoryFacts, text: string, style: Style): OrderedEdit[] {
  const { name, head, params, passed, typed, tail } = factory;
  if (tail) return tailEdits(factory, tail, text, style);
  const { newline, indent, semicolon } = style;
  const outer = newline + indentationAt(text, head.start);
  const inner = outer + indent;
  const made = instanceName(name, params);
  const taken = typed ? params : passed;
  const access = typed?.access ? `${typed.access} ` : '';
  const lines = [
    access && access !== 'public ' ? `${access}constructor() {}${newline}${outer}` : '',
    `${access}static async create(${taken})${typed ? `: Promise<${name}>` : ''} {`,
    `${inner}const ${made} = new ${name}()${semicolon}`,
    `${inner}await ${made}.#init(${passed})${semicolon}`,
    `${inner}return ${made}${semicolon}`,
    `${outer}}`,
    `${newline}${outer}async #init(${params})${typed ? ': Promise<void>' : ''} {`,
  ];
  return [replacement(head, lines.join('')), ...(typed?.fields ?? []).map((end) => insertion(end, '!'))];
}

/** The end of the constructor becomes a method, which the factory calls once the rest is made: `const store = new Store(path)`. */
function tailEdits(factory: FactoryFacts, tail: FactoryTail, text: string, style: Style): OrderedEdit[] {
  const { name, head, params, typed } = factory;
  const { newline, indent, semicolon } = style;
  const outer = newline + indentationAt(text, head.start);
  const inner = outer + indent;
  const made = instanceName(name, params);
  const access = typed?.access ? `${typed.access} ` : '';
  const lines = [
    tail.at === head.end ? '}' : `${outer}}`,
    `${newline}${outer}${access}static async create(${params})${typed ? `: Promise<${name}>` : ''} {`,
    `${inner}const ${made} = new ${name}(${tail.given})${semicolon}`,
    `${inner}await ${made}.#init(${tail.passed})${semicolon}`,
    `${inner}return ${made}${semicolon}`,
    `${outer}}`,
    `${newline}${outer}async #init(${tail.params})${typed ? ': Promise<void>' : ''} {`,
  ];
  return [
    ...[...tail.cut, ...tail.loose].map((span) => replacement(span, '')),
    insertion(tail.at, lines.join('')),
    ...(typed?.fields ?? []).map((end) => insertion(end, '!')),
  ];
}

/** `new Store(path)` → `Store.create(path)`. */
export function createEdits(call: CallFacts): OrderedEdit[] {
  const { span, callee } = call;
  const hasArguments = callee.end < span.end;
  return [
    replacement({ start: span.start, end: callee.start }, ''),
    insertion(callee.end, hasArguments ? '.create' : '.create()'),
  ];
}

/** `Store` → `store`, unless a parameter has that name. */
function instanceName(name: string, params: string): string {
  const plain = name[0].toLowerCase() + name.slice(1);
  const isFree = plain !== name && !new RegExp(`\\b${plain.replace(/\$/g, '\\$')}\\b`).test(params);
  return isFree ? plain : 'created';
}
