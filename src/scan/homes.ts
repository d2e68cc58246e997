import type { Home, Naming, OtherForms, Span } from '../types';
import { factoryOf } from './factories';
import type { FactsBuilder } from './facts';
import { defaultHome, isModuleExports, moduleHome, patternNames } from './module-homes';
import type { Node } from './parse';
import { getterOf } from './reads';
import { isFunction, keyName, unwrap, wrapped } from './walk';

/** Statement lists in which a copy of a statement can stand beside it. */
const LISTS = new Set(['Program', 'BlockStatement', 'StaticBlock', 'SwitchCase', 'TSModuleBlock']);

type Written = Omit<Home, 'usesThis'>;

/** How another form of a function can be there: beside it, or in its place. */
export function formsOf(builder: FactsBuilder, fn: Node): OtherForms {
  const home = homeOf(builder, fn);
  const usesThis = fn.type !== 'ArrowFunctionExpression' && /\bthis\b/.test(builder.file.text.slice(fn.start, fn.end));
  return { home: home && { ...home, usesThis }, factory: factoryOf(builder, fn), getter: getterOf(builder, fn) };
}

/** Where a function is written; undefined where no copy can stand beside it. */
function homeOf(builder: FactsBuilder, fn: Node): Written | undefined {
  if (fn.type === 'FunctionDeclaration') return declarationHome(builder, fn);
  return withOwnName(builder, fn, expressionHome(builder, fn, fn.parent as Node));
}

/** The name that a function has for itself is one of those it is called by. */
function withOwnName(builder: FactsBuilder, fn: Node, home: Written | undefined): Written | undefined {
  if (!home || !fn.id) return home;
  return {
    ...home,
    names: [...home.names, named(fn.id as Node)],
    nodes: [
      ...home.nodes,
      ...builder.scopes.declaredBy(fn.id as Node).map((variable) => builder.variableNode(variable)),
    ],
  };
}

function declarationHome(builder: FactsBuilder, fn: Node): Written | undefined {
  if (fn.parent?.type === 'ExportDefaultDeclaration') return withOwnName(builder, fn, defaultHome(builder, fn));
  const statement = exportedOr(fn);
  const variables = fn.id ? builder.scopes.declaredBy(fn.id as Node) : [];
  if (!statement || variables.length !== 1 || variables[0].reassigned || variables[0].declared.length !== 1)
    return undefined;
  return {
    form: 'declaration',
    span: span(statement),
    names: [named(fn.id as Node)],
    nodes: [builder.variableNode(variables[0])],
  };
}

/** The statement of a declaration, with the `export` before it; undefined where no other can stand beside it. */
function exportedOr(declaration: Node): Node | undefined {
  const parent = declaration.parent as Node;
  const statement = parent.type === 'ExportNamedDeclaration' ? parent : declaration;
  return LISTS.has((statement.parent as Node).type) ? statement : undefined;
}

function expressionHome(builder: FactsBuilder, fn: Node, parent: Node): Written | undefined {
  switch (parent.type) {
    case 'VariableDeclarator':
      return variableHome(builder, parent);
    case 'Property':
      return parent.kind === 'init' && parent.parent?.type === 'ObjectExpression'
        ? memberHome(parent, 'member')
        : undefined;
    case 'MethodDefinition':
      return parent.kind === 'method' ? memberHome(parent, 'method') : undefined;
    case 'PropertyDefinition':
      return memberHome(parent, 'field');
    case 'AssignmentExpression':
      return parent.right === fn ? assignmentHome(builder, fn, parent) : undefined;
    case 'ExportDefaultDeclaration':
      return defaultHome(builder, fn);
    default:
      return undefined;
  }
}

function variableHome(builder: FactsBuilder, declarator: Node): Written | undefined {
  const declaration = declarator.parent as Node;
  const id = declarator.id as Node;
  const statement = exportedOr(declaration);
  if (!statement || id.type !== 'Identifier' || id.typeAnnotation || (declaration.declarations as Node[]).length > 1)
    return undefined;
  const [variable] = builder.scopes.declaredBy(id);
  if (!variable || variable.reassigned || variable.declared.length !== 1) return undefined;
  return { form: 'variable', span: span(statement), names: [named(id)], nodes: [builder.variableNode(variable)] };
}

function memberHome(member: Node, form: 'member' | 'method' | 'field'): Written | undefined {
  const key = member.key as Node;
  const isPlain = member.computed !== true && (key.type === 'Identifier' || key.type === 'PrivateIdentifier');
  const isTyped = member.typeAnnotation || ((member.decorators as Node[] | undefined) ?? []).length > 0;
  if (!isPlain || isTyped || (form !== 'member' && isOverloaded(member))) return undefined;
  return { form, span: span(member), names: [named(key)], nodes: [] };
}

/** Another member of the class states the same name: an overload, or a static one beside it. */
function isOverloaded(member: Node): boolean {
  const key = (member.key as Node).name;
  const members = (member.parent as Node).body as Node[];
  return members.some((other) => other !== member && (other.key as Node | undefined)?.name === key);
}

// Matches: exports.load = function () {}
function assignmentHome(builder: FactsBuilder, fn: Node, assignment: Node): Written | undefined {
  const left = assignment.left as Node;
  const statement = assignment.parent as Node;
  const isPlain = assignment.operator === '=' && left.type === 'MemberExpression' && left.computed !== true;
  if (!isPlain || statement.type !== 'ExpressionStatement' || !LISTS.has((statement.parent as Node).type))
    return undefined;
  if (isModuleExports(left)) return moduleHome(builder, fn, statement, left);
  return { form: 'assignment', span: span(statement), names: [named(left.property as Node)], nodes: [] };
}

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
  const form = !isOpen(object) ? 'closed' : isFunction(value) ? 'home' : property.shorthand ? 'shorthand' : 'property';
  return [naming(builder, name, builder.nodeOf(object), value, form, property)];
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
    return { name, object: -1, node: -1, form: 're-export', span: span(specifier), request, imported: local };
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
    // What is exported of a declared function is the function, not what its variable may hold later.
    const node =
      declaration.type === 'FunctionDeclaration' ? builder.nodeOf(declaration) : builder.variableNode(variable);
    return [{ name: variable.name, object: -1, node, form: 'home' as const, span: span(statement) }];
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
  const known = value.type === 'Identifier' ? span(value) : undefined;
  return { name, object, node: builder.nodeOf(value), form, span: span(at), value: known };
}

function isNameable(value: Node): boolean {
  return value.type === 'Identifier' || isFunction(value);
}

/** Nobody says what names the object may have, and it is not handed on where it is written. */
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
      return !functionAround(parent)?.returnType;
    default:
      return false;
  }
}

function functionAround(node: Node): Node | undefined {
  let current: Node | undefined = node;
  while (current && !isFunction(current)) current = current.parent;
  return current;
}

function named(node: Node): Home['names'][number] {
  return { ...span(node), name: keyName(node, false) as string };
}

function span({ start, end }: Node): Span {
  return { start, end };
}
