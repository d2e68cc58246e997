import { awaitsComponents, isOfClient } from '../../language/server-pages';
import { functionId, pathOf, type Program } from '../../program';
import type { Entry, FunctionId } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import { addTo } from './sets-by-key';

/** Components that are elements somewhere: what renders those calls them, and does not wait. */
// Matches: function List() { return <ul>{notes().map(…)}</ul>; } of renderToString(<List />)
export class Elements {
  /** By component, the functions that make elements of it. */
  private readonly users = new Map<FunctionId, Set<FunctionId>>();
  private readonly pages: ReadonlySet<FunctionId>;

  constructor(
    private readonly program: Program,
    solver: Solver,
    links: Links,
    entries: readonly Entry[],
  ) {
    const isPage = ({ framework, file, fn }: Entry): boolean =>
      file !== undefined && awaitsComponents(framework, file) && !this.isOfClient(fn);
    this.pages = new Set(entries.filter(isPage).map(({ fn }) => fn));
    for (const { path, flow } of program.all)
      for (const item of flow)
        if (item[0] === 'element')
          for (const value of solver.valuesAt(links.node(path, item[1]))) {
            const component = solver.values.get(value);
            if (component.kind === 'function') addTo(this.users, component.fn, functionId(path, item[2]));
          }
  }

  /** Those that something renders that does not wait: other than pages that do, and components that only such pages have. */
  // Matches: <List /> in page() { return renderToString(<List />); }, not in app/page.jsx of Next.js
  unawaited(): readonly FunctionId[] {
    const found = new Set<FunctionId>();
    const below = new Map<FunctionId, Set<FunctionId>>();
    for (const [component, users] of this.users) {
      if (this.isOfClient(component)) found.add(component);
      for (const user of users) {
        const renderer = this.rendererOf(user);
        if (renderer === undefined) found.add(component);
        else addTo(below, renderer, component);
      }
    }
    // The set grows while it is iterated: a work list.
    for (const renderer of found) for (const component of below.get(renderer) ?? []) found.add(component);
    return [...found].filter((fn) => !this.program.fn(fn).async);
  }

  /** The page or component that a function belongs to. */
  // Matches: <ul>{notes.map((note) => <Note note={note} />)}</ul>
  private rendererOf(fn: FunctionId): FunctionId | undefined {
    if (this.pages.has(fn) || this.users.has(fn)) return fn;
    const { index, parent } = this.program.fn(fn);
    return index > 0 ? this.rendererOf(functionId(pathOf(fn), parent)) : undefined;
  }

  private isOfClient(fn: FunctionId): boolean {
    return isOfClient(this.program.fn(functionId(pathOf(fn), 0)).directives);
  }
}
