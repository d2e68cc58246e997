import { functionId, pathOf } from '../../program';
import type { ArgumentFacts, BlockingCall, CallGraph, CallId, PathExpr } from '../../types';

/** Number of functions through which the text of a command is followed. */
const MAX_DEPTH = 4;

/** A piece of a command: known text, a value that is put in at a call, or the end of a word. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'hole'; readonly path: PathExpr; readonly at: CallId; readonly isList?: boolean }
  | { readonly kind: 'break' };

/** A command, and the call that gives its text, directly or through functions of the program. */
export interface GivenCommand {
  readonly call: CallId;
  readonly pieces: readonly Piece[];
  /** What the folder is made of in which it runs; undefined for that of the process, empty where it is not known. */
  readonly folder?: readonly Piece[];
  /** It is a line for a shell. */
  readonly isLine: boolean;
}

/**
 * The commands that a call runs: one for each call that gives a part of their text. `run('git', ['add', file])` gives all
 * of it to `function run(program, args) { return execFileSync(program, args); }`.
 */
export function commandsOf(graph: CallGraph, { id, method, call }: BlockingCall): GivenCommand[] {
  const [first, second] = call.args;
  if (!first || call.args.some(({ kind }) => kind === 'spread')) return [];
  const options = call.args.slice(1).findLast(({ kind }) => kind === 'object' || kind === 'other');
  const list = method.runs === 'program' && second && second !== options ? listPieces(second, id) : [];
  const isLine = method.runs === 'line' || options?.keys?.includes('shell') === true;
  const folder = options && folderOf(options, id);
  return given(graph, { call: id, pieces: [...piecesOf(first.path, id), ...list], folder, isLine }, 0);
}

// Matches: { cwd: __dirname }, and not: { encoding: 'utf8' }
function folderOf({ files, keys }: ArgumentFacts, at: CallId): Piece[] | undefined {
  if (files?.cwd) return piecesOf(files.cwd, at);
  return !keys || keys.includes('...') ? [] : undefined;
}

function given(graph: CallGraph, command: GivenCommand, depth: number): GivenCommand[] {
  const { call, pieces, folder } = command;
  const fn = graph.program.callerOf(call);
  const isParam = (piece: Piece): piece is ParameterPiece =>
    piece.kind === 'hole' &&
    piece.at === call &&
    piece.path.kind === 'param' &&
    !piece.path.rest &&
    functionId(pathOf(call), piece.path.fn) === fn;
  if (depth > MAX_DEPTH || ![...pieces, ...(folder ?? [])].some(isParam)) return [command];
  const callers = graph.to.get(fn) ?? [];
  if (callers.length === 0 || callers.some(({ kind }) => kind === 'callback')) return [command];
  return callers.flatMap((edge) => {
    const { args } = graph.program.call(edge.call);
    const filled = (some: readonly Piece[]): Piece[] =>
      some.flatMap((piece) => (isParam(piece) ? argumentPieces(piece, args, edge.call) : [piece]));
    const known = { ...command, call: edge.call, pieces: filled(pieces), folder: folder && filled(folder) };
    return given(graph, known, depth + 1);
  });
}

type Parameter = PathExpr & { readonly kind: 'param' };
type ParameterPiece = Extract<Piece, { kind: 'hole' }> & { readonly path: Parameter };

/** What a caller gives for a parameter. */
function argumentPieces(piece: ParameterPiece, args: readonly ArgumentFacts[], at: CallId): Piece[] {
  const arg = args.some(({ kind }) => kind === 'spread') ? undefined : args[piece.path.index];
  if (!arg) return [{ ...piece, path: { kind: 'any' } }];
  return piece.isList ? listItems(arg, at) : piecesOf(arg.path, at);
}

function piecesOf(path: PathExpr, at: CallId): Piece[] {
  if (path.kind === 'text') return [{ kind: 'text', text: path.text }];
  return path.kind === 'concat' ? path.parts.flatMap((part) => piecesOf(part, at)) : [{ kind: 'hole', path, at }];
}

function listPieces(arg: ArgumentFacts, at: CallId): Piece[] {
  return [{ kind: 'break' }, ...listItems(arg, at)];
}

function listItems(arg: ArgumentFacts, at: CallId): Piece[] {
  if (!arg.elements) return [{ kind: 'hole', path: arg.path, at, isList: true }];
  return arg.elements.flatMap((element, index): Piece[] => [
    ...(index > 0 ? [{ kind: 'break' } as const] : []),
    ...(element.kind === 'spread'
      ? [{ kind: 'hole', path: { kind: 'any' }, at } as const]
      : piecesOf(element.path, at)),
  ]);
}
