import type { PathExpr } from '../../types';
import type { FactsBuilder } from '../facts';
import { paramsOf } from '../functions/functions';
import type { Node } from '../syntax/parse';
import { appendedTo } from './appended';
import { editedExpr } from './edits';
import { assignedToField } from './fields';
import { asWritten, nameOf } from './names';
import { partInField, partInVariable, type Asked } from './parts';
import { isOfPathModule, joinedBy } from './path-calls';
import { ANYTHING, patternOf } from './patterns';
import { spellingOf, type Spelling } from './spellings';
import { calledName, streamedExpr } from './streams';
import { mayAdd } from './sums';
import type { Variable } from '../syntax/scopes';
import { isFunction, unwrap } from '../syntax/walk';

/** A path of which nothing is known. */
export const ANY_PATH: PathExpr = { kind: 'any' };
const MAX_DEPTH = 8;
/** Variables assigned more often, or deeper inside, are represented by their name. */
const MAX_ASSIGNED = 4;
const MAX_ASSIGNED_DEPTH = 2;
const OPENS = /^open(?:Sync|Async)$/;
const WRITES = /^(?:AssignmentExpression|AssignmentPattern|For(?:In|Of)Statement)$/;
const OTHER_WRITES = /^(?:ArrayPattern|RestElement|UpdateExpression)$/;

/** How the value of an expression is built, as far as it is a path or a part of one. */
export function pathExprOf(builder: FactsBuilder, expression: Node, depth = 0): PathExpr {
  const node = unwrap(expression);
  const known = patternOf(node, builder.scopes, builder.file.path);
  if (!known.includes(ANYTHING)) return { kind: 'text', text: known };
  if (depth > MAX_DEPTH) return ANY_PATH;
  const edited = editedExpr(askedOf(builder, depth), node);
  if (edited) return edited;
  const spelling = spellingOf(builder, node);
  if (spelling) return spelledExpr(builder, spelling, depth);
  switch (node.type) {
    // It contains the wildcard character.
    case 'Literal':
      return typeof node.value === 'string' ? { kind: 'text', text: node.value } : ANY_PATH;
    case 'TemplateLiteral':
      return templateExpr(builder, node, depth);
    case 'BinaryExpression':
      return node.operator === '+' && !mayAdd(node)
        ? parts(builder, 'concat', [node.left as Node, node.right as Node], depth)
        : ANY_PATH;
    case 'Identifier':
      return identifierExpr(builder, node, depth);
    case 'MemberExpression':
      return streamedExpr(askedOf(builder, depth), node) ?? fieldExpr(builder, node, depth);
    case 'AwaitExpression':
      return pathExprOf(builder, node.argument as Node, depth + 1);
    case 'CallExpression':
      return callExpr(builder, node, depth);
    case 'ConditionalExpression':
      return choice(builder, [node.consequent as Node, node.alternate as Node], depth);
    case 'LogicalExpression':
      return node.operator === '&&' ? ANY_PATH : choice(builder, [node.left as Node, node.right as Node], depth);
    default:
      return ANY_PATH;
  }
}

function spelledExpr(builder: FactsBuilder, { kind, parts: made }: Spelling, depth: number): PathExpr {
  const [first, ...others] = made.map((part): PathExpr =>
    typeof part === 'string' ? { kind: 'text', text: part } : pathExprOf(builder, part, depth + 1),
  );
  return others.length === 0 ? first : { kind, parts: [first, ...others] };
}

function templateExpr(builder: FactsBuilder, node: Node, depth: number): PathExpr {
  const texts = (node.quasis as { value: { cooked: string | null } }[]).map((quasi): PathExpr => ({
    kind: 'text',
    text: quasi.value.cooked ?? '',
  }));
  const holes = (node.expressions as Node[]).map((hole) => pathExprOf(builder, hole, depth + 1));
  return { kind: 'concat', parts: texts.flatMap((text, index) => (holes[index] ? [text, holes[index]] : [text])) };
}

function parts(builder: FactsBuilder, kind: 'join' | 'concat', nodes: readonly Node[], depth: number): PathExpr {
  return {
    kind,
    parts: nodes.map((node) =>
      pathExprOf(builder, node.type === 'SpreadElement' ? (node.argument as Node) : node, depth + 1),
    ),
  };
}

// Matches: process.env.DATA ? path.join(process.env.DATA, 'notes') : path.join(__dirname, 'notes'), config.dir || './data'
function choice(builder: FactsBuilder, nodes: readonly Node[], depth: number): PathExpr {
  return { kind: 'choice', of: nodes.map((node) => pathExprOf(builder, node, depth + 1)) };
}

