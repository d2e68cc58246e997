import { accessorField, ANY_FIELD, ELEMENTS, PROTOTYPE } from '../../language/fields';
import { assign, assignElement, copyInto, load, objectNode, storeSymbol } from './assign';
import type { FactsBuilder } from '../facts';
import { assignmentRule } from './assignments';
import { classRule } from './classes';
import { elementRule } from './elements';
import { providerRule } from './providers';
import { shouldRule } from './should';
import { isInjecting, typedAs } from './types';
import { importCall, textRule } from './texts';
import { declarationNode, exportAllRule, exportNamedRule, importEqualsRule, importRule } from './modules';
import { paramsOf } from '../functions/functions';
import { yieldFacts } from '../calls/iterated';
import { fieldsRead } from './known-keys';
import type { Node } from '../syntax/parse';
import { ofMainFile } from '../paths/main-module';
import { elementRead } from './rest-elements';
import { addWait, awaitRule } from './waits';
import { opaqueName } from '../paths/names';
import { pathExprOf } from '../paths/paths';
import { resultExprOf } from '../paths/results';
import { isFunction, keyName } from '../syntax/walk';
import { callRule, newRule, taggedRule } from './calls';

type Rule = (builder: FactsBuilder, node: Node) => void;

/**
 * Adds the constraints of one syntax node: which values can flow from where to where. Each rule looks at its own node
 * only, so their order does not matter. What no rule follows goes to `escape`: its callers are then not all known. The
 * constraints are those of Andersen's analysis
 * (https://www.cs.cornell.edu/courses/cs711/2005fa/papers/andersen-thesis94.pdf).
 */
export function emitFlow(builder: FactsBuilder, node: Node): void {
  if (isFunction(node) && node.body) functionRule(builder, node);
  else RULES.get(node.type)?.(builder, node);
}

const RULES = new Map<string, Rule>([
  ['VariableDeclarator', declaratorRule],
  ['AssignmentExpression', assignmentRule],
  ['ObjectExpression', objectRule],
  ['ArrayExpression', arrayRule],
  ['MemberExpression', memberRule],
  ['CallExpression', callRule],
  ['NewExpression', newRule],
  ['ImportExpression', importCall],
  ['ClassDeclaration', classRule],
  ['ClassExpression', classRule],
  ['ConditionalExpression', (b, n) => copyInto(b, n, n.consequent, n.alternate)],
  ['LogicalExpression', (b, n) => copyInto(b, n, n.left, n.right)],
  ['SequenceExpression', (b, n) => copyInto(b, n, (n.expressions as Node[]).at(-1))],
  ['AwaitExpression', awaitRule],
  ['Literal', textRule],
  ['TemplateLiteral', textRule],
  ['BinaryExpression', textRule],
  ['ReturnStatement', returnRule],
  ['ForOfStatement', forOfRule],
  ['ImportDeclaration', importRule],
  ['ExportNamedDeclaration', exportNamedRule],
  ['ExportDefaultDeclaration', (b, n) => b.add('export', 'default', declarationNode(b, n.declaration as Node))],
  ['ExportAllDeclaration', exportAllRule],
  ['TSExportAssignment', (b, n) => b.add('export', '=', b.nodeOf(n.expression as Node))],
  ['TSImportEqualsDeclaration', importEqualsRule],
  ['ThrowStatement', escapes('argument')],
  ['YieldExpression', yieldRule],
  ['Decorator', (builder, node) => (isInjecting(node) ? undefined : escapes('expression')(builder, node))],
  ['JSXOpeningElement', elementRule],
  ['JSXExpressionContainer', escapes('expression')],
  ['JSXSpreadAttribute', escapes('argument')],
  ['TaggedTemplateExpression', taggedRule],
]);

function declaratorRule(builder: FactsBuilder, node: Node): void {
  if (!node.init) return;
  const [target, init] = [node.id as Node, node.init as Node];
  if (target.type === 'ArrayPattern') takeApart(builder, target.elements as (Node | null)[], init);
  else assign(builder, target, builder.nodeOf(init));
  const name = opaqueName(builder, node);
  if (name !== undefined) builder.add('string', builder.nodeOf(node.id as Node), name);
}

// Matches: const [path, handler] = args
function takeApart(builder: FactsBuilder, elements: readonly (Node | null)[], list: Node): void {
  const variable = list.type === 'Identifier' ? builder.scopes.variableOf(list) : undefined;
  elements.forEach((element, at) => {
    if (!element) return;
    const picked =
      variable && element.type !== 'RestElement' ? builder.restElements.nodeOf({ variable, at }) : undefined;
    if (picked !== undefined) assign(builder, element, picked);
    else assignElement(builder, element, builder.nodeOf(list));
  });
}

function escapes(property: string): Rule {
  return (builder, node) => {
    if (node[property]) builder.add('escape', builder.nodeOf(node[property] as Node));
  };
}

