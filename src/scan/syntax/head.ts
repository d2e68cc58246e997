import type { Node } from './parse';

/** End of the last of the leading directives, imports and `require` declarations of a program; 0 when there is none. */
export function headOf(program: Node, text: string): number {
  let end = 0;
  for (const statement of program.body as Node[]) {
    if (!isHead(statement, text)) break;
    end = statement.end;
  }
  return end;
}

function isHead(statement: Node, text: string): boolean {
  if (statement.directive || statement.type === 'ImportDeclaration' || statement.type === 'TSImportEqualsDeclaration')
    return true;
  const source = text.slice(statement.start, statement.end);
  if (statement.type === 'ExpressionStatement') return /^require\s*\(/.test(source);
  return (
    statement.type === 'VariableDeclaration' &&
    (statement.declarations as Node[]).every(
      (item) => item.init && /^require\s*\(/.test(text.slice((item.init as Node).start)),
    )
  );
}
