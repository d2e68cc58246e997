import type { Due } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { unwrap, wrapped, type Nodes } from '../syntax/walk';
import { isDealtWith } from './promise-deals';

/** Where a function awaits or handles a promise that it did not create there. */
// Matches: await asked, await this.ready, asked.promise.then(show)
export function duesOf(builder: FactsBuilder, tree: Nodes): Due[] {
  return tree
    .of('Identifier', 'MemberExpression')
    .filter((node) => !isPart(node) && isDealtWith(builder, node) && !isMadeOne(node) && !isMadeHere(node))
    .map((node) => ({ fn: builder.ownerOf(node), from: fromOf(builder, node), at: node.start }));
}

// Matches: promise of asked.promise
function isPart(node: Node): boolean {
  return node.parent?.type === 'MemberExpression' && node.parent.property === node;
}

// Matches: Promise.resolve(value), of any value
function isMadeOne(node: Node): boolean {
  const { type, callee } = wrapped(node).parent as Node;
  return type === 'CallExpression' && ((callee as Node).property as Node | undefined)?.name === 'resolve';
}

// Matches: await pdf.getDocument(data).promise
function isMadeHere(node: Node): boolean {
  return /^(?:Call|New)Expression$/.test(rootOf(node).type);
}

function rootOf(node: Node): Node {
  let root = unwrap(node);
  while (root.type === 'MemberExpression') root = unwrap(root.object as Node);
  return root;
}

/** Where a variable of the function is declared that has it; what comes from elsewhere is there from the start. */
function fromOf(builder: FactsBuilder, node: Node): number {
  const root = rootOf(node);
  const [name] = (root.type === 'Identifier' && builder.scopes.variableOf(root)?.declared) || [];
  return name && builder.ownerOf(name) === builder.ownerOf(node) ? name.start : 0;
}
