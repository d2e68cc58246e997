import type { EndingFacts, Edit } from '../../types';
import type { Node } from '../syntax/parse';
import type { Scopes, Variable } from '../syntax/scopes';
import { functionAround } from '../syntax/walk';

const NAMES = new Set(['Identifier', 'ObjectPattern', 'ArrayPattern']);

/** How a function uses its last parameter, which may be a callback; undefined when it has or uses none. */
export function endingOf(fn: Node, scopes: Scopes, text: string): EndingFacts | undefined {
  const params = fn.params as Node[];
  const last = params.at(-1);
  const variable = last?.type === 'Identifier' ? scopes.variableOf(last) : undefined;
  if (!last || !variable || variable.uses.length === 0) return undefined;
  const end = lastCall(fn);
  return {
    use: variable.uses.every(isAsked) ? 'asked' : 'called',
    plain: params.every(({ type }) => NAMES.has(type)),
    cut: end && isOnlyUse(end, variable) ? [parameterCut(fn, last, text), statementCut(fn, text)] : undefined,
    early: earlyUses(fn, variable),
    over: isEnd(end, variable) || variable.uses.every((use) => functionAround(use) === fn),
  };
}

// Matches: t.end, done.fail – but not done
function isAsked(use: Node): boolean {
  return use.parent?.type === 'MemberExpression' && use.parent.object === use && use.parent.computed !== true;
}

/** The ends of the uses that are not `return done()`; when an inner function runs is not known. */
function earlyUses(fn: Node, { uses }: Variable): number[] {
  const staying = uses.filter((use) => !isReturned(use, fn));
  return staying.map((use) => (use.parent?.type === 'CallExpression' ? use.parent.end : use.end));
}

function isReturned(use: Node, fn: Node): boolean {
  const call = use.parent;
  return call?.callee === use && call.parent?.type === 'ReturnStatement' && functionAround(use) === fn;
}

/** The call in the last statement of a function: `done();` or `return done();`. */
function lastCall(fn: Node): Node | undefined {
  const body = fn.body as Node;
  const last = body.type === 'BlockStatement' ? (body.body as Node[]).at(-1) : undefined;
  const call = (last?.type === 'ReturnStatement' ? last.argument : last?.expression) as Node | null | undefined;
  return call?.type === 'CallExpression' && call.optional !== true ? call : undefined;
}

// Matches: done() where the parameter is named nowhere else
function isOnlyUse({ callee, arguments: args }: Node, { uses }: Variable): boolean {
  return uses.length === 1 && uses[0] === callee && (args as Node[]).length === 0;
}

// Matches: t.end()
function isEnd(call: Node | undefined, { uses }: Variable): boolean {
  const callee = call?.callee as Node | undefined;
  const isMember = callee?.type === 'MemberExpression' && uses.includes(callee.object as Node);
  return isMember && (callee.property as Node).name === 'end';
}

/**
 * The edit that removes the parameter, with a comma before or after it; an arrow function without parentheses gets
 * some.
 */
function parameterCut(fn: Node, param: Node, text: string): Edit {
  const before = (fn.params as Node[]).at(-2);
  const comma = /^\s*,(?=\s*\))/.exec(text.slice(param.end, param.end + 100))?.[0] ?? '';
  const isBare = param.start === fn.start;
  const span = { start: before ? before.end : param.start, end: param.end + comma.length };
  return { span, text: isBare ? '()' : '' };
}

/** The edit that removes the last statement, with the white space before it. */
function statementCut(fn: Node, text: string): Edit {
  const body = fn.body as Node;
  const { start, end } = (body.body as Node[]).at(-1) as Node;
  const inside = text.slice(body.start + 1, start).trimEnd();
  return { span: { start: body.start + 1 + inside.length, end }, text: '' };
}