function identifierExpr(builder: FactsBuilder, node: Node, depth: number): PathExpr {
  const variable = builder.scopes.variableOf(node);
  // Matches: FILE, after global.FILE = dataFile('users.json')
  if (!variable) return nodeExpr(builder, node);
  const parts = partInVariable(askedOf(builder, depth), variable);
  if (parts) return { assigned: parts, ...nodeExpr(builder, node) };
  const param = paramExpr(builder, variable, depth);
  if (param) return param;
  const declarator = variable.declared[0]?.parent;
  const isPlain =
    declarator?.type === 'VariableDeclarator' &&
    declarator.id === variable.declared[0] &&
    declarator.init &&
    !variable.reassigned;
  const init = isPlain ? pathExprOf(builder, declarator.init as Node, depth + 1) : ANY_PATH;
  // A constant that is one of several values also has a name, by which other files know it, if it is no function's own.
  const named = builder.ownerOf(variable.declared[0]) === 0 ? 'everywhere' : 'here';
  if (init.kind === 'choice') return { ...init, of: [nodeExpr(builder, node), ...init.of], named };
  if (init.kind !== 'any') return init;
  const appended = depth > MAX_ASSIGNED_DEPTH ? [] : appendedTo(askedOf(builder, depth), variable);
  if (appended.length > 0) return { assigned: appended, ...nodeExpr(builder, node) };
  const assigned = depth > MAX_ASSIGNED_DEPTH ? [] : assignedTo(variable);
  const known = nodeExpr(builder, node);
  if (assigned.length === 0) return known;
  const given = isInitial(variable) ? [] : [paramOf(builder, variable, depth) ?? ANY_PATH];
  return { assigned: [...given, ...assigned.map((value) => pathExprOf(builder, value, depth + 1))], ...known };
}

/** Whether a variable is declared with its first value, as no parameter and no part of a pattern is. */
const isInitial = ({ declared: [name] }: Variable): boolean =>
  name.parent?.type === 'VariableDeclarator' && name.parent.id === name;

/** The values of a variable that gets all of them by assignment. */
// Matches: let dir = config.dir; if (isLink) dir = readlinkSync(dir); and let { file } = query; file = path.join(dir, file);
function assignedTo(variable: Variable): readonly Node[] {
  const { kind, reassigned, declared, uses } = variable;
  if (!reassigned || kind === 'import' || declared.length !== 1) return [];
  const declarator = declared[0].parent as Node;
  const parents = uses.map((use) => use.parent as Node);
  const writes = parents.filter((parent, index) => parent.left === uses[index] && WRITES.test(parent.type));
  const isPlain = writes.every(({ operator }) => operator === '=') && !parents.some(isOtherWrite);
  const values = [isInitial(variable) && declarator.init, ...writes.map(({ right }) => right)].filter(
    Boolean,
  ) as Node[];
  return isPlain && values.length <= MAX_ASSIGNED ? values : [];
}

// Matches: [dir] = names; ({ dir } = config); number++
function isOtherWrite({ type, parent }: Node): boolean {
  return type === 'Property' ? parent?.type === 'ObjectPattern' : OTHER_WRITES.test(type);
}

function paramExpr(builder: FactsBuilder, variable: Variable, depth: number): PathExpr | undefined {
  return variable.reassigned ? undefined : paramOf(builder, variable, depth);
}

function paramOf(builder: FactsBuilder, variable: Variable, depth: number): PathExpr | undefined {
  if (variable.kind !== 'parameter') return undefined;
  const declared = variable.declared[0];
  const holder = declared.parent as Node;
  const fn = isFunction(holder) ? holder : (holder.parent as Node);
  if (!isFunction(fn) || (!['RestElement', 'AssignmentPattern'].includes(holder.type) && holder !== fn))
    return undefined;
  const index = paramsOf(fn).indexOf(holder === fn ? declared : holder);
  if (index < 0) return undefined;
  const preset = holder.type === 'AssignmentPattern' ? pathExprOf(builder, holder.right as Node, depth + 1) : undefined;
  const rest = holder.type === 'RestElement';
  return { kind: 'param', fn: builder.indexOf(fn), index, rest, ...(preset && { preset }) };
}

/** Values of one variable or field that are put together, or given from elsewhere: other values flow to it as they are. */
const MADE: ReadonlySet<PathExpr['kind']> = new Set(['join', 'concat', 'choice', 'param', 'call']);

function fieldExpr(builder: FactsBuilder, node: Node, depth: number): PathExpr {
  const parts = partInField(askedOf(builder, depth), node);
  if (parts) return { assigned: parts, ...nodeExpr(builder, node) };
  const values = depth > MAX_ASSIGNED_DEPTH ? [] : assignedToField(builder, node);
  const assigned = values.map((value) => pathExprOf(builder, value, depth + 1));
  return { ...(assigned.some(({ kind }) => MADE.has(kind)) && { assigned }), ...nodeExpr(builder, node) };
}

function askedOf(builder: FactsBuilder, depth: number): Asked {
  return { builder, pathOf: (node, deeper) => pathExprOf(builder, node, deeper), depth };
}

function nodeExpr(builder: FactsBuilder, node: Node): PathExpr & { readonly kind: 'node' } {
  const [name, known] = [asWritten(builder, node), nameOf(builder, node)];
  return { kind: 'node', node: builder.nodeOf(node), name, ...(known !== name && { known }) };
}

/** A path that is joined, unless the call of that index runs a function of the program. */
// Matches: resolve(name) of const { resolve } = require('./files')
function joinExpr(path: PathExpr, call: number | undefined): PathExpr {
  return path.kind === 'join' && call !== undefined ? { kind: 'join', parts: path.parts, call } : path;
}

// Matches: path.join(…), path.resolve(…), join(…), dataFile('users.json'), fs.openSync(path, 'r'), whose number stands for the file
function callExpr(builder: FactsBuilder, node: Node, depth: number): PathExpr {
  const [first] = node.arguments as Node[];
  if (first && OPENS.test(calledName(node))) return pathExprOf(builder, first, depth + 1);
  const joined = joinedBy(builder, node);
  const call = builder.callIndexOf(node);
  if (joined) return joinExpr(parts(builder, 'join', joined, depth), isOfPathModule(builder, node) ? undefined : call);
  return call === undefined ? ANY_PATH : { kind: 'call', call };
}
