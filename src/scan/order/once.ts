import type { Once } from '../../types';
import { homeOf } from '../state/accesses';
import { selfAt } from '../state/this-aliases';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { isFunction, unwrap, wrapped } from '../syntax/walk';

const EQUAL = /^===?$/;
const OTHER = /^!==?$/;

/** A test whether shared state has a value, by its text. */
interface Look {
  readonly kept: string;
  readonly when: 'there' | 'missing';
}

/** Lazy initialisation: the parts of functions that run once, and whose result is kept for later calls. */
export function onceIn(builder: FactsBuilder, conditions: readonly Node[], assignments: readonly Node[]): Once[] {
  return [
    ...conditions.flatMap((node) => underCondition(builder, node) ?? []),
    ...assignments.flatMap((node) => byAssignment(builder, node) ?? []),
  ];
}

function underCondition(builder: FactsBuilder, node: Node): Once | undefined {
  const body = bodyAround(node);
  if (node.alternate || !body) return undefined;
  const fn = builder.indexOf(body.parent as Node);
  const look = lookOf(builder, unwrap(node.test as Node), fn);
  const part = look && partOf(builder, node, body, look);
  return part && { fn, span: part };
}

/** What is done in one assignment, on every path through a function. */
// Matches: pool ??= connect(); pool = pool || connect(); return (this.pool ||= connect());
function byAssignment(builder: FactsBuilder, node: Node): Once | undefined {
  const statement = wrapped(node).parent;
  const body = statement && STATEMENT.test(statement.type) ? bodyAround(statement) : undefined;
  if (!body || !setsIfMissing(builder, node)) return undefined;
  const fn = builder.indexOf(body.parent as Node);
  const kept = keptText(builder, node.left as Node, fn);
  return kept === undefined ? undefined : { fn, span: { start: node.start, end: node.end } };
}

const STATEMENT = /^(?:Expression|Return)Statement$/;

function setsIfMissing({ file }: FactsBuilder, { operator, left, right }: Node): boolean {
  if (operator !== '=') return operator === '??=' || operator === '||=';
  const [target, value] = [unwrap(left as Node), unwrap(right as Node)];
  if (value.type !== 'LogicalExpression' || value.operator === '&&') return false;
  const first = unwrap(value.left as Node);
  return file.text.slice(target.start, target.end) === file.text.slice(first.start, first.end);
}

/** The body of a function, if a statement is one of its own. */
function bodyAround({ parent }: Node): Node | undefined {
  return parent?.type === 'BlockStatement' && parent.parent && isFunction(parent.parent) ? parent : undefined;
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
