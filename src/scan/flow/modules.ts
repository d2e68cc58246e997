import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { isFunction } from '../syntax/walk';

/** `import` binds names to what a module exports. */
export function importRule(builder: FactsBuilder, node: Node): void {
  // Matches: import './routes'
  if ((node.specifiers as Node[]).length === 0)
    return builder.add('import', builder.fresh(), (node.source as Node).value as string, '*');
  for (const specifier of node.specifiers as Node[]) {
    const variable: Variable | undefined = builder.scopes.declaredBy(specifier.local as Node)[0];
    if (variable)
      builder.add(
        'import',
        builder.variableNode(variable),
        (node.source as Node).value as string,
        importedName(specifier),
      );
  }
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return nameOf(specifier.imported as Node);
}

function nameOf(node: Node): string {
  return (node.name ?? node.value) as string;
}

/** Matches: import fs = require('fs') */
export function importEqualsRule(builder: FactsBuilder, node: Node): void {
  const reference = node.moduleReference as Node;
  const variable = builder.scopes.declaredBy(node.id as Node)[0];
  if (variable && reference.type === 'TSExternalModuleReference') {
    builder.add('require', builder.variableNode(variable), (reference.expression as Node).value as string);
  }
}

/** `export { a as b }`, `export { a } from './x'` and `export const a`. */
export function exportNamedRule(builder: FactsBuilder, node: Node): void {
  if (node.declaration) return exportDeclaration(builder, node.declaration as Node);
  for (const specifier of node.specifiers as Node[]) {
    const exported = nameOf(specifier.exported as Node);
    if (!node.source) {
      builder.add('export', exported, builder.nodeOf(specifier.local as Node));
      continue;
    }
    const value = builder.fresh();
    builder.add('import', value, (node.source as Node).value as string, nameOf(specifier.local as Node));
    builder.add('export', exported, value);
  }
}

function exportDeclaration(builder: FactsBuilder, declaration: Node): void {
  if (declaration.type !== 'VariableDeclaration') {
    if (declaration.id) builder.add('export', nameOf(declaration.id as Node), declarationNode(builder, declaration));
    return;
  }
  for (const declarator of declaration.declarations as Node[]) {
    for (const variable of builder.scopes.variables) {
      if (variable.declared.some((id) => isWithin(id, declarator.id as Node)))
        builder.add('export', variable.name, builder.variableNode(variable));
    }
  }
}

function isWithin(node: Node, ancestor: Node): boolean {
  return node.start >= ancestor.start && node.end <= ancestor.end;
}

/** The node of what a declaration declares. */
export function declarationNode(builder: FactsBuilder, declaration: Node): number {
  return isFunction(declaration) && !declaration.body ? builder.fresh() : builder.nodeOf(declaration);
}

/** `export * from './x'`. */
export function exportAllRule(builder: FactsBuilder, node: Node): void {
  const from = (node.source as Node).value as string;
  if (!node.exported) return builder.add('export-all', from);
  const value = builder.fresh();
  builder.add('import', value, from, '*');
  builder.add('export', nameOf(node.exported as Node), value);
}
