import { isWithin } from '../../program';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { unwrap } from '../syntax/walk';

/** The value of an expression, if it is known. */
type Known = { readonly value: unknown } | undefined;

/** Comparison operators, for values of the same type. */
const COMPARED: Readonly<Partial<Record<string, (a: never, b: never) => boolean>>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
};

const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;

/** Whether the body of a loop runs at least once, whatever the arguments of its function are. */
// Matches: while (true), for (let tries = 0; tries < 3; tries++), let page = '/first'; while (page), and not: while (page = next())
export function isEntered(builder: FactsBuilder, loop: Node): boolean {
  if (loop.type !== 'WhileStatement' && loop.type !== 'ForStatement') return false;
  const test = loop.test as Node | null;
  return test === null || Boolean(valueOf(builder, test, loop)?.value);
}

/** The value of an expression when a loop begins, if the text tells. */
function valueOf(builder: FactsBuilder, expression: Node, loop: Node): Known {
  const node = unwrap(expression);
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? undefined : { value: node.value };
    case 'Identifier':
      return valueOfName(builder, node, loop);
    case 'UnaryExpression': {
      const known = node.operator === '!' ? valueOf(builder, node.argument as Node, loop) : undefined;
      return known && { value: !known.value };
    }
    case 'BinaryExpression': {
      const [left, right] = [node.left, node.right].map((side) => valueOf(builder, side as Node, loop));
      const compare = COMPARED[node.operator as string];
      const isComparable = left && right && compare && typeof left.value === typeof right.value;
      return isComparable ? { value: compare(left.value as never, right.value as never) } : undefined;
    }
    default:
      return undefined;
  }
}

/** The value of a variable, if it is declared with one and cannot have been assigned before the loop. */
function valueOfName(builder: FactsBuilder, name: Node, loop: Node): Known {
  const variable = builder.scopes.variableOf(name);
  const declarator = variable?.declared.length === 1 ? variable.declared[0].parent : undefined;
  if (!variable || declarator?.type !== 'VariableDeclarator') return undefined;
  const fn = builder.ownerOf(loop);
  const isOwn = builder.ownerOf(declarator) === fn;
  const isFirst = ({ start }: Node): boolean => start >= loop.start;
  const isHere = (use: Node): boolean => use.start < loop.end || builder.ownerOf(use) === fn;
  const isSet = variable.reassigned
    ? isOwn && !isRepeated(declarator, loop) && variable.uses.every((use) => isFirst(use) && isHere(use))
    : isOwn || declarator.parent?.kind !== 'var';
  const init = declarator.init as Node | null;
  return isSet && init?.type === 'Literal' ? valueOf(builder, init, loop) : undefined;
}

/** Whether the loop is in another one, outside of which the variable is declared. */
function isRepeated(declarator: Node, loop: Node): boolean {
  for (let node = loop.parent; node && !isWithin(declarator, node); node = node.parent)
    if (LOOP.test(node.type)) return true;
  return false;
}
