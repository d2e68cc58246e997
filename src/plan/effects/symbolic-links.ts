import { memoisedBy } from '../../memoised';
import type { CallGraph } from '../../types';
import { fileAt, mayAlias, within, type Location } from './locations';
import { namedFilesOf } from './named-files';

/** A path of which nothing is known. */
const ANYWHERE = /^(?:\*\*?|<[^>]*>)$|\*\*$/;
const LINKS = /^(?:symlink|ensureSymlink)Sync$/;

/** Where the program makes symbolic links: what is below such a path is another file once the link is another one. */
// Matches: current of fs.unlinkSync('current'); fs.symlinkSync(release, 'current'); beside fs.readFileSync('current/version.txt')
export class SymbolicLinks {
  private readonly places: readonly Location[];
  /** What is behind the links. */
  readonly below: readonly Location[];

  constructor(graph: CallGraph) {
    const making = [...graph.blocking, ...(graph.rewritten ?? [])].filter(({ method }) => LINKS.test(method.sync));
    const named = making.flatMap((call) => namedFilesOf(graph, call).flatMap(({ paths }) => paths));
    const paths = named.filter((path) => !ANYWHERE.test(path));
    this.places = paths.map((path) => fileAt(path));
    this.below = paths.map((path) => fileAt(within(path)));
  }

  /** Whether a path may be that of a link. */
  isOne(path: string): boolean {
    if (this.places.length === 0) return false;
    const location = fileAt(path);
    return this.places.some((place) => mayAlias(place, location));
  }
}

/** Memoised per graph, because each plan asks again. */
export const symbolicLinksOf = memoisedBy((graph: CallGraph) => new SymbolicLinks(graph));
