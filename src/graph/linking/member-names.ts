import type { SourceFile } from '../../types';

// Matches: user.avatar(), user?.avatar, $store.state
const MEMBER = /(?<=\.)[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/** Tells where names are used as members of something, by the texts of files: it is asked of files that are not parsed. */
export class MemberNames {
  private known: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(private readonly files: readonly Pick<SourceFile, 'path' | 'text'>[]) {}

  /** The paths of the files with a member of that name. Indexed when it is first asked for: most programs do not. */
  filesWith(name: string): readonly string[] {
    this.known ??= this.indexed();
    return this.known.get(name) ?? [];
  }

  private indexed(): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, string[]>();
    for (const { path, text } of this.files)
      for (const name of new Set(text.match(MEMBER))) if (!found.get(name)?.push(path)) found.set(name, [path]);
    return found;
  }
}
