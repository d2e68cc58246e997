import { callId, functionId, pathOf, type Program } from '../../program';
import type { CallId, FunctionId, PathExpr } from '../../types';
import type { CallResults } from './calls';
import { asFolder, framesOf, partsOf, type Frame } from './parts';
import {
  ANY_PATH,
  below,
  concatenated,
  joined,
  limited,
  MAX_PATHS,
  normal,
  unknownAt,
  type TextsAt,
} from './path-texts';

const MAX_DEPTH = 6;

/** `config.dataDir` means the same folder wherever it is written; `req.params.id` or a local `dir` does not. */
const STABLE = /^(?!(?:req|request|ctx|context|this|res|params|query|body|file|opts|options|args)\b)(?:[\w$]+|.+#.+)\./;

/**
 * Evaluates paths per call site (context-sensitively), so that `dataFile('a.json')` and `dataFile('b.json')` stay
 * apart.
 */
export class Paths {
  /** Unread files that would have told more about the paths asked for so far. */
  readonly missing = new Set<string>();
  private readonly callers = new Map<FunctionId, CallId[]>();
  private readonly handed: ReadonlySet<FunctionId>;
  /** Memoised by call and argument: each plan of a review asks for the same. */
  private readonly known = new Map<string, readonly string[]>();
  /** The same of parameters, by function, index and depth. */
  private readonly parameters = new Map<string, readonly string[]>();

  constructor(
    private readonly program: Program,
    private readonly results: CallResults,
    private readonly textsAt: TextsAt,
  ) {
    for (const [call, targets] of results.targets)
      for (const target of targets) this.callers.set(target, [...(this.callers.get(target) ?? []), call]);
    this.handed = new Set(results.handed.map(({ fn }) => fn));
  }

  /** The paths that an argument of a call can be, as patterns. */
  of(call: CallId, index: number, through: readonly CallId[] = []): readonly string[] {
    const key = `${call} ${index} ${through.join(' ')}`;
    const found = this.known.get(key) ?? this.compute(call, index, framesOf(this.program, call, through));
    this.known.set(key, found);
    return found;
  }

  /** The paths that an expression of a file can be; none where nothing is known. */
  at(file: string, path: PathExpr): readonly string[] {
    const paths = this.evaluate(path, file, undefined, 0).map(normal);
    return [...new Set(paths)].filter((one) => one !== ANY_PATH);
  }

  private compute(call: CallId, index: number, frame: Frame | undefined): readonly string[] {
    const arg = this.program.call(call).args[index];
    if (!arg) return [];
    const unknown = unknownAt(arg.text, pathOf(call));
    const paths = this.evaluate(arg.path, pathOf(call), frame, 0).map(normal);
    return [...new Set(paths.map((path) => (path === ANY_PATH ? unknown : path)))];
  }

  private evaluate(expr: PathExpr, file: string, frame: Frame | undefined, depth: number): readonly string[] {
    if (depth > MAX_DEPTH) return [ANY_PATH];
    switch (expr.kind) {
      case 'any':
      case 'object':
        return [ANY_PATH];
      case 'field':
        return this.ofField(expr, file, frame, depth);
      case 'text':
        return [expr.text];
      case 'node':
        return this.ofNode(expr, file, frame, depth);
      case 'call':
        return this.ofCall(callId(file, expr.call), frame, depth);
      case 'param':
        return this.ofParam(expr, file, frame, depth);
      case 'choice':
        return this.ofChoice(expr, file, frame, depth);
      case 'join':
      case 'concat':
        return this.combine(
          expr.parts.map((part) => this.evaluate(asFolder(part), file, frame, depth + 1)),
          expr.kind,
        );
    }
  }

  private ofNode(
    { node, name: written, known: name = written, assigned = [] }: PathExpr & { readonly kind: 'node' },
    file: string,
    frame: Frame | undefined,
    depth: number,
  ): readonly string[] {
    const { texts, complete, unread } = this.textsAt(file, node);
    for (const path of unread) this.missing.add(path);
    const names = texts.filter((text) => text.startsWith('<'));
    if (names.length === 1) return names;
    if (complete) return texts.slice(0, MAX_PATHS);
    const unknown = STABLE.test(name) ? `<${name}>` : unknownAt(name, file);
    if (assigned.length === 0) return [unknown];
    const values = assigned.flatMap((value) => this.evaluate(value, file, frame, depth + 1));
    return limited(values.map((path) => (path === ANY_PATH ? unknown : path)));
  }

  private ofChoice(
    { of, named }: PathExpr & { readonly kind: 'choice' },
    file: string,
    frame: Frame | undefined,
    depth: number,
  ): readonly string[] {
    const paths = of.flatMap((one) => this.evaluate(one, file, frame, depth + 1));
    return limited(named ? paths.filter((path) => path !== ANY_PATH) : paths);
  }

  private ofCall(call: CallId, frame: Frame | undefined, depth: number): readonly string[] {
    for (const path of this.results.unread.get(call) ?? []) this.missing.add(path);
    const targets = this.targetsOf(call);
    if (targets.length === 0) return [ANY_PATH];
    return limited(
      targets.flatMap((fn) => {
        const { returns } = this.program.fn(fn);
        return returns.length === 0
          ? [ANY_PATH]
          : returns.flatMap((value) => this.evaluate(value, pathOf(fn), { fn, call, above: frame }, depth + 1));
      }),
    );
  }

  /** The functions that a call runs; none, where it may run others, too. */
  private targetsOf(call: CallId): readonly FunctionId[] {
    return this.results.outside.has(call) ? [] : [...(this.results.targets.get(call) ?? [])];
  }

  private ofField(field: PathExpr, file: string, frame: Frame | undefined, depth: number): readonly string[] {
    const known = { program: this.program, targetsOf: (call: CallId) => this.targetsOf(call), maxDepth: MAX_DEPTH };
    const found = partsOf(field, { file, frame, depth }, known);
    const paths = found.flatMap(({ expr, ...at }) => this.evaluate(expr, at.file, at.frame, at.depth));
    return paths.length === 0 ? [ANY_PATH] : limited(paths);
  }

  private ofParam(param: Parameter, file: string, frame: Frame | undefined, depth: number): readonly string[] {
    const fn = functionId(file, param.fn);
    for (let at = frame; at; at = at.above)
      if (at.fn === fn) return this.ofArgument(param, file, at.call, at.above, depth);
    // Without its call, the same for all who ask: otherwise, the time would be exponential in the depth.
    const key = `${fn} ${param.index} ${param.rest} ${depth}`;
    const known = this.parameters.get(key) ?? this.ofCallers(fn, param, file, depth);
    this.parameters.set(key, known);
    return known;
  }

  private ofCallers(fn: FunctionId, param: Parameter, file: string, depth: number): readonly string[] {
    const callers = this.callers.get(fn) ?? [];
    const isCalledFromOutside = this.results.escapes.functions.has(fn) || this.handed.has(fn);
    const given = callers.flatMap((call) => this.ofArgument(param, file, call, undefined, depth));
    return limited(callers.length === 0 || isCalledFromOutside ? [ANY_PATH, ...given] : given);
  }

  private ofArgument(
    { index, rest, preset }: Parameter,
    file: string,
    call: CallId,
    frame: Frame | undefined,
    depth: number,
  ): readonly string[] {
    const { args } = this.program.call(call);
    if (args.some((arg) => arg.kind === 'spread')) return [ANY_PATH];
    const wanted = rest ? args.slice(index) : args.slice(index, index + 1);
    if (wanted.length > 0)
      return this.combine(
        wanted.map((arg) => this.evaluate(arg.path, pathOf(call), frame, depth + 1)),
        'join',
      );
    if (rest) return [''];
    return preset ? this.evaluate(preset, file, frame, depth + 1) : [ANY_PATH];
  }

  private combine(parts: readonly (readonly string[])[], kind: 'join' | 'concat'): readonly string[] {
    let combined: readonly string[] = [''];
    for (const part of parts) {
      combined = limited(
        combined.flatMap((head) =>
          part.map((tail) =>
            kind === 'join' ? joined(head, below(head, tail)) : concatenated(head, below(head, tail)),
          ),
        ),
      );
    }
    return combined;
  }
}

type Parameter = PathExpr & { readonly kind: 'param' };
