import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { joinsPaths } from './path-calls';
import { ANYTHING, patternOf } from './patterns';
import { unwrap } from '../syntax/walk';

/** A path whose beginning only the points-to analysis can tell: the flow node of that, and the known rest. */
export interface Below {
  readonly folder?: Node;
  readonly below: string;
}

const NOWHERE: Below = { below: '' };
const MAX_DEPTH = 8;

/** Splits a path: `path.join(dir, name + '.js')` is `/*.js` below `dir`. */
export function folderOf(builder: FactsBuilder, expression: Node, depth = 0): Below {
  const node = unwrap(expression);
  if (depth > MAX_DEPTH) return NOWHERE;
  switch (node.type) {
    case 'TemplateLiteral':
      return templateBelow(builder, node, depth);
    case 'BinaryExpression':
      return node.operator === '+' ? after(builder, node.left as Node, [node.right as Node], '', depth) : NOWHERE;
    case 'CallExpression':
      return callBelow(builder, node, depth);
    case 'Identifier':
      return identifierBelow(builder, node, depth);
    default:
      return { folder: node, below: '' };
  }
}

function after(builder: FactsBuilder, first: Node, rest: readonly Node[], separator: string, depth: number): Below {
  const start = folderOf(builder, first, depth + 1);
  const texts = rest.map((part) =>
    part.type === 'SpreadElement' ? ANYTHING : patternOf(part, builder.scopes, builder.file.path),
  );
  return { ...start, below: [start.below, ...texts].join(separator) };
}

function templateBelow(builder: FactsBuilder, node: Node, depth: number): Below {
  const texts = (node.quasis as { value: { cooked: string | null } }[]).map(({ value }) => value.cooked ?? ANYTHING);
  const holes = node.expressions as Node[];
  if (texts[0] !== '' || !holes[0]) return NOWHERE;
  const start = folderOf(builder, holes[0], depth + 1);
  const known = holes.slice(1).map((hole) => patternOf(hole, builder.scopes, builder.file.path));
  return {
    ...start,
    below:
      start.below +
      texts
        .slice(1)
        .map((text, index) => text + (known[index] ?? ''))
        .join(''),
  };
}

// Matches: path.join(dir, name), hub.path.resolve(dir, name), join(dir, name)
function callBelow(builder: FactsBuilder, node: Node, depth: number): Below {
  const [first, ...rest] = node.arguments as Node[];
  if (!joinsPaths(builder, node) || !first || first.type === 'SpreadElement') return { folder: node, below: '' };
  return after(builder, first, rest, '/', depth);
}

function identifierBelow(builder: FactsBuilder, node: Node, depth: number): Below {
  const variable = builder.scopes.variableOf(node);
  const declarator = variable?.declared[0]?.parent;
  const isPlain =
    declarator?.type === 'VariableDeclarator' && declarator.id === variable?.declared[0] && !variable?.reassigned;
  if (!isPlain || !declarator.init) return { folder: node, below: '' };
  const inner = folderOf(builder, declarator.init as Node, depth + 1);
  return inner.below === '' ? { folder: node, below: '' } : inner;
}
