import { parse } from '@babel/parser';
import traverse, { type NodePath } from '@babel/traverse';
import type { TSCallSignatureDeclaration, TSFunctionType } from '@babel/types';

/** The names that a text uses and does not declare, without those of the language. */
export function freeNames(path: string, text: string): readonly string[] {
  const dialect = /\.[cm]?ts$/.test(path) ? ('typescript' as const) : ('jsx' as const);
  const ast = parse(text, { sourceType: 'unambiguous', plugins: [dialect, 'decorators'], errorRecovery: true });
  let names: readonly string[] = [];
  const inTypes = new Set<string>();
  traverse(ast, {
    // Parameters of types have names that nobody uses.
    'TSFunctionType|TSCallSignatureDeclaration'({ node }: NodePath) {
      const { parameters } = node as TSFunctionType | TSCallSignatureDeclaration;
      for (const parameter of parameters) if (parameter.type === 'Identifier') inTypes.add(parameter.name);
    },
    Program(path) {
      names = Object.keys((path.scope as unknown as { globals: object }).globals).filter(
        (name) => !(name in globalThis),
      );
    },
  });
  return names.filter((name) => !inTypes.has(name));
}
