import { parse } from '@babel/parser';
import traverse from '@babel/traverse';

/** The names that a text uses and does not declare, without those of the language. */
export function freeNames(path: string, text: string): readonly string[] {
  const dialect = /\.[cm]?ts$/.test(path) ? ('typescript' as const) : ('jsx' as const);
  const ast = parse(text, { sourceType: 'unambiguous', plugins: [dialect, 'decorators'], errorRecovery: true });
  let names: readonly string[] = [];
  traverse(ast, {
    Program(path) {
      names = Object.keys((path.scope as unknown as { globals: object }).globals).filter(
        (name) => !(name in globalThis),
      );
    },
  });
  return names;
}
