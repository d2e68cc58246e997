import type { FileFacts, SourceFile } from '../../types';
import { headOf } from './head';
import { ignoresIn } from './ignores';
import { importsEqual, importsOf } from './imports';
import { ambiguousNames, locate, namesIn } from './lexical';
import type { Node, Parsed } from './parse';
import type { Scopes } from './scopes';
import type { Nodes } from './walk';

// Matches: #!/usr/bin/env node
const RUN_BY_NODE = /^#!.*\b(?:node|tsx|ts-node|bun)\b/;

// Matches: delete require.cache[require.resolve(file)], require('clear-module')
const RELOADS = /\brequire\.cache\b|['"](?:decache|clear-module|clear-require|invalidate-module|require-reload)['"]/;

type TextFacts = Pick<
  FileFacts,
  | 'path'
  | 'typescript'
  | 'command'
  | 'reloads'
  | 'importsEqual'
  | 'imports'
  | 'names'
  | 'ambiguous'
  | 'head'
  | 'first'
  | 'ignores'
  | 'lines'
>;

/** The facts of a file apart from its functions: imports, names, and offsets of its parts. */
export function textFacts(
  { path, text }: SourceFile,
  { program, comments }: Parsed,
  tree: Nodes,
  scopes: Scopes,
  lines: readonly number[],
): TextFacts {
  return {
    path,
    typescript: /\.[cm]?tsx?$/.test(path),
    command: RUN_BY_NODE.test(text),
    reloads: RELOADS.test(text),
    importsEqual: importsEqual(tree),
    imports: importsOf(tree, scopes),
    names: namesIn(tree.of('Identifier')),
    ambiguous: ambiguousNames(scopes),
    head: headOf(program, text),
    first: (program.body as Node[])[0]?.start ?? 0,
    ignores: ignoresIn(text, comments, lines, (offset) => locate(lines, offset).line),
    lines,
  };
}
