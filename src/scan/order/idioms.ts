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
  const test = testOf(node.test as Node);
  if (!test) return undefined;
  const acts = statementsOf(node.consequent as Node).map(callOf);
  const [act, ...more] = acts.filter((call) => !call || !isMessage(builder, call));
  if (!act || more.length > 0) return undefined;
  const [look, index] = [builder.callIndexOf(test.call), builder.callIndexOf(act)];
  if (look === undefined || index === undefined) return undefined;
  const [asked, changed] = [test.call, act].map((call) => pathText(builder, call));
  return asked !== undefined && asked === changed ? { look, act: index, when: test.when } : undefined;
}

function statementsOf(consequent: Node): readonly Node[] {
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

// Matches: exists(path), !exists(path), and one of these among conditions joined by &&
function testOf(test: Node): { readonly call: Node; readonly when: Idiom['when'] } | undefined {
  const node = withoutAwait(test);
  if (node.type === 'LogicalExpression' && node.operator === '&&')
    return testOf(node.left as Node) ?? testOf(node.right as Node);
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    const inner = testOf(node.argument as Node);
    return inner && { call: inner.call, when: inner.when === 'there' ? 'missing' : 'there' };
  }
  return node.type === 'CallExpression' ? { call: node, when: 'there' } : undefined;
}

// Matches: console.log('…'), log.info('…')
function isMessage(builder: FactsBuilder, call: Node): boolean {
  const callee = unwrap(call.callee as Node);
  return logs(builder.file.text.slice(callee.start, callee.end));
}

function pathText(builder: FactsBuilder, call: Node): string | undefined {
  const [path] = call.arguments as Node[];
  return path && builder.file.text.slice(path.start, path.end);
}
