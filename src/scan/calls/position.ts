import type { CompoundFacts, Position } from '../../types';
import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';
import { chainOf, isInsideChain, tailOf } from './chains';
import { compoundOf, readBefore } from './compound';
import { movableDefault } from '../functions/defaults';
import { eachStatement, isMethodOfFresh } from './fresh';
import { iteratedBy } from './iterated';
import { fateOf, isChosen, isPromised, isTyped } from './promised';
import { isCall, isFunction, unwrap, wrapped } from '../syntax/walk';

const LOOPS = new Set(['ForStatement', 'ForInStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement']);
/** Array methods that call their callback once per element: a call inside of it is in a loop. */
const EACH = new Set([
  'forEach',
  'map',
  'filter',
  'some',
  'every',
  'find',
  'findIndex',
  'flatMap',
  'reduce',
  'reduceRight',
  'sort',
  'toSorted',
]);
/** Parents of `yield f()` where `await f()` needs no parentheses. */
const TAKES_YIELD =
  /^(?:\w+Statement|VariableDeclarator|AssignmentExpression|CallExpression|NewExpression|Property|ArrayExpression|TemplateLiteral)$/;
/** Statements that a `(` on the next line would continue when they end without a semicolon. */
const OPEN_ENDED = new Set([
  'ExpressionStatement',
  'VariableDeclaration',
  'ReturnStatement',
  'ThrowStatement',
  'BreakStatement',
  'ContinueStatement',
  'DoWhileStatement',
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ExportDefaultDeclaration',
]);

/** Describes where a call, or what runs a getter, stands: what `await` needs there, and whether it is possible at all. */
export function positionOf(call: Node, scopes: Scopes, text: string): Position {
  const isRead = !isCall(call);
  const outer = wrapped(call);
  const parent = outer.parent as Node;
  const parens = needsParens(call, parent, outer);
  const chain = chainOf(outer, text);
  return {
    parens,
    ...(isInGenerator(call) && !parens && TAKES_YIELD.test(parent.type) && { yields: true as const }),
    needsSemicolon: (parens || isInGenerator(call)) && startsOpenStatement(call, text),
    awaited: parent.type === 'AwaitExpression',
    promised: isPromised(outer, parent),
    fate: isPromised(outer, parent) ? fateOf(outer) : undefined,
    returned: parent.type === 'ReturnStatement' || (parent.type === 'ArrowFunctionExpression' && parent.body === outer),
    ...(isTyped(call, text) && { typed: true as const }),
    ...(isChosen(outer) && { chosen: true as const }),
    inTry: isInTry(call),
    ...(isFinished(call) && { finishes: true as const }),
    catches: caughtBy(call),
    unused: parent.type === 'ExpressionStatement',
    ...(parent.type === 'UnaryExpression' && parent.operator === 'void' && { voided: true as const }),
    inLoop: isInLoop(call),
    each: isRead ? undefined : eachStatement(call, scopes),
    fresh: isRead ? undefined : isMethodOfFresh(call, scopes),
    iterated: iteratedBy(outer, scopes),
    compound: compoundAround(call, scopes, text),
    chain,
    tail: isRead ? undefined : tailOf(call, text),
    barrier: isInsideChain(outer) && !chain ? 'in-optional-chain' : barrierOf(call, scopes, text),
  };
}

/** `yield` would need parentheses there. */
function isInGenerator(call: Node): boolean {
  let node = call.parent;
  while (node && !isFunction(node)) node = node.parent;
  return node?.generator === true;
}

function needsParens(call: Node, parent: Node, outer: Node): boolean {
  for (let node = call; node !== outer; node = node.parent as Node)
    if (node.parent?.type === 'ParenthesizedExpression') return false;
    // Matches: find()!, whose value may be missing, and not its promise
    else if (node.parent?.type === 'TSNonNullExpression') return true;
  switch (parent.type) {
    case 'MemberExpression':
      return parent.object === outer;
    case 'CallExpression':
    case 'NewExpression':
      return parent.callee === outer;
    case 'TaggedTemplateExpression':
      return parent.tag === outer;
    case 'BinaryExpression':
      return parent.operator === '**' && parent.left === outer;
    case 'ClassDeclaration':
    case 'ClassExpression':
      return parent.superClass === outer;
    // Not required by the grammar: people and prettier write `!(await has())`.
    case 'UnaryExpression':
      return true;
    default:
      return false;
  }
}

