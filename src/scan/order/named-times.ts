import type { NamedTime } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { isFunction, keyName, unwrap } from '../syntax/walk';

/** Names of what tells one thing from another. */
const NAMES = /^_?(?:id|uid|key|code|token)$|[a-z](?:Id|ID|Key)$|_(?:id|key)$/;
/** What makes it another each time, whatever the time is. */
const MADE_ANEW = /random|uuid|nanoid|\+\+|hrtime/i;
/** What an expression may do with the time: it is still another as long as the time is. */
const KEEPS = /^(?:CallExpression|MemberExpression|TemplateLiteral|BinaryExpression|UnaryExpression|Chain\w+|TS\w+)$/;

/** Times that become names: at one moment, there is one of each only. */
// Matches: { id: Date.now() }, const orderId = `o-${Date.now()}`, user.id = String(+new Date()), and not: { id: Date.now() + Math.random() }
export function namedTimes(builder: FactsBuilder, calls: readonly Node[]): NamedTime[] {
  return calls.flatMap((node) => {
    if (!isTime(builder, node)) return [];
    const whole = wholeOf(node);
    const name = nameOf(whole);
    const { text } = builder.file;
    if (name === undefined || !NAMES.test(name) || MADE_ANEW.test(text.slice(whole.start, whole.end))) return [];
    const { line } = builder.locate(node.start);
    return [{ fn: builder.ownerOf(node), at: node.start, line, name, text: text.slice(node.start, node.end) }];
  });
}

// Matches: new Date(), Date.now(), and not: new Date(text), nor those of a `Date` of the program
function isTime({ scopes }: FactsBuilder, node: Node): boolean {
  const date = (node.arguments as unknown[]).length === 0 ? dateOf(node) : undefined;
  return date?.name === 'Date' && !scopes.variableOf(date);
}

function dateOf({ type, callee }: Node): Node | undefined {
  const called = unwrap(callee as Node);
  if (type === 'NewExpression') return called;
  const isNow = called.type === 'MemberExpression' && (called.property as Node).name === 'now';
  return isNow ? unwrap(called.object as Node) : undefined;
}

/** The expression that is made of a time. */
function wholeOf(node: Node): Node {
  let at = node;
  while (at.parent && !isFunction(at) && KEEPS.test(at.parent.type)) at = at.parent;
  return at;
}

/** Under which name a value is kept. */
function nameOf({ parent }: Node): string | undefined {
  if (parent?.type === 'Property' && parent.parent?.type === 'ObjectExpression')
    return keyName(parent.key as Node, parent.computed === true);
  if (parent?.type === 'VariableDeclarator') return (parent.id as Node).name as string | undefined;
  if (parent?.type !== 'AssignmentExpression' || parent.operator !== '=') return undefined;
  const target = unwrap(parent.left as Node);
  const last = target.type === 'MemberExpression' ? target.property : target;
  return target.computed === true ? undefined : ((last as Node).name as string | undefined);
}
