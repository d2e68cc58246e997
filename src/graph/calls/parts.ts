import { ELEMENT } from '../../language/state-parts';
import { callId, pathOf, type Program } from '../../program';
import type { CallId, FunctionId, PathExpr } from '../../types';

/** The call through which a function body is evaluated: its arguments are the values of the parameters. */
export interface Frame {
  readonly fn: FunctionId;
  readonly call: CallId;
  readonly above: Frame | undefined;
}

/** The frames of a call that others lead to, the last of them first. */
export function framesOf(program: Program, call: CallId, through: readonly CallId[]): Frame | undefined {
  const [by, ...above] = through;
  return by === undefined ? undefined : { fn: program.callerOf(call), call: by, above: framesOf(program, by, above) };
}

/** Where an expression is evaluated, and whether as a path, as the folder that one begins with, or as a name in one. */
export interface Place {
  readonly file: string;
  readonly frame: Frame | undefined;
  readonly depth: number;
  readonly as: 'path' | 'folder' | 'name';
}

/** An expression, and where it is evaluated. */
type Part = Place & { readonly expr: PathExpr };

interface Known {
  readonly program: Program;
  readonly targetsOf: (call: CallId) => readonly FunctionId[];
  readonly maxDepth: number;
}

const ANY: PathExpr = { kind: 'any' };

/** The expressions that a result, or a part of one, can be; `any` where one is not known. */
export function partsOf(expr: PathExpr, at: Place, known: Known): readonly Part[] {
  if (at.depth > known.maxDepth) return [{ expr: ANY, ...at }];
  switch (expr.kind) {
    case 'choice':
      return expr.of.flatMap((one) => partsOf(one, at, known));
    case 'field':
      return partsOf(expr.of, at, known).flatMap((part) => partNamed(expr.name, part, known));
    case 'call':
      return resultsOf(callId(at.file, expr.call), at, known);
    default:
      return [{ expr, ...at }];
  }
}

// Matches: { ok: false, reason: 'too long' }, which has no path
function partNamed(name: string, { expr, ...at }: Part, known: Known): readonly Part[] {
  if (expr.kind !== 'object') return [{ expr: ANY, ...at }];
  const named = expr.fields[name] ?? expr.fields[ELEMENT];
  return named ? partsOf(named, at, known) : [];
}

function resultsOf(call: CallId, at: Place, known: Known): readonly Part[] {
  const targets = known.targetsOf(call);
  if (targets.length === 0) return [{ expr: ANY, ...at }];
  return targets.flatMap((fn) => {
    const within = { ...at, file: pathOf(fn), frame: { fn, call, above: at.frame }, depth: at.depth + 1 };
    return known.program.fn(fn).returns.flatMap((value) => partsOf(value, within, known));
  });
}

/**
 * A folder that several files know by a name is told apart by that: what is in it differs where the names differ. It may also
 * be one that is written out.
 */
// Matches: DATA and 'data' of const DATA = process.env.DATA || 'data'
export function asFolder(part: PathExpr): PathExpr {
  if (part.kind !== 'choice' || part.named !== 'everywhere') return part;
  const [name, ...values] = part.of;
  const written = values.filter(({ kind }) => kind === 'text');
  return written.length === 0 ? name : { ...part, of: [name, ...written] };
}

/** A whole file, from which nothing has been followed yet. */
export function whole(file: string): Place {
  return { file, frame: undefined, depth: 0, as: 'path' };
}

/** One step further. */
export function deeper(at: Place): Place {
  return { ...at, depth: at.depth + 1 };
}

/** A part of a path that is put together. */
export function partAt(index: number, at: Place): Place {
  return { ...deeper(at), as: index > 0 || at.as === 'name' ? 'name' : 'folder' };
}
