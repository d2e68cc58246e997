import type { FileFacts } from '../types';
import type { Style } from './style';

const BUILTIN = /^(?:fs|fs\/promises|crypto|zlib|child_process|util)$/;

/** Local names by the names that a module gives them. */
type Names = ReadonlyMap<string, string>;

/** The statements that bring names of a module in, in the style of the file. */
export function importStatement(
  request: string,
  names: Names,
  facts: Pick<FileFacts, 'format' | 'importsEqual'>,
  { quote, semicolon, nodePrefix, keyword, newline }: Style,
): string {
  const from = `${quote}${nodePrefix && BUILTIN.test(request) ? 'node:' : ''}${request}${quote}`;
  const whole = names.get('default');
  const named = [...names.keys()].some((name) => name !== 'default') ? `{ ${specifiersOf(names, facts)} }` : undefined;
  const what = [whole, named].filter((item) => item !== undefined);
  if (facts.importsEqual) return `import ${whole ?? ''} = require(${from})${semicolon}`;
  if (facts.format === 'esm') return `import ${what.join(', ')} from ${from}${semicolon}`;
  return what.map((item) => `${keyword} ${item} = require(${from})${semicolon}`).join(newline);
}

/** What stands in the braces: `readFile, stat as statOf`, or with `:` where `require` is destructured. */
export function specifiersOf(names: Names, { format }: Pick<FileFacts, 'format'>): string {
  const renamed = format === 'esm' ? ' as ' : ': ';
  return [...names]
    .filter(([name]) => name !== 'default')
    .map(([name, local]) => (name === local ? name : `${name}${renamed}${local}`))
    .join(', ');
}
