import { posix } from 'node:path';
import { isTestFile } from '../../projects/test-files';
import type { Solver } from '../points-to/solve';
import { joinBelow } from '../points-to/texts';
import { joined, type FilePatterns } from './file-patterns';
import { FOLDER, folderOf } from './globals';
import type { Module } from './modules';

/** Stands for any text in a pattern. */
const ANYTHING = '*';
const ROOT = '~';

/** Follows the paths of files from where they are put together to where they are used. */
export class FileFlow {
  constructor(
    private readonly solver: Solver,
    readonly patterns: FilePatterns,
  ) {}

  /** A text that is written in a file: one with gaps counts if it can be the path of a source file. */
  write(from: string, to: number, pattern: string, ofTests = isTestFile(from)): void {
    if (!pattern.includes(ANYTHING)) return this.solver.add(to, this.solver.values.text(pattern, ofTests));
    if (this.patterns.fromWorkingFolder(from, pattern) !== undefined || this.patterns.isKnown(from, pattern))
      this.solver.add(to, this.solver.values.files(pattern));
  }

  /** Writes the texts of a file again, which has the name of a test, but belongs to the program. */
  claim({ file: { path, flow }, base }: Module): void {
    for (const item of flow) {
      if (item[0] === 'string') this.write(path, base + item[1], item[2], false);
      if (item[0] === 'global' && item[2] === FOLDER)
        this.solver.add(base + item[1], this.solver.values.text(folderOf(path)));
    }
  }

  // Matches: require.main.filename, where package.json says what is started
  main(files: readonly string[], to: number, of: 'file' | 'folder'): void {
    for (const file of files)
      this.solver.add(to, this.solver.values.text(posix.join(ROOT, of === 'file' ? file : posix.dirname(file))));
  }

  // Matches: load(path.join(paths.root, 'controllers')), load(path.join(paths.root, name))
  below(from: string, to: number, folder: number, below: string): void {
    if (!below.includes(ANYTHING)) joinBelow(this.solver, to, folder, below);
    this.pass(from, to, folder, (pattern) => joined(pattern, below));
  }

  /** What a path that is made of a part is, as far as it means source files. */
  // Matches: `${folder}/${name}`, path.resolve(name), pathToFileURL(name).href
  pass(from: string, to: number, part: number, make: (pattern: string) => string): void {
    this.solver.listen(part, (value) => {
      const known = this.solver.values.get(value);
      if (known.kind === 'unread') this.solver.add(to, value);
      if (known.kind !== 'files' && known.kind !== 'text') return;
      const made = make(known.pattern);
      const ofTests = known.kind === 'text' && known.ofTests;
      if (!made.includes(ANYTHING)) {
        if (made.startsWith(ROOT)) this.solver.add(to, this.solver.values.text(made, ofTests));
      } else if (this.patterns.isKnown(from, made)) this.solver.add(to, this.solver.values.files(made));
    });
  }
}