function yieldRule(builder: FactsBuilder, node: Node): void {
  escapes('argument')(builder, node);
  const fn = builder.functions[builder.ownerOf(node)];
  fn.yields.push(yieldFacts(node, builder.file.text));
  if (!node.argument) return;
  // Matches: for (const file of filesBelow(folder)), and yield* filesBelow(folder) in that itself
  const given = builder.nodeOf(node.argument as Node);
  builder.add('store', fn.resultNode, ANY_FIELD, node.delegate === true ? load(builder, given, ELEMENTS) : given);
}

function functionRule(builder: FactsBuilder, node: Node): void {
  const fn = builder.functions[builder.indexOf(node)];
  builder.add('function', fn.node, fn.index);
  if (node.id)
    for (const variable of builder.scopes.declaredBy(node.id as Node))
      builder.add('copy', builder.variableNode(variable), fn.node);
  paramsOf(node).forEach((param, index) => bindParam(builder, fn.index, param, index));
  if ((node.body as Node).type !== 'BlockStatement') addResult(builder, fn.index, node.body as Node);
  if (!fn.generator) return;
  builder.add('list', fn.resultNode);
  builder.add('escape', fn.resultNode);
}

function bindParam(builder: FactsBuilder, index: number, param: Node, position: number): void {
  const fn = builder.functions[index];
  typedAs(builder, param, fn.paramNodes[position]);
  if (param.type !== 'RestElement') return assign(builder, param, fn.paramNodes[position]);
  fn.restNode = builder.fresh();
  fn.restFrom = position;
  builder.add('list', fn.restNode);
  assign(builder, param.argument as Node, fn.restNode);
  for (const variable of builder.scopes.declaredBy(param.argument as Node))
    builder.restElements.keep(variable, fn.picked);
}

function returnRule(builder: FactsBuilder, node: Node): void {
  if (node.argument) addResult(builder, builder.ownerOf(node), node.argument as Node);
}

function addResult(builder: FactsBuilder, index: number, value: Node): void {
  const fn = builder.functions[index];
  builder.add('copy', fn.resultNode, builder.nodeOf(value));
  fn.returns.push(
    resultExprOf({ builder, pathOf: (node, depth) => pathExprOf(builder, node, depth), depth: 0 }, value),
  );
}

function memberRule(builder: FactsBuilder, node: Node): void {
  const parent = node.parent as Node;
  if (parent.type === 'AssignmentExpression' && parent.left === node && parent.operator === '=') return;
  shouldRule(builder, node);
  const pick = elementRead(builder, node);
  const element = pick && builder.restElements.nodeOf(pick);
  if (element !== undefined) return builder.add('copy', builder.nodeOf(node), element);
  const object = objectNode(builder, node.object as Node);
  for (const field of fieldsRead(builder, node)) builder.add('load', builder.nodeOf(node), object, field);
  const main = ofMainFile(builder.scopes, node);
  if (main) builder.add('main', builder.nodeOf(node), main);
}

function objectRule(builder: FactsBuilder, node: Node): void {
  const object = builder.nodeOf(node);
  builder.add('object', object);
  for (const property of node.properties as Node[]) {
    if (property.type !== 'Property') {
      builder.add('merge', object, builder.nodeOf(property.argument as Node));
      continue;
    }
    const field = keyName(property.key as Node, property.computed === true) ?? ANY_FIELD;
    if (field === ANY_FIELD) builder.add('store-any', object);
    builder.add('store', object, accessorField(property.kind as string, field), builder.nodeOf(property.value as Node));
    storeSymbol(builder, object, property.key as Node, builder.nodeOf(property.value as Node));
    bindThis(builder, property.value as Node, object);
    if (field === PROTOTYPE && !property.computed) builder.add('merge', object, builder.nodeOf(property.value as Node));
  }
  providerRule(builder, node);
}

function bindThis(builder: FactsBuilder, value: Node, object: number): void {
  if (value.type === 'FunctionExpression')
    builder.add('copy', builder.functions[builder.indexOf(value)].thisNode, object);
}

function arrayRule(builder: FactsBuilder, node: Node): void {
  const array = builder.nodeOf(node);
  builder.add('list', array);
  for (const element of node.elements as (Node | null)[]) {
    if (!element) continue;
    if (element.type === 'SpreadElement') builder.add('merge', array, builder.nodeOf(element.argument as Node));
    else builder.add('store', array, ANY_FIELD, builder.nodeOf(element));
  }
}

function forOfRule(builder: FactsBuilder, node: Node): void {
  const left = node.left as Node;
  const target = left.type === 'VariableDeclaration' ? ((left.declarations as Node[])[0].id as Node) : left;
  assign(builder, target, load(builder, builder.nodeOf(node.right as Node), ELEMENTS));
  // Matches: for await (const line of lines)
  if (node.await === true) addWait(builder, node, (node.right as Node).end);
}
