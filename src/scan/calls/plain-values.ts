import type { FactsBuilder } from '../facts';
import { joinsPaths } from '../paths/path-calls';
import type { Node } from '../syntax/parse';
import { isFunction, keyName, unwrap, wrapped } from '../syntax/walk';

const MAX_DEPTH = 6;
/** Calls whose result has no quotes or backslashes that their arguments did not have. */
const KEEPS_AS_IT_IS =
  /^(?:Number|String|parseInt|parseFloat|now|cwd|tmpdir|homedir|hostname|normalize|basename|dirname|extname|relative|realpathSync|readFile|readFileSync|randomUUID|encodeURIComponent|toString|toLowerCase|toUpperCase|toFixed|toISOString|trim|slice|substring|substr|padStart|padEnd|mkdtempSync)$/;

/**
 * Whether a value is put into a text as it is, as opposed to one that was prepared for its place there: escaped for a shell,
 * quoted, or joined from several.
 */
// Matches: req.query.file, path.join(dir, name), and not: file.replace(/"/g, '\\"'), files.join('" "'), escape(file)
export function isPlain(builder: FactsBuilder, expression: Node, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const node = unwrap(expression);
  const arePlain = (nodes: readonly unknown[]): boolean =>
    nodes.every((one) => isPlain(builder, one as Node, depth + 1));
  switch (node.type) {
    case 'Literal':
    case 'ThisExpression':
      return true;
    case 'TemplateLiteral':
      return arePlain(node.expressions as Node[]);
    case 'BinaryExpression':
      return arePlain([node.left, node.right]);
    case 'LogicalExpression':
      return arePlain([node.left, node.right]);
    case 'ConditionalExpression':
      return arePlain([node.consequent, node.alternate]);
    case 'AwaitExpression':
      return arePlain([node.argument]);
    case 'MemberExpression':
      return arePlain([node.object]);
    case 'CallExpression':
      return (joinsPaths(builder, node) && arePlain(node.arguments as Node[])) || isPlainCall(node, arePlain);
    case 'Identifier':
      return isPlainVariable(builder, node, depth);
    default:
      return false;
  }
}

function isPlainCall(call: Node, arePlain: (nodes: readonly unknown[]) => boolean): boolean {
  const callee = unwrap(call.callee as Node);
  const isMethod = callee.type === 'MemberExpression';
  const name = isMethod ? keyName(callee.property as Node, callee.computed === true) : callee.name;
  return (
    KEEPS_AS_IT_IS.test(String(name)) && arePlain([...(isMethod ? [callee.object] : []), ...(call.arguments as Node[])])
  );
}

function isPlainVariable(builder: FactsBuilder, name: Node, depth: number): boolean {
  const variable = builder.scopes.variableOf(name);
  if (!variable || variable.kind === 'import') return true;
  if (variable.reassigned) return false;
  if (variable.kind === 'parameter') return isPlainParameter(builder, variable.declared[0], depth);
  const declarator = declaratorOf(variable.declared[0]);
  if (declarator?.parent?.parent?.type === 'ForOfStatement')
    return isPlain(builder, declarator.parent.parent.right as Node, depth + 1);
  return !declarator?.init || isPlain(builder, declarator.init as Node, depth + 1);
}

/** What a framework or a list passes is not prepared, and what callers pass only if all of them are in this file. */
function isPlainParameter(builder: FactsBuilder, parameter: Node, depth: number): boolean {
  let fn = parameter;
  while (!isFunction(fn)) fn = fn.parent as Node;
  if (wrapped(fn).parent?.type === 'CallExpression') return true;
  const at = (fn.params as Node[]).indexOf(parameter);
  if (at < 0 || fn.type !== 'FunctionDeclaration' || /^Export/.test(fn.parent?.type ?? '')) return false;
  const uses = builder.scopes.declaredBy(fn.id as Node).flatMap((variable) => variable.uses);
  return uses.every((use) => {
    const call = use.parent as Node;
    const given = call.type === 'CallExpression' && call.callee === use ? (call.arguments as Node[]) : undefined;
    const isKnown = given?.every(({ type }) => type !== 'SpreadElement');
    return isKnown === true && (!given?.[at] || isPlain(builder, given[at], depth + 1));
  });
}

// Matches: the declarator of name in const { name } = req.query
function declaratorOf(name: Node): Node | undefined {
  let node: Node | undefined = name;
  while (node && node.type !== 'VariableDeclarator') {
    if (/Function/.test(node.type)) return undefined;
    node = node.parent;
  }
  return node;
}
