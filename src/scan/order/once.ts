import type { Once } from '../../types';
import { homeOf } from '../state/accesses';
import { selfAt } from '../state/this-aliases';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { isFunction, unwrap } from '../syntax/walk';

const EQUAL = /^===?$/;
const OTHER = /^!==?$/;

/** A test whether shared state has a value, by its text. */
interface Look {
  readonly kept: string;
  readonly when: 'there' | 'missing';
}

/** Lazy initialisation: the parts of functions that run once, and whose result is kept for later calls. */
export function onceIn(builder: FactsBuilder, conditions: readonly Node[]): Once[] {
  return conditions.flatMap((node) => {
    const body = node.parent;
    if (node.alternate || body?.type !== 'BlockStatement' || !body.parent || !isFunction(body.parent)) return [];
    const fn = builder.indexOf(body.parent);
    const look = lookOf(builder, unwrap(node.test as Node), fn);
    const part = look && partOf(builder, node, body, look);
    return part ? [{ fn, span: part }] : [];
  });
}

function partOf(builder: FactsBuilder, node: Node, body: Node, { kept, when }: Look): Once['span'] | undefined {
  const consequent = node.consequent as Node;
  const inner = consequent.type === 'BlockStatement' ? (consequent.body as Node[]) : [consequent];
  const behind = (body.body as Node[]).filter(({ start }) => start >= node.end);
  const makes = (statements: readonly Node[]): boolean =>
    statements.some((statement) => assignedBy(builder, statement) === kept);
  // Matches: if (pool) return pool;
  if (when === 'there')
    return inner.at(-1)?.type === 'ReturnStatement' && makes(behind) ? { start: node.end, end: body.end } : undefined;
  // Matches: if (!pool) { pool = connect(); }
  return makes(inner) ? { start: consequent.start, end: consequent.end } : undefined;
}

// Matches: pool, !pool, pool !== null, this.pool === undefined
function lookOf(builder: FactsBuilder, test: Node, fn: number): Look | undefined {
  if (test.type === 'UnaryExpression' && test.operator === '!') {
    const kept = keptText(builder, test.argument as Node, fn);
    return kept === undefined ? undefined : { kept, when: 'missing' };
  }
  const isComparison = test.type === 'BinaryExpression' && isNothing(unwrap(test.right as Node));
  const kept = keptText(builder, isComparison ? (test.left as Node) : test, fn);
  if (kept === undefined) return undefined;
  if (!isComparison || OTHER.test(test.operator as string)) return { kept, when: 'there' };
  return EQUAL.test(test.operator as string) ? { kept, when: 'missing' } : undefined;
}

function isNothing(node: Node): boolean {
  return (node.type === 'Literal' && node.value === null) || (node.type === 'Identifier' && node.name === 'undefined');
}

/** Whether a variable is declared outside of the function, or is a field of `this`. */
function keptText(builder: FactsBuilder, value: Node, fn: number): string | undefined {
  const node = unwrap(value);
  const text = builder.file.text.slice(node.start, node.end);
  if (node.type === 'MemberExpression')
    return node.computed || !isKept(builder, node.object as Node) ? undefined : text;
  const variable = node.type === 'Identifier' ? builder.scopes.variableOf(node) : undefined;
  return variable && variable.kind === 'other' && homeOf(builder, variable) !== fn ? text : undefined;
}

/** `this`, or a class by its name. */
function isKept(builder: FactsBuilder, object: Node): boolean {
  const node = unwrap(object);
  const variable = node.type === 'Identifier' ? builder.scopes.variableOf(node) : undefined;
  return selfAt(builder, node) !== undefined || /^Class/.test(variable?.declared[0]?.parent?.type ?? '');
}

/** What a statement assigns on every path. */
// Matches: pool = connect();, return (pool = connect());
function assignedBy({ file }: FactsBuilder, statement: Node): string | undefined {
  const value = statement.type === 'ReturnStatement' ? statement.argument : statement.expression;
  const node = value ? unwrap(value as Node) : undefined;
  if (node?.type !== 'AssignmentExpression') return undefined;
  const target = unwrap(node.left as Node);
  return file.text.slice(target.start, target.end);
}
