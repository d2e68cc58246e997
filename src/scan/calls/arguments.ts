import type { ArgumentFacts, PathExpr, TemplatePart } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { absoluteness } from '../paths/absolute';
import { ANY_PATH, pathExprOf } from '../paths/paths';
import { isFunction, keyName, spanOf, unwrap } from '../syntax/walk';
import { constantObject } from './constant-objects';
import { spreadsOf } from './mocks';
import { isOptional } from './optional-values';
import { isPlain } from './plain-values';

/** Options whose values are files or folders, or parts of their names. */
const NAMES_FILE: ReadonlySet<string> = new Set('cwd C file f root configPath configName fileExtension'.split(' '));
/** Enough of an argument to recognise it by. */
const MAX_TEXT = 200;

/** What the syntax tells of one argument. */
export function argumentFacts(builder: FactsBuilder, argument: Node): ArgumentFacts {
  const node = unwrap(argument.type === 'SpreadElement' ? (argument.argument as Node) : argument);
  const object = node.type === 'ObjectExpression' ? node : constantObject(builder.scopes, node);
  return {
    span: { start: argument.start, end: argument.end },
    kind: kindOf(argument, node),
    text: builder.file.text.slice(argument.start, Math.min(argument.end, argument.start + MAX_TEXT)),
    value: node.type === 'Literal' && node.value !== null ? String(node.value) : undefined,
    parts: node.type === 'TemplateLiteral' ? templateParts(builder, node) : undefined,
    place: node.type === 'ObjectExpression' ? placeOf(node) : undefined,
    keys: object && (object.properties as Node[]).map(propertyKey),
    files: object && filesOf(builder, object),
    spreads: isFunction(node) ? spreadsOf(node) : undefined,
    optional: isOptional(builder.scopes, node) || undefined,
    node: builder.nodeOf(node),
    elements:
      node.type === 'ArrayExpression'
        ? (node.elements as (Node | null)[]).flatMap((item) => (item ? [argumentFacts(builder, item)] : []))
        : undefined,
    path: argument.type === 'SpreadElement' ? ANY_PATH : (listedExpr(builder, node) ?? pathExprOf(builder, node)),
    absolute: argument.type === 'SpreadElement' ? undefined : absoluteness(builder, node),
  };
}

// Matches: ['data/*.json', cacheDir]
function listedExpr(builder: FactsBuilder, node: Node): PathExpr | undefined {
  const items = node.type === 'ArrayExpression' ? (node.elements as (Node | null)[]) : [];
  const of = items.map((item) => (item && item.type !== 'SpreadElement' ? pathExprOf(builder, item) : ANY_PATH));
  return of.length === 0 ? undefined : { kind: 'choice', of };
}

function kindOf(argument: Node, node: Node): ArgumentFacts['kind'] {
  if (argument.type === 'SpreadElement') return 'spread';
  if (isFunction(node)) return 'function';
  if (node.type === 'TemplateLiteral') return 'template';
  if (node.type === 'ObjectExpression') return 'object';
  if (node.type === 'ArrayExpression') return 'array';
  if (node.type !== 'Literal') return 'other';
  if (node.value === null) return 'null';
  return typeof node.value === 'string' || typeof node.value === 'number' || typeof node.value === 'boolean'
    ? (typeof node.value as 'string')
    : 'other';
}

function templateParts(builder: FactsBuilder, node: Node): TemplatePart[] | undefined {
  const texts = (node.quasis as { value: { cooked: string | null } }[]).map((quasi) => quasi.value.cooked);
  const holes = node.expressions as Node[];
  return texts.flatMap((text, index): TemplatePart[] => {
    const hole = holes[index];
    const before = { text: text ?? '' };
    if (!hole) return [before];
    const harmless = isNumber(unwrap(hole));
    const prepared = !harmless && !isPlain(builder, hole) && { prepared: true as const };
    return [before, { hole: spanOf(hole), harmless, ...prepared }];
  });
}

// Matches: 5, Number(x), parseInt(x, 10), items.length, process.pid
function isNumber(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'number';
  if (node.type === 'CallExpression') return ['Number', 'parseInt'].includes((node.callee as Node).name as string);
  return (
    node.type === 'MemberExpression' &&
    ['length', 'pid'].includes(keyName(node.property as Node, node.computed === true) ?? '')
  );
}

// Matches: { method: 'GET', url: '/users' }
function placeOf(node: Node): ArgumentFacts['place'] {
  const textOf = (...names: string[]): string | undefined => {
    const found = (node.properties as Node[]).find((property) => names.includes(propertyKey(property)));
    const value = found?.value as Node | undefined;
    return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
  };
  const [method, path] = [textOf('method'), textOf('path', 'url')];
  return method !== undefined && path !== undefined ? { method, path } : undefined;
}

// Matches: { cwd: __dirname }, { file: 'backup.tgz', C: 'data' }
function filesOf(builder: FactsBuilder, node: Node): ArgumentFacts['files'] {
  const found = (node.properties as Node[]).filter((property) => NAMES_FILE.has(propertyKey(property)));
  if (found.length === 0) return undefined;
  return Object.fromEntries(found.map((one) => [propertyKey(one), pathExprOf(builder, one.value as Node)]));
}

function propertyKey(property: Node): string {
  return property.type === 'Property' ? (keyName(property.key as Node, property.computed === true) ?? '...') : '...';
}
