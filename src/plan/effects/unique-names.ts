import { makersIn, withoutMarks } from '../../language/unique-names';
import type { CallGraph, FunctionId, OwnObjects } from '../../types';
import { fileAt, type Location } from './locations';

/** Files with names that one request has made for itself: as long as it does not give them away, only it uses them. */
// Matches: path.join('uploads', `${randomUUID()}.png`), which no variable of the module and no other request gets
export class UniqueNames {
  private objects: OwnObjects | undefined;
  private readonly known = new Map<string, boolean>();

  constructor(
    private readonly graph: CallGraph,
    private readonly isOfRequest: (fn: FunctionId) => boolean,
  ) {}

  /** The paths, with marks only where a name is the request's own. */
  of(paths: readonly string[]): readonly string[] {
    return paths.map((path) => (makersIn(path).some((call) => this.isKept(call)) ? path : withoutMarks(path)));
  }

  /** The same for a location. */
  at(location: Location): Location {
    const [path] = location.kind === 'file' && location.own ? this.of([location.key]) : [location.key];
    return path === location.key ? location : fileAt(path);
  }

  private isKept(call: string): boolean {
    this.objects ??= this.graph.ownObjects(this.isOfRequest);
    const known = this.known.get(call) ?? this.objects.keepsName(call);
    this.known.set(call, known);
    return known;
  }
}
