import { unknownAt } from '../../language/unknown-paths';
import { callId, functionId, pathOf, type Program } from '../../program';
import type { CallId, FunctionId, PathExpr } from '../../types';
import type { CallResults } from './results';
import { NodePaths } from './node-paths';
import { asFolder, deeper, framesOf, partAt, partsOf, whole, type Frame, type Place } from './parts';
import { ANY_PATH, combined, limited, normal, type TextsAt } from './path-texts';
import { ReturnedPaths } from './returned-paths';
import { editedPath } from './text-edits';
import { uniqueBy, type Unique } from './unique-names';

const MAX_DEPTH = 6;
/** What takes more steps than this is made of calls of calls: there are exponentially many ways, and nobody could say what it is. */
const MAX_STEPS = 10_000;

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
  private readonly nodes: NodePaths;
  private readonly returned: ReturnedPaths;
  /** Taken for the path that is asked for. */
  private steps = 0;

  constructor(
    private readonly program: Program,
    private readonly results: CallResults,
    textsAt: TextsAt,
    /** What only tests pass, the program does not use. */
    isOfTests: (path: string) => boolean,
  ) {
    this.nodes = new NodePaths(
      textsAt,
      (...asked) => this.evaluate(...asked),
      (path) => this.missing.add(path),
    );
    this.returned = new ReturnedPaths(program, {
      evaluate: (...asked) => this.evaluate(...asked),
      targetsOf: (call) => results.targets.get(call) ?? [],
      isComplete: () => this.steps <= MAX_STEPS,
    });
    for (const [call, targets] of results.targets)
      for (const target of targets)
        if (!isOfTests(pathOf(call)) || isOfTests(pathOf(target)))
          this.callers.set(target, [...(this.callers.get(target) ?? []), call]);
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
    this.steps = 0;
    const paths = this.evaluate(path, whole(file)).map(normal);
    return [...new Set(paths)].filter((one) => one !== ANY_PATH);
  }

  private compute(call: CallId, index: number, frame: Frame | undefined): readonly string[] {
    const arg = this.program.call(call).args[index];
    if (!arg) return [];
    this.steps = 0;
    const unknown = unknownAt(arg.text, pathOf(call));
    const paths = this.evaluate(arg.path, { ...whole(pathOf(call)), frame }).map(normal);
    return [...new Set(paths.map((path) => (path === ANY_PATH ? unknown : path)))];
  }

  private evaluate(expr: PathExpr, at: Place): readonly string[] {
    if (at.depth > MAX_DEPTH || ++this.steps > MAX_STEPS) return [ANY_PATH];
    switch (expr.kind) {
      case 'any':
      case 'object':
        return [ANY_PATH];
      case 'field':
        return this.ofField(expr, at);
      case 'text':
        return [expr.text];
      case 'node':
        return this.nodes.of(expr, at);
      case 'call':
        return this.ofCall(callId(at.file, expr.call), at);
      case 'param':
        return this.ofParam(expr, at);
      case 'choice':
        return this.ofChoice(expr, at);
      case 'edited':
        return this.ofEdited(expr, at);
      case 'join':
      case 'concat':
        if (expr.kind === 'join' && expr.call !== undefined && this.targetsOf(callId(at.file, expr.call)).length > 0)
          return this.ofCall(callId(at.file, expr.call), at);
        // Matches: path.resolve(config.file)
        if (expr.parts.length === 1) return this.evaluate(expr.parts[0], deeper(at));
        return combined(
          expr.parts.map((part, index) => this.evaluate(asFolder(part), partAt(index, at))),
          expr.kind,
        );
    }
  }

  private ofChoice({ of, named }: PathExpr & { readonly kind: 'choice' }, at: Place): readonly string[] {
    const paths = of.flatMap((one) => this.evaluate(one, deeper(at)));
    return limited(named ? paths.filter((path) => path !== ANY_PATH) : paths);
  }

  private ofCall(call: CallId, at: Place): readonly string[] {
    for (const path of this.results.unread.get(call) ?? []) this.missing.add(path);
    const targets = [...(this.results.targets.get(call) ?? [])];
    const unique = targets.length > 0 ? undefined : uniqueBy(this.program, call, this.results.outside);
    if (unique?.kind === 'name') return [unique.mark];
    if (unique) return this.ofFolder(call, unique, at);
    // Matches: files.get('users'), app.get('file'), and this.fileOf(name) of a class that extends one of a package
    const isKnown = targets.length > 0 && !this.results.outside.has(call);
    const others = isKnown
      ? []
      : this.nodes.flowingTo(this.program.call(call).resultNode, { ...at, file: pathOf(call) });
    if (targets.length === 0) return others;
    return limited([...others, ...targets.flatMap((fn) => this.returned.of(fn, call, at))]);
  }

  // Matches: fs.mkdtempSync(path.join(os.tmpdir(), 'job-'))
  private ofFolder(call: CallId, { mark }: Unique, at: Place): readonly string[] {
    const [prefix] = this.program.call(call).args;
    const before = prefix ? this.evaluate(prefix.path, { ...deeper(at), file: pathOf(call) }) : [ANY_PATH];
    return combined([before, [mark]], 'concat');
  }

  // Matches: file.replace('.bak', '.json')
  private ofEdited({ call, of, edit }: PathExpr & { readonly kind: 'edited' }, at: Place): readonly string[] {
    const id = callId(at.file, call);
    if (this.targetsOf(id).length > 0) return this.ofCall(id, at);
    return limited(this.evaluate(of, deeper(at)).map((path) => editedPath(path, edit)));
  }

  /** The functions that a call runs; none, where it may run others, too. */
  private targetsOf(call: CallId): readonly FunctionId[] {
    return this.results.outside.has(call) ? [] : [...(this.results.targets.get(call) ?? [])];
  }

  private ofField(field: PathExpr, at: Place): readonly string[] {
    const known = { program: this.program, targetsOf: (call: CallId) => this.targetsOf(call), maxDepth: MAX_DEPTH };
    const paths = partsOf(field, at, known).flatMap(({ expr, ...place }) => this.evaluate(expr, place));
    return paths.length === 0 ? [ANY_PATH] : limited(paths);
  }

  private ofParam(param: Parameter, at: Place): readonly string[] {
    const fn = functionId(at.file, param.fn);
    for (let frame = at.frame; frame; frame = frame.above)
      if (frame.fn === fn) return this.ofArgument(param, frame.call, { ...at, frame: frame.above });
    // Without its call, the same for all who ask: otherwise, the time would be exponential in the depth.
    const key = `${fn} ${param.index} ${param.rest} ${at.depth} ${at.as}`;
    const known = this.parameters.get(key) ?? this.ofCallers(fn, param, { ...at, frame: undefined });
    if (this.steps <= MAX_STEPS) this.parameters.set(key, known);
    return known;
  }

  private ofCallers(fn: FunctionId, param: Parameter, at: Place): readonly string[] {
    const callers = this.callers.get(fn) ?? [];
    const isCalledFromOutside = this.results.escapes.functions.has(fn) || this.handed.has(fn);
    const given = callers.flatMap((call) => this.ofArgument(param, call, at));
    return limited(callers.length === 0 || isCalledFromOutside ? [...this.ofNode(param, at), ...given] : given);
  }

  /** `at` is where the function is. */
  private ofArgument(param: Parameter, call: CallId, at: Place): readonly string[] {
    const { index, rest, preset } = param;
    const { args } = this.program.call(call);
    if (args.some((arg) => arg.kind === 'spread')) return this.ofNode(param, at);
    const wanted = rest ? args.slice(index) : args.slice(index, index + 1);
    if (wanted.length > 0)
      return combined(
        wanted.map((arg) => this.evaluate(arg.path, deeper({ ...at, file: pathOf(call) }))),
        'join',
      );
    if (rest) return [''];
    return preset ? this.evaluate(preset, deeper(at)) : this.ofNode(param, at);
  }

  /** What flows to a parameter, whatever call passes it. */
  private ofNode({ fn, index, rest }: Parameter, at: Place): readonly string[] {
    const node = rest ? undefined : this.program.fn(functionId(at.file, fn)).paramNodes[index];
    return node === undefined ? [ANY_PATH] : this.nodes.flowingTo(node, at);
  }
}

type Parameter = PathExpr & { readonly kind: 'param' };
