import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { ANYTHING, patternOf } from '../paths/patterns';
import { loadsModule } from '../paths/loaders';
import type { Scopes, Variable } from '../syntax/scopes';
import { keyName, unwrap } from '../syntax/walk';

/** Stands for a variable in a pattern, to find where its value goes. */
const MARK = '\u0001';
const MAX_DEPTH = 3;

/** Methods that remove an extension, and those that split a path. */
const CUTS = /^(?:split|slice|substr|substring|replace)$/;
const PATH = /^(?:basename|parse)$/;

/** What an assignment requests that stores each of several modules under the name of its file; undefined for any other. */
// Matches: routes[file.split('.')[0]] = require(`./${file}`), and the same with variables in between
export function storedByName(
  builder: FactsBuilder,
  { computed, property }: Node,
  value: Node,
): { readonly pattern: string; readonly source: Node } | undefined {
  if (computed !== true) return undefined;
  const { scopes, file } = builder;
  const request = requestOf(scopes, value);
  const name = request && nameIn(scopes, property as Node);
  if (!name) return undefined;
  const pattern = patternOf(request, scopes, file.path);
  const isNamed = patternOf(request, scopes, file.path, new Map([[name, MARK]])).includes(MARK);
  return isNamed && pattern.includes(ANYTHING) ? { pattern, source: request } : undefined;
}

/** The argument of `require`, in an expression or in the constant that holds its result. */
function requestOf(scopes: Scopes, expression: Node): Node | undefined {
  const node = constantOf(scopes, expression) ?? unwrap(expression);
  const callee = node.type === 'CallExpression' ? unwrap(node.callee as Node) : undefined;
  const [source] = (callee ? node.arguments : []) as (Node | undefined)[];
  return callee && loadsModule(scopes, callee, source) ? source : undefined;
}

/** The variable with a file name that an expression is, possibly without its extension. */
function nameIn(scopes: Scopes, expression: Node, depth = 0): Variable | undefined {
  const node = unwrap(expression);
  if (depth > MAX_DEPTH) return undefined;
  if (node.type === 'Identifier') {
    const value = constantOf(scopes, node);
    return (value && nameIn(scopes, value, depth + 1)) ?? scopes.variableOf(node);
  }
  // Matches: file.split('.')[0], path.parse(file).name
  if (node.type === 'MemberExpression') return nameIn(scopes, node.object as Node, depth + 1);
  const callee = node.type === 'CallExpression' ? unwrap(node.callee as Node) : undefined;
  if (callee?.type !== 'MemberExpression') return undefined;
  const method = keyName(callee.property as Node, callee.computed === true) ?? '';
  if (PATH.test(method)) return nameIn(scopes, (node.arguments as Node[])[0], depth + 1);
  return CUTS.test(method) ? nameIn(scopes, callee.object as Node, depth + 1) : undefined;
}

/** The value of a constant. */
function constantOf(scopes: Scopes, expression: Node): Node | undefined {
  const node = unwrap(expression);
  const variable = node.type === 'Identifier' ? scopes.variableOf(node) : undefined;
  const declarator = variable?.declared[0]?.parent;
  const isPlain = declarator?.type === 'VariableDeclarator' && declarator.id === variable?.declared[0];
  return isPlain && !variable?.reassigned && declarator.init ? unwrap(declarator.init as Node) : undefined;
}
