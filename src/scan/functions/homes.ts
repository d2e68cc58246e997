import type { Home, OtherForms } from '../../types';
import { factoryOf } from './factories';
import type { FactsBuilder } from '../facts';
import { defaultHome, isModuleExports, moduleHome } from './module-homes';
import type { Node } from '../syntax/parse';
import { getterOf } from '../flow/reads';
import { keyName, spanOf } from '../syntax/walk';

/** Statement lists in which a copy of a statement can be inserted beside it. */
export const LISTS = new Set(['Program', 'BlockStatement', 'StaticBlock', 'SwitchCase', 'TSModuleBlock']);

type Written = Omit<Home, 'usesThis'>;

/** How an async form of a function can exist: beside it, or in its place. */
export function formsOf(builder: FactsBuilder, fn: Node): OtherForms {
  const home = homeOf(builder, fn);
  const usesThis = fn.type !== 'ArrowFunctionExpression' && /\bthis\b/.test(builder.file.text.slice(fn.start, fn.end));
  return { home: home && { usesThis, ...home }, factory: factoryOf(builder, fn), getter: getterOf(builder, fn) };
}

/** Where a function is declared; undefined where no copy can be placed beside it. */
function homeOf(builder: FactsBuilder, fn: Node): Written | undefined {
  if (fn.type === 'FunctionDeclaration') return declarationHome(builder, fn);
  return withOwnName(builder, fn, expressionHome(builder, fn, fn.parent as Node));
}

/** A function expression's own name is among the names by which it is called. */
function withOwnName(builder: FactsBuilder, fn: Node, home: Written | undefined): Written | undefined {
  if (!home || !fn.id) return home;
  return {
    form: home.form,
    span: home.span,
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
    span: spanOf(statement),
    names: [named(fn.id as Node)],
    nodes: [builder.variableNode(variables[0])],
  };
}

/** The statement of a declaration, including `export`; undefined where no other statement can be placed beside it. */
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
  return { form: 'variable', span: spanOf(statement), names: [named(id)], nodes: [builder.variableNode(variable)] };
}

function memberHome(member: Node, form: 'member' | 'method' | 'field'): Written | undefined {
  const key = member.key as Node;
  const isPlain = member.computed !== true && (key.type === 'Identifier' || key.type === 'PrivateIdentifier');
  const isTyped = member.typeAnnotation || ((member.decorators as Node[] | undefined) ?? []).length > 0;
  if (!isPlain || isTyped || (form !== 'member' && isOverloaded(member))) return undefined;
  return { form, span: spanOf(member), names: [named(key)], nodes: [] };
}

/** Whether another member of the class has the same name: an overload, or a static one. */
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
  return { form: 'assignment', span: spanOf(statement), names: [named(left.property as Node)], nodes: [] };
}

function named(node: Node): Home['names'][number] {
  return { start: node.start, end: node.end, name: keyName(node, false) as string };
}
