import type { CallId } from '../../types';
import { fileAt, mayAlias, type Location } from '../effects/locations';
import { mayEndAlike } from '../effects/path-patterns';

/** A location that is looked at, and the call that does. */
export interface Look {
  readonly id: CallId;
  readonly location: Location;
  /** It looks at the content of the directory, not at the file itself. */
  readonly inside: boolean;
  /** It looks at the content of all directories in there, too. */
  readonly deep?: boolean;
}

/** Whether a look may see a file, as far as the folders that both name tell. */
export function meets(location: Location, { inside, deep = false, location: seen }: Look): boolean {
  if (!inside) return mayAlias(location, seen);
  return foldersOf(location, deep).some((folder) => mayAlias(folder, seen));
}

/** The same, where a folder of which only an expression is known may be any that it does not contradict. */
// Matches: readdirSync(req.query.dir), beside writeFileSync(req.body.path, text)
export function mayList(location: Location, look: Look): boolean {
  return (
    meets(location, look) || foldersOf(location, look.deep === true).some((one) => mayEndAlike(one, look.location))
  );
}

/** The folder of the process is mostly the root of the project. */
const HERE = ['.', '~'];

/** The folders that a file may be in, with those around them where all is looked at that is in there. */
function foldersOf({ key }: Location, isDeep: boolean): readonly Location[] {
  const segments = key.split('/');
  // An expression may hold the whole path.
  if (segments.length === 1) return (key.startsWith('<') ? [key] : HERE).map(fileAt);
  const above = segments.map((_, index) => segments.slice(0, index).join('/'));
  // What follows a known folder may be a name with slashes.
  const folders = [...(isDeep ? above : above.slice(-1)), ...(segments.at(-1) === '**' ? [key] : [])];
  return folders.flatMap((folder) => (folder === '~' ? HERE : folder === '' ? [] : [folder])).map(fileAt);
}
