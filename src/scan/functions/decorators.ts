import type { DecoratorFacts } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { isFunction, keyName } from '../syntax/walk';

/** The decorators of a file that are calls, with the functions that they decorate. */
export function decoratorsOf(builder: FactsBuilder, decorators: readonly Node[]): DecoratorFacts[] {
  return decorators.flatMap((node) => decoratorFacts(builder, node) ?? []);
}

// Matches: @Controller('users') class Users { @Get(':id') show() {} }
function decoratorFacts(builder: FactsBuilder, node: Node): DecoratorFacts | undefined {
  const call = node.expression as Node;
  const target = node.parent as Node;
  if (call.type !== 'CallExpression') return undefined;
  if (target.type === 'ClassDeclaration' || target.type === 'ClassExpression') {
    const members = ((target.body as Node).body as Node[]).flatMap((member) => memberOf(builder, member) ?? []);
    const node = builder.nodeOf(target);
    return { call: builder.callIndexOf(call), members, onClass: true, node, owner: target.start };
  }
  const member = memberOf(builder, target);
  const owner = target.parent?.parent?.start;
  if (!member || owner === undefined) return undefined;
  return { call: builder.callIndexOf(call), members: [member], onClass: false, owner };
}

// Matches: show() {}, show = async () => {}
function memberOf(builder: FactsBuilder, node: Node): DecoratorFacts['members'][number] | undefined {
  const value = node.value as Node | null | undefined;
  if (!value || (node.type !== 'MethodDefinition' && node.type !== 'PropertyDefinition')) return undefined;
  const name = keyName(node.key as Node, node.computed === true);
  if (name === undefined) return undefined;
  if (isFunction(value) && value.body) return { name, fn: builder.indexOf(value) };
  // Field initialisers run when the instance is created.
  return node.type === 'PropertyDefinition' && node.static !== true
    ? { name: 'constructor', fn: builder.indexOf(node) }
    : undefined;
}

/** The decorators of a method, by their names as written, with `()` behind those that are calls. */
// Matches: @cached text() {}, and @lodash.Memoize({ maxAge: 10 }) text() {}
export function decoratedBy(fn: Node, text: string): { readonly decoratedBy?: readonly string[] } {
  const { type, decorators } = fn.parent as Node;
  const own = type === 'MethodDefinition' ? ((decorators as Node[] | undefined) ?? []) : [];
  if (own.length === 0) return {};
  const names = own.map(({ expression }) => {
    const { type: kind, callee, ...name } = expression as Node;
    const { start, end } = kind === 'CallExpression' ? (callee as Node) : name;
    return text.slice(start, end) + (kind === 'CallExpression' ? '()' : '');
  });
  return { decoratedBy: names };
}
