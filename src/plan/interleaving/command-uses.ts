import { functionId, isWithin } from '../../program';
import type { ArgumentFacts, CallFacts, CallGraph, CallId, FileFacts, PathExpr, Span } from '../../types';
import { commandsIn } from '../effects/commands';
import type { FileTouch } from '../effects/command-files';
import { fixedSince } from './fixed-paths';

/**
 * The expressions that name files of a command: arguments of its call, or of others in a part of its function, that are
 * put together of the same values. Undefined where one of them is not known.
 */
// Matches: out of execSync(`convert ${file} ${out}`), beside fs.existsSync(out)
export function usesByCommand(
  graph: CallGraph,
  id: CallId,
  span: Span,
  isMeant: (touch: FileTouch) => boolean,
): { readonly arg: ArgumentFacts; readonly call: CallFacts }[] | undefined {
  const file = graph.program.fileOf(id);
  const call = graph.program.call(id);
  const beside = file.calls.filter((other) => other.fn === call.fn && isWithin(other.span, span));
  const given = [call, ...beside].flatMap(argumentsOf);
  const touches = commandsIn(graph).touchesOf(id).filter(isMeant);
  const nameOf = ({ path }: FileTouch): ArgumentFacts | undefined => {
    const isKnown = path?.at === id && isSteady(graph, file, path.expr, call);
    return isKnown ? given.find((arg) => textOf(arg.path) === textOf(path.expr)) : undefined;
  };
  // What it only reads is mostly a file that the function itself has written, and that is named in other words.
  const isPassedOver = (touch: FileTouch): boolean => touch.isVarying === true && touch.effect === 'read';
  const isWritten = ({ location }: FileTouch): boolean =>
    touches.some((other) => other.effect !== 'read' && other.location === location);
  const names = touches.filter((touch) => !isPassedOver(touch) || isWritten(touch) || nameOf(touch)).map(nameOf);
  const isAll = touches.length > 0 && names.every((name) => name !== undefined);
  return isAll ? [...new Set(names)].map((arg) => ({ arg, call })) : undefined;
}

function argumentsOf({ args }: CallFacts): readonly ArgumentFacts[] {
  return args.flatMap((arg) => [arg, ...(arg.elements ?? [])]).filter(({ kind }) => kind !== 'spread');
}

/** Whether it gives the same wherever it is evaluated in the function. */
function isSteady(graph: CallGraph, file: FileFacts, expr: PathExpr, call: CallFacts): boolean {
  const isFixed = (text: string | undefined): boolean =>
    text !== undefined &&
    fixedSince(file, { text, span: { ...call.span, end: call.span.start + text.length } }) !== undefined;
  switch (expr.kind) {
    case 'text':
    // The result of one evaluation.
    case 'call':
      return true;
    case 'node':
      return isFixed(expr.name);
    case 'param':
      return isFixed(graph.program.fn(functionId(file.path, expr.fn)).params[expr.index]);
    case 'join':
    case 'concat':
      return expr.parts.every((part) => isSteady(graph, file, part, call));
    default:
      return false;
  }
}

/** The same for expressions that are put together of the same parts. */
function textOf(expr: PathExpr): string {
  if (expr.kind !== 'concat') return JSON.stringify(expr);
  return JSON.stringify({ kind: 'concat', parts: flat(expr) });
}

function flat(expr: PathExpr): readonly PathExpr[] {
  if (expr.kind !== 'concat') return expr.kind === 'text' && expr.text === '' ? [] : [expr];
  return expr.parts.flatMap(flat);
}
