import type { Exposed } from '../../types';
import { rootOf } from './accesses';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { keyName, unwrap, wrapped } from '../syntax/walk';

/** The variables of a module that it exports, and the names under which importers know them. */
// Matches: export let count = 0, export { state as all }, module.exports = { state }, exports.state = state
export function exposedIn(builder: FactsBuilder): Exposed[] {
  return builder.scopes.variables.flatMap((variable) => {
    const [name] = variable.declared;
    if (!variable.topLevel || variable.kind === 'import' || !name) return [];
    const as = declaredAs(variable) ?? variable.uses.map(exportedAs).find((names) => names !== undefined);
    return as ? [{ root: rootOf(builder, variable), as }] : [];
  });
}

// Matches: export const state = {}
function declaredAs({ name, declared: [id] }: Variable): readonly string[] | undefined {
  const { parent } = id;
  const declaration = parent?.type === 'VariableDeclarator' ? parent.parent : parent;
  return declaration?.parent?.type === 'ExportNamedDeclaration' ? [name] : undefined;
}

function exportedAs(use: Node): readonly string[] | undefined {
  const value = wrapped(use);
  const { parent } = value;
  switch (parent?.type) {
    case 'ExportSpecifier':
      return parent.local === use ? nameOf(parent.exported as Node) : undefined;
    case 'ExportDefaultDeclaration':
      return [];
    case 'AssignmentExpression':
      return parent.right === value ? targetOf(parent.left as Node) : undefined;
    case 'Property':
      return parent.value === value ? heldAs(parent) : undefined;
    default:
      return undefined;
  }
}

// Matches: export { state as default }
function nameOf(exported: Node): readonly string[] {
  const name = String(exported.name ?? exported.value);
  return name === 'default' ? [] : [name];
}

// Matches: state of module.exports = { state }
function heldAs({ key, computed, parent: object }: Node): readonly string[] | undefined {
  const holder = object?.parent;
  const around =
    holder?.type === 'AssignmentExpression' && holder.right === object ? targetOf(holder.left as Node) : undefined;
  const name = keyName(key as Node, computed === true);
  return around && name !== undefined ? [...around, name] : undefined;
}

/** The names below `module.exports` that an assignment sets. */
export function targetOf(target: Node): readonly string[] | undefined {
  const node = unwrap(target);
  if (node.type === 'Identifier') return node.name === 'exports' ? [] : undefined;
  if (node.type !== 'MemberExpression') return undefined;
  const name = keyName(node.property as Node, node.computed === true);
  if ((node.object as Node).name === 'module' && name === 'exports') return [];
  const around = targetOf(node.object as Node);
  return around && name !== undefined ? [...around, name] : undefined;
}
