import { logs } from '../../language/logs';
import type { Idiom } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { unwrap } from '../syntax/walk';

/**
 * Finds calls that a look-up of the same path guards, and nothing else: `if (!exists(dir)) mkdir(dir)`. An idempotent
 * helper can replace such a call, because what another request did in between is what was wanted.
 */
export function idiomsOf(builder: FactsBuilder, conditions: readonly Node[]): Idiom[] {
  return conditions.flatMap((node) => (node.alternate ? [] : (idiomOf(builder, node) ?? [])));
}

function idiomOf(builder: FactsBuilder, node: Node): Idiom | undefined {
  const test = testOf(node.test as Node, (name) => askedJustBefore(builder, node, name));
  if (!test) return undefined;
  const acts = statementsOf(node.consequent as Node).map(callOf);
  const [act, ...more] = acts.filter((call) => !call || !isMessage(builder, call));
  if (!act || more.length > 0) return undefined;
  const [look, index] = [builder.callIndexOf(test.call), builder.callIndexOf(act)];
  if (look === undefined || index === undefined) return undefined;
  const [asked, changed] = [test.call, act].map((call) => pathText(builder, call));
  return asked !== undefined && asked === changed ? { look, act: index, when: test.when } : undefined;
}

export function statementsOf(consequent: Node): readonly Node[] {
  return consequent.type === 'BlockStatement' ? (consequent.body as Node[]) : [consequent];
}

function callOf(statement: Node): Node | undefined {
  if (statement.type !== 'ExpressionStatement') return undefined;
  const expression = withoutAwait(statement.expression as Node);
  return expression.type === 'CallExpression' ? expression : undefined;
}

// Matches: await fs.unlinkSync(path), whose result is no promise
function withoutAwait(value: Node): Node {
  const node = unwrap(value);
  return node.type === 'AwaitExpression' ? withoutAwait(node.argument as Node) : node;
}

// Matches: exists(path), !exists(path), and one of these among conditions joined by &&; `askedFor` tells what a name stands for
export function testOf(
  test: Node,
  askedFor: (name: Node) => Node | undefined,
): { readonly call: Node; readonly when: Idiom['when'] } | undefined {
  const node = withoutAwait(test);
  if (node.type === 'LogicalExpression' && node.operator === '&&')
    return testOf(node.left as Node, askedFor) ?? testOf(node.right as Node, askedFor);
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    const inner = testOf(node.argument as Node, askedFor);
    return inner && { call: inner.call, when: inner.when === 'there' ? 'missing' : 'there' };
  }
  const call = node.type === 'Identifier' ? askedFor(node) : node;
  return call?.type === 'CallExpression' ? { call, when: 'there' } : undefined;
}

/** The call whose result a name stands for, if that is the statement in front of the condition, and nothing else asks for it. */
// Matches: const isThere = exists(path); if (!isThere) …
function askedJustBefore(builder: FactsBuilder, condition: Node, name: Node): Node | undefined {
  const variable = builder.scopes.variableOf(name);
  const isOnly = variable?.reassigned === false && variable.uses.length === 1;
  const declarator = isOnly ? variable.declared[0]?.parent : undefined;
  if (declarator?.type !== 'VariableDeclarator' || !declarator.init) return undefined;
  const around = condition.parent;
  const statements = around?.type === 'BlockStatement' || around?.type === 'Program' ? (around.body as Node[]) : [];
  const before = statements[statements.indexOf(condition) - 1];
  const isBefore = before !== undefined && before === declarator.parent && (before.declarations as Node[]).length === 1;
  return isBefore ? withoutAwait(declarator.init as Node) : undefined;
}

// Matches: console.log('…'), log.info('…')
function isMessage(builder: FactsBuilder, call: Node): boolean {
  const callee = unwrap(call.callee as Node);
  return logs(builder.file.text.slice(callee.start, callee.end));
}

export function pathText(builder: FactsBuilder, call: Node): string | undefined {
  const [path] = call.arguments as Node[];
  return path && builder.file.text.slice(path.start, path.end);
}
