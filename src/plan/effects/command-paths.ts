import { unknownAt } from '../../language/unknown-paths';
import { functionId, pathOf } from '../../program';
import type { CallGraph, CallId, PathExpr } from '../../types';
import type { Folder } from './command-folders';
import type { Piece } from './command-text';
import type { Word } from './shell-lexer';

/** The paths that a word of a command may be, as patterns with marks for names that calls make. */
export interface WordPaths {
  readonly paths: readonly string[];
  /** What all of them are made of, in terms of the function with one call. */
  readonly path?: { readonly expr: PathExpr; readonly at: CallId };
}

const NONE: WordPaths = { paths: [] };

// Matches: --output=file, if=file
const OPTION = /^-{0,2}[\w-]+=/;

/** The paths that a word means in a folder. */
export function pathsOfWord(graph: CallGraph, word: Word, folder: Folder): WordPaths {
  const parts = word.map((part, index) =>
    index === 0 && part.kind === 'text' ? { ...part, text: part.text.replace(OPTION, '') } : part,
  );
  const isAbsolute = parts[0]?.kind === 'text' && /^[/~]/.test(parts[0].text);
  const isHere = folder === undefined || isAbsolute;
  if (!isHere && folder.length === 0) return NONE;
  const holes = [...parts, ...(isHere ? [] : folder)].flatMap((part) => (part.kind === 'hole' ? [part] : []));
  const [file = '', ...otherFiles] = new Set(holes.map(({ at }) => pathOf(at)));
  if (otherFiles.length > 0 || parts.every((part) => part.kind === 'text' && part.text === '')) return NONE;
  const path = joined(parts);
  const expr: PathExpr = isHere ? path : { kind: 'join', parts: [joined(folder), path] };
  const [at, ...others] = new Set(holes.map((hole) => hole.at));
  const known = graph.markedPathsAt(file, expr);
  return {
    paths: known.length > 0 || !at ? known : named(graph, expr, at),
    ...(at && others.length === 0 && { path: { expr, at } }),
  };
}

/** A parameter of which nothing else is known. */
// Matches: out of outs.forEach((out) => execFileSync('make-report', [out]))
function named({ program }: CallGraph, expr: PathExpr, at: CallId): readonly string[] {
  if (expr.kind !== 'param' || expr.rest) return [];
  const name = program.fn(functionId(pathOf(at), expr.fn)).params[expr.index];
  return name ? [unknownAt(name, pathOf(at))] : [];
}

function joined(pieces: readonly Piece[]): PathExpr {
  const exprs = pieces.flatMap((piece): PathExpr[] => {
    if (piece.kind === 'break') return [];
    return piece.kind === 'hole' ? [piece.path] : piece.text === '' ? [] : [{ kind: 'text', text: piece.text }];
  });
  return exprs.length === 1 ? exprs[0] : { kind: 'concat', parts: exprs };
}
