import { LOADERS } from '../../language/requests';
import type { Node } from '../syntax/parse';
import type { Scopes, Variable } from '../syntax/scopes';
import { keyName, unwrap } from '../syntax/walk';

/** Whether what is called loads a module: `require` itself, or a variable that holds one. */
export function loadsModule(scopes: Scopes, callee: Node, argument: Node | undefined): boolean {
  if (callee.type !== 'Identifier') return false;
  const variable = scopes.variableOf(callee);
  if (!variable) return callee.name === 'require';
  if (variable.reassigned) return false;
  return isImported(variable) || isMade(variable, argument);
}

// Matches: import rfr from 'rfr'
function isImported({ kind, declared: [name] }: Variable): boolean {
  const { type, parent } = name.parent ?? {};
  const source = (parent as Node | undefined)?.source as Node | undefined;
  return kind === 'import' && type === 'ImportDefaultSpecifier' && LOADERS.has(String(source?.value));
}

// Matches: const require = createRequire(import.meta.url), const rfr = require('rfr')
function isMade({ declared: [name] }: Variable, argument: Node | undefined): boolean {
  const declarator = name.parent;
  if (declarator?.type !== 'VariableDeclarator' || declarator.id !== name || !declarator.init) return false;
  const made = unwrap(declarator.init as Node);
  if (made.type !== 'CallExpression') return false;
  const maker = unwrap(made.callee as Node);
  const [from] = made.arguments as (Node | undefined)[];
  if (maker.name === 'require') return LOADERS.has(String(from?.value));
  return nameOf(maker) === 'createRequire' && (isOwnFile(from) || !String(argument?.value ?? '.').startsWith('.'));
}

// Matches: createRequire, Module.createRequire
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name as string;
  return node.type === 'MemberExpression' ? keyName(node.property as Node, node.computed === true) : undefined;
}

// Matches: import.meta.url, import.meta.filename, __filename
function isOwnFile(node: Node | undefined): boolean {
  if (node?.type === 'Identifier') return node.name === '__filename';
  return node?.type === 'MemberExpression' && (node.object as Node).type === 'MetaProperty';
}
