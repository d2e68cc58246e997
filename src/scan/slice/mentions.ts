import type { SourceFile } from '../../types';

/** A name used in more files than this does not tell whose property it is. */
const MAX_MENTIONS = 10;
const PROPERTY = /\.\s*(\w+)/g;

/**
 * Which files read a property of a name, as far as texts tell: an inverted index, since a large program is asked about
 * thousands of names.
 */
export class Mentions {
  /** By name, the files in order; one more than MAX_MENTIONS when there are too many. */
  private index: Map<string, SourceFile[]> | undefined;

  constructor(private readonly files: readonly SourceFile[]) {}

  /**
   * The files that read a property of this name, or ask for what is kept under it; empty when there are too many for the name
   * to mean anything.
   */
  of(name: string): readonly string[] {
    const found = /^\w+$/.test(name) ? (this.indexed().get(name) ?? []) : this.search(name);
    return found.length <= MAX_MENTIONS ? found.map((file) => file.path) : [];
  }

  // Matches: store.$load, and for `token Store` also inject('Store')
  private search(field: string): readonly SourceFile[] {
    const name = field.slice(field.lastIndexOf(' ') + 1);
    const property = new RegExp(
      `${name === field ? '\\.' : '[.(\'"]'}\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`,
    );
    return this.files.filter(({ text }) => text.includes(name) && property.test(text));
  }

  private indexed(): ReadonlyMap<string, readonly SourceFile[]> {
    if (this.index) return this.index;
    this.index = new Map();
    for (const file of this.files) for (const [, name] of file.text.matchAll(PROPERTY)) note(this.index, name, file);
    return this.index;
  }
}

function note(index: Map<string, SourceFile[]>, name: string, file: SourceFile): void {
  const files = index.get(name);
  if (!files) index.set(name, [file]);
  else if (files.length <= MAX_MENTIONS && files[files.length - 1] !== file) files.push(file);
}
