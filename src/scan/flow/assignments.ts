import { assign, copyInto, objectNode } from './assign';
import type { FactsBuilder } from '../facts';
import { requestBy } from './texts';
import { computedStoreRule } from './computed-keys';
import { knownKeys, type KnownKeys } from './known-keys';
import type { Node } from '../syntax/parse';
import { isModuleExports } from '../functions/module-homes';
import { ANYTHING } from '../paths/patterns';
import { storedByName } from './modules-by-name';
import { unwrap } from '../syntax/walk';

/** An assignment: the value flows into the target, and is the value of the expression. */
export function assignmentRule(builder: FactsBuilder, node: Node): void {
  const operator = node.operator as string;
  if (!['=', '||=', '&&=', '??='].includes(operator)) return;
  const [left, right] = [node.left as Node, unwrap(node.right as Node)];
  copyInto(builder, node, right);
  const source = sourceOfSame(left, right);
  if (source) builder.add('merge', objectNode(builder, left.object as Node), builder.nodeOf(source));
  const listed = !source && left.computed === true ? knownKeys(builder, left.property as Node) : undefined;
  const files = listed ? undefined : storedByName(builder, left, right);
  if (listed) storeEach(builder, left, right, listed);
  else if (files) storeFiles(builder, left, right, files);
  else if (!source && left.computed === true)
    computedStoreRule(builder, {
      target: left.object as Node,
      object: objectNode(builder, left.object as Node),
      key: left.property as Node,
      value: right,
    });
  if (!listed && !files) assign(builder, left, builder.nodeOf(right));
  if (left.type === 'MemberExpression' && right.type === 'FunctionExpression' && !isModuleExports(left))
    builder.add('method', builder.nodeOf(right), objectNode(builder, left.object as Node));
}

// Matches: routes[path.parse(file).name] = require(path.join(folder, file));
function storeFiles(
  builder: FactsBuilder,
  left: Node,
  right: Node,
  { pattern, source }: { readonly pattern: string; readonly source: Node },
): void {
  const [object, fn] = [objectNode(builder, left.object as Node), builder.ownerOf(left)];
  if (!pattern.startsWith(ANYTHING)) return builder.add('require-each', object, pattern, fn);
  // Where they are is only known from elsewhere.
  builder.add('require-files-each', object, builder.nodeOf(source), builder.nodeOf(right), fn);
}

// Matches: for (const name of ['user', 'note']) models[name] = require(`./${name}`);
function storeEach(builder: FactsBuilder, left: Node, right: Node, { variable, names }: KnownKeys): void {
  const object = objectNode(builder, left.object as Node);
  for (const name of names) {
    const found = requestBy(builder, right, new Map([[variable, name]]));
    builder.add('store', object, name, found ?? builder.nodeOf(right), builder.ownerOf(left));
  }
}

/** The object from which an assignment takes the property of the same name, as it is or bound. */
// Matches: for (const name in source) target[name] = source[name]; and target[name] = source[name].bind(source)
function sourceOfSame(left: Node, right: Node): Node | undefined {
  const bound = right.type === 'CallExpression' ? unwrap(right.callee as Node) : undefined;
  const isBound = bound?.type === 'MemberExpression' && (bound.property as Node).name === 'bind';
  const member = isBound ? unwrap(bound.object as Node) : right;
  const [one, other] = [left.property, member.property] as (Node | undefined)[];
  const isSame = one?.type === 'Identifier' && one.name === other?.name;
  return left.computed === true && member.computed === true && isSame ? (member.object as Node) : undefined;
}
