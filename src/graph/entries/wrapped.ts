import { functionId, pathOf, type Program } from '../../program';
import type { CallId, Edge, Entry, FunctionId } from '../../types';
import type { Links } from '../linking/links';
import type { Passed } from '../reach/passed';
import type { Routes } from './routes';
import type { Solver } from '../points-to/solve';

/** What is known of a project's function that makes or registers handlers of many routes. */
export interface WrappedInput {
  readonly program: Program;
  readonly solver: Solver;
  readonly links: Links;
  readonly routes: Routes;
  readonly entries: readonly Entry[];
}

/** Tells the routes of a wrapper apart by the calls that make or register a handler with it. */
export class Wrapped {
  private readonly places = new Map<CallId, ReadonlySet<number>>();

  constructor(private readonly input: WrappedInput) {}

  /** The route of the handler that a wrapper makes or registers in a call; undefined when that is not known. */
  routeOf(entry: Entry, wrapper: FunctionId, site: CallId): string | undefined {
    const { program, routes, entries } = this.input;
    if (entry.call !== undefined && isWithin(program, program.callerOf(entry.call), wrapper))
      return routes.routeAt(entry.call, wrapper, site);
    const places = this.placesOf(site, entry.fn);
    return entries.find((other) => other.fn === entry.fn && this.isAt(other, places))?.route;
  }

  /** Whether what a call returns is what a framework is given for an entry. */
  // Matches: caught(show) of app.get('/users', caught(show))
  isMadeBy(entry: Entry, site: CallId): boolean {
    return this.isAt(entry, this.placesOf(site, entry.fn));
  }

  /** Where the handler that a call returns goes. */
  private placesOf(site: CallId, handler: FunctionId): ReadonlySet<number> {
    const { program, solver, links } = this.input;
    let places = this.places.get(site);
    if (!places) {
      const node = links.node(pathOf(site), program.call(site).resultNode);
      places = solver.placesFrom(node, links.functionValue.get(handler) as number);
      this.places.set(site, places);
    }
    return places;
  }

  // Matches: app.get('/', handler), app.get('/', [handler]), server.route({ handler }), export default handler
  private isAt(entry: Entry, places: ReadonlySet<number>): boolean {
    const { solver } = this.input;
    const node = this.nodeOf(entry);
    if (node === undefined) return false;
    if (places.has(node)) return true;
    return solver.valuesAt(node).some((value) => [...solver.fieldsOf(value).values()].some((held) => places.has(held)));
  }

  /** The flow node of what a framework is given, or finds in a file. */
  private nodeOf({ call, arg, file }: Entry): number | undefined {
    const { links } = this.input;
    if (file !== undefined) return links.exportsNode(file);
    return call === undefined || arg === undefined ? undefined : links.node(pathOf(call), arg.node);
  }
}

/**
 * The route at the start of a path whose first function calls what was passed to an enclosing one: `app.get('/users',
 * caught(show))` and `app.get('/posts', caught(list))` run one function, which calls `show` and `list`.
 */
export function routeThrough(
  entry: Entry,
  way: readonly Edge[],
  passed: Passed,
  program: Pick<Program, 'fn'>,
  routeOf: Wrapped['routeOf'],
): string | undefined {
  for (const edge of way) {
    const parameter = passed.parameterOf(edge);
    if (!parameter || parameter.fn === entry.fn || !isWithin(program, entry.fn, parameter.fn)) continue;
    const sites = passed.sourcesOf(parameter).filter(({ callee }) => callee === edge.callee);
    const route = sites.map(({ call }) => routeOf(entry, parameter.fn, call)).find((found) => found !== undefined);
    if (route !== undefined) return route;
  }
  return undefined;
}

/** At least so much of what a wrapper gets it passes on to what it wraps. */
const PASSED_ON = 2;

/** What the wrapper of an entry was given, and calls with its own parameters. */
// Matches: show of app.get('/', caught(show)), with caught = (fn) => (req, res, next) => Promise.resolve(fn(req, res, next)).catch(next)
export function functionsIn(
  entry: Entry,
  edges: readonly Edge[],
  passed: Passed,
  wrapped: Pick<Wrapped, 'isMadeBy'>,
  program: Pick<Program, 'fn' | 'call'>,
): readonly FunctionId[] {
  const { params } = program.fn(entry.fn);
  const found = edges.filter((edge) => {
    const { args } = program.call(edge.call);
    if (args.filter(({ text }) => params.includes(text)).length < PASSED_ON) return false;
    const parameter = passed.parameterOf(edge);
    if (!parameter || parameter.fn === entry.fn || !isWithin(program, entry.fn, parameter.fn)) return false;
    const sites = passed.sourcesOf(parameter).filter(({ callee }) => callee === edge.callee);
    return sites.some(({ call }) => wrapped.isMadeBy(entry, call));
  });
  return [...new Set(found.map(({ callee }) => callee))];
}

/** Whether a function is another one, or written inside of it. */
function isWithin(program: Pick<Program, 'fn'>, id: FunctionId, around: FunctionId): boolean {
  for (let at = id; ; at = functionId(pathOf(at), program.fn(at).parent)) {
    if (at === around) return true;
    if (program.fn(at).index === 0) return false;
  }
}
