import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { load } from './assign';

/** An element of JSX: what renders it calls its component. */
// Matches: <List />, <Page name={name}>…</Page>, <pages.Home />, and neither <ul> nor <a:b />
export function elementRule(builder: FactsBuilder, node: Node): void {
  const name = node.name as Node;
  if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name as string)) return;
  const component = componentNode(builder, name);
  if (component !== undefined) builder.add('element', component, builder.ownerOf(node));
}

function componentNode(builder: FactsBuilder, name: Node): number | undefined {
  if (name.type === 'JSXMemberExpression') {
    const object = componentNode(builder, name.object as Node);
    return object === undefined ? undefined : load(builder, object, (name.property as Node).name as string);
  }
  const variable = name.type === 'JSXIdentifier' ? builder.scopes.variableOf(name) : undefined;
  return variable && builder.variableNode(variable);
}
