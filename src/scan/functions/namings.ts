import type { Naming } from '../../types';
import type { FactsBuilder } from '../facts';
import { isModuleExports, patternNames } from './module-homes';
import type { Node } from '../syntax/parse';
import { functionAround, isFunction, keyName, spanOf, unwrap, wrapped } from '../syntax/walk';
import { LISTS } from './homes';

/** Every place of a file that gives a function, or a variable that may hold one, a name by which others call it. */
export function namingsOf(builder: FactsBuilder, nodes: readonly Node[]): Naming[] {
  const found: Naming[] = [];
  for (const node of nodes) {
    const rule = NAMINGS.get(node.type);
    if (rule) found.push(...rule(builder, node));
  }
  return found;
}

const NAMINGS = new Map<string, (builder: FactsBuilder, node: Node) => Naming[]>([
  ['Property', propertyNaming],
  ['AssignmentExpression', assignmentNaming],
  ['MethodDefinition', classNaming],
  ['PropertyDefinition', classNaming],
  ['ExportNamedDeclaration', exportNaming],
  ['ExportDefaultDeclaration', defaultNaming],
]);

function propertyNaming(builder: FactsBuilder, property: Node): Naming[] {
  const object = property.parent as Node;
  const name = keyName(property.key as Node, property.computed === true);
  const value = unwrap(property.value as Node);
  if (object.type !== 'ObjectExpression' || property.kind !== 'init' || name === undefined || !isNameable(value))
    return [];
  const isTyped = hasNamedType(object);
  const isKnown = isOpen(object) || isTyped;
  const form = !isKnown ? 'closed' : isFunction(value) ? 'home' : property.shorthand ? 'shorthand' : 'property';
  const found = naming(builder, name, builder.nodeOf(object), value, form, property);
  return [isTyped ? { ...found, typed: true } : found];
}

function assignmentNaming(builder: FactsBuilder, assignment: Node): Naming[] {
  const left = assignment.left as Node;
  const value = unwrap(assignment.right as Node);
  const statement = assignment.parent as Node;
  if (left.type !== 'MemberExpression' || assignment.operator !== '=' || !isNameable(value)) return [];
  const name = keyName(left.property as Node, left.computed === true);
  if (name === undefined) return [];
  const isPlain =
    left.computed !== true && statement.type === 'ExpressionStatement' && LISTS.has((statement.parent as Node).type);
  const isModule = isModuleExports(left);
  const form = !isPlain ? 'closed' : isFunction(value) ? 'home' : isModule ? 'module' : 'assignment';
  return [naming(builder, name, isModule ? -1 : builder.nodeOf(left.object as Node), value, form, statement)];
}

function classNaming(builder: FactsBuilder, member: Node): Naming[] {
  const name = keyName(member.key as Node, member.computed === true);
  const value = member.value as Node | null;
  if (name === undefined || !value || !isFunction(value) || !value.body) return [];
  return [naming(builder, name, -1, value, 'home', member)];
}

function exportNaming(builder: FactsBuilder, statement: Node): Naming[] {
  if (statement.exportKind === 'type') return [];
  const declaration = statement.declaration as Node | null;
  if (declaration) return declaredNames(builder, declaration, statement);
  const request = (statement.source as Node | null)?.value as string | undefined;
  return (statement.specifiers as Node[]).map((specifier) => {
    const [name, local] = [specifier.exported as Node, specifier.local as Node].map(
      (node) => (node.name ?? node.value) as string,
    );
    if (request === undefined) return naming(builder, name, -1, specifier.local as Node, 'export', specifier);
    return { name, object: -1, node: -1, form: 're-export', span: spanOf(specifier), request, imported: local };
  });
}

function defaultNaming(builder: FactsBuilder, statement: Node): Naming[] {
  const value = unwrap(statement.declaration as Node);
  if (isFunction(value)) return [naming(builder, 'default', -1, value, 'home', statement)];
  return value.type === 'Identifier' ? [naming(builder, 'default', -1, value, 'module', statement)] : [];
}

function declaredNames(builder: FactsBuilder, declaration: Node, statement: Node): Naming[] {
  const ids = declaration.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : [declaration];
  return ids.flatMap(({ id }) => {
    if (id && (id as Node).type === 'ObjectPattern') return patternNames(builder, id as Node);
    const [variable] = id && (id as Node).type === 'Identifier' ? builder.scopes.declaredBy(id as Node) : [];
    if (!variable) return [];
    // The export of a function declaration is that function, not a later value of its name.
    const node =
      declaration.type === 'FunctionDeclaration' ? builder.nodeOf(declaration) : builder.variableNode(variable);
    return [{ name: variable.name, object: -1, node, form: 'home' as const, span: spanOf(statement) }];
  });
}

function naming(
  builder: FactsBuilder,
  name: string,
  object: number,
  value: Node,
  form: Naming['form'],
  at: Node,
): Naming {
  const known = value.type === 'Identifier' ? spanOf(value) : undefined;
  return { name, object, node: builder.nodeOf(value), form, span: spanOf(at), value: known };
}

function isNameable(value: Node): boolean {
  return value.type === 'Identifier' || isFunction(value);
}

/** Whether a type with a name states the properties of an object, and nothing else. */
// Matches: const store: Store = {…}, and function open(): Store { return {…}; }
function hasNamedType(object: Node): boolean {
  const parent = object.parent as Node;
  const isResult = parent.type === 'ReturnStatement' || parent.type === 'ArrowFunctionExpression';
  const holder = parent.type === 'VariableDeclarator' ? (parent.id as Node) : undefined;
  const stated = holder?.typeAnnotation ?? (isResult ? functionAround(object)?.returnType : undefined);
  const type = (stated as Node | null | undefined)?.typeAnnotation as Node | undefined;
  return type?.type === 'TSTypeReference' && (type.typeName as Node).type === 'Identifier';
}

/** Whether no type states the properties of an object, and it is not passed on where it is written. */
function isOpen(object: Node): boolean {
  if (wrapped(object) !== object && (object.parent as Node).type !== 'ParenthesizedExpression') return false;
  const outer = wrapped(object);
  const parent = outer.parent as Node;
  switch (parent.type) {
    case 'VariableDeclarator':
      return !(parent.id as Node).typeAnnotation;
    case 'AssignmentExpression':
      return parent.operator === '=' && (parent.left as Node).type === 'MemberExpression';
    case 'ExportDefaultDeclaration':
      return true;
    case 'Property':
      return (parent.parent as Node).type === 'ObjectExpression' && isOpen(parent.parent as Node);
    case 'ReturnStatement':
    case 'ArrowFunctionExpression':
      return !functionAround(outer)?.returnType;
    default:
      return false;
  }
}