function startsOpenStatement(call: Node, text: string): boolean {
  let node = call;
  while (node.parent && node.parent.start === call.start && node.parent.type !== 'ExpressionStatement')
    node = node.parent;
  const statement = node.parent;
  if (statement?.type !== 'ExpressionStatement' || statement.start !== call.start) return false;
  const siblings = statement.parent?.body ?? statement.parent?.consequent;
  if (!Array.isArray(siblings)) return false;
  const previous = siblings[siblings.indexOf(statement) - 1] as Node | undefined;
  return previous !== undefined && OPEN_ENDED.has(lastIn(previous).type) && text[previous.end - 1] !== ';';
}

// Matches: return, of `if (done) return` – the statement that a statement ends with
function lastIn(statement: Node): Node {
  const inner = (statement.alternate ?? statement.consequent ?? statement.body) as Node | undefined;
  const isNested =
    statement.type === 'IfStatement' || statement.type === 'LabeledStatement' || LOOPS.has(statement.type);
  return isNested && statement.type !== 'DoWhileStatement' && inner ? lastIn(inner) : statement;
}

function isInTry(call: Node): boolean {
  for (let node = call; node.parent && !isFunction(node.parent); node = node.parent) {
    const parent = node.parent;
    if (parent.type !== 'TryStatement') continue;
    if (parent.block === node || (parent.handler === node && parent.finalizer)) return true;
  }
  return false;
}

function isFinished(call: Node): boolean {
  for (let node = call; node.parent && !isFunction(node.parent); node = node.parent)
    if (node.parent.type === 'TryStatement' && node.parent.finalizer && node.parent.finalizer !== node) return true;
  return false;
}

/** The start of the `try` in whose `catch` a call stands. */
function caughtBy(call: Node): number | undefined {
  for (let node = call; node.parent && !isFunction(node.parent); node = node.parent)
    if (node.type === 'CatchClause') return node.parent.start;
  return undefined;
}

/** Whether a node is in a loop of its own function, or in the callback of an array method. */
function isInLoop(call: Node): boolean {
  for (let node = call; node.parent; node = node.parent) {
    const parent = node.parent;
    if (LOOPS.has(parent.type) && !isEvaluatedOnce(parent, node)) return true;
    if (!isFunction(node)) continue;
    if (!isEachCallback(node, parent)) return false;
  }
  return false;
}

function isEvaluatedOnce(loop: Node, part: Node): boolean {
  return loop.init === part || (loop.right === part && loop.type !== 'ForStatement');
}

function isEachCallback(fn: Node, parent: Node): boolean {
  if (parent.type !== 'CallExpression' || parent.callee === fn) return false;
  const callee = unwrap(parent.callee as Node);
  return callee.type === 'MemberExpression' && EACH.has((callee.property as Node).name as string);
}

/** The code of a reason when `await` is not legal here, or would change what is computed. */
function barrierOf(call: Node, scopes: Scopes, text: string): string | undefined {
  for (let node = call; node.parent; node = node.parent) {
    const parent = node.parent;
    if (parent.type === 'Decorator') return 'in-decorator';
    if (parent.type === 'StaticBlock' || parent.type === 'PropertyDefinition')
      return parent.value === node || parent.type === 'StaticBlock' ? 'in-class-field' : undefined;
    if (isFunction(parent))
      return parent.body === node || movableDefault(call, scopes, text) ? undefined : 'in-default-parameter';
    const target = readBefore(parent, node, scopes, text);
    if (target && !compoundOf(node, target, scopes)) return 'in-compound-assignment';
  }
  return undefined;
}

/** The statement whose value contains a call, when its target is read before and others could change it. */
function compoundAround(call: Node, scopes: Scopes, text: string): CompoundFacts | undefined {
  for (let node = call; node.parent && !isFunction(node.parent); node = node.parent) {
    const target = readBefore(node.parent, node, scopes, text);
    if (target) return compoundOf(node, target, scopes);
  }
  return undefined;
}
