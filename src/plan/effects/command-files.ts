import { fileUseOf } from '../../language/programs';
import type { CallGraph } from '../../types';
import { folderIn, type Folder } from './command-folders';
import { pathsOfWord, type WordPaths } from './command-paths';
import { treesOf } from './command-trees';
import { fileAt, within, type Touch } from './locations';
import { isOneFile } from './path-patterns';
import type { Word } from './shell-lexer';
import { textOf, type ProgramRun } from './simple-commands';

const DEVICES = /^\/(?:dev|proc|sys|usr|bin|sbin|lib)(?:\/|$)/;
// Matches: data/notes.txt, /tmp/out, report.pdf, .env, but not: https://host/file, 8.8.8.8
const LOOKS_LIKE_A_FILE = /^(?!\w+:\/)(?![\d.]+$)(?:.*\/.*[\w-]|[\w.-]*\.\w+)$/;
const ANY = /./;
/** Programs that only take files. */
const OF_FILES = /^(?:cat|cp|head|ls|mkdir|mv|rm|rmdir|stat|tail|touch|unlink|wc)$/;
/** Of a folder, they use what is in it. */
const LISTS = /^(?:du|find|ls|tree)$/;
/** What they name is on another machine, or in a container. */
const ELSEWHERE = /^(?:ssh|docker|docker-compose|podman|kubectl|chroot|nsenter)$/;
const VERSION_CONTROL = /^(?:git|hg|svn|bzr|fossil)$/;
const TAKES_TIME: ReadonlySet<Touch['effect']> = new Set<Touch['effect']>(['write', 'append']);

/** A use of a file by a command. */
export interface FileTouch extends Touch {
  /** Nothing tells that the word names a file, or that the file is changed. */
  readonly isGuessed?: boolean;
  /** Its name is not fixed: `thumbs/*.jpg`. */
  readonly isVarying?: boolean;
  /** How its name is put together. */
  readonly path?: WordPaths['path'];
}

type NamedFile = Pick<FileTouch, 'location' | 'path' | 'isVarying'>;

/** Finds the files that commands name in words and redirections. */
export class CommandFiles {
  constructor(private readonly graph: CallGraph) {}

  /** `folder` is where the command runs; undefined for the folder of the process, empty where it is not known. */
  of(ran: ProgramRun, folder: Folder): FileTouch[] {
    const { program, file, args, redirections } = ran;
    const redirected = redirections.flatMap(({ by, word }) => touchesOf(this.filesAt(word, folder, ANY), [by]));
    const run = file ? touchesOf(this.filesAt(file, folder, LOOKS_LIKE_A_FILE), ['read']) : [];
    const known = [...redirected, ...run, ...this.treesOf(ran, folder)];
    return program === undefined || ELSEWHERE.test(program)
      ? known
      : [...known, ...this.argumentsOf(program, args, folder)];
  }

  /** What is in the folders that a command uses as a whole; one of many is mostly that of one request alone. */
  private treesOf(run: ProgramRun, folder: Folder): FileTouch[] {
    return treesOf(run).flatMap(({ word, use, base }) => {
      const { paths } = pathsOfWord(this.graph, word, base ? baseOf(base, folder) : folder);
      const fixed = paths.filter((path) => !DEVICES.test(path) && !path.includes('*') && isOneFile(fileAt(path)));
      return fixed.map((path): FileTouch => ({ effect: use, location: fileAt(within(path)), lasting: true }));
    });
  }

  private argumentsOf(program: string, args: readonly Word[], folder: Folder): FileTouch[] {
    const named = args.filter((word, at) => !isOption(textOf(word) ?? '', program, at));
    const isForgiving = program === 'mkdir' && args.some((word) => /^-\w*p|^--parents$/.test(textOf(word) ?? ''));
    return named.flatMap((word, index) => {
      const place = { isFirst: index === 0, isLast: index === named.length - 1 };
      const use = VERSION_CONTROL.test(program) ? 'read' : fileUseOf(program, place);
      if (use === 'none') return [];
      const files = this.filesAt(word, folder, OF_FILES.test(program) ? ANY : LOOKS_LIKE_A_FILE);
      if (use === 'use') return touchesOf(files, ['read', 'write']).map((touch) => ({ ...touch, isGuessed: true }));
      const listed = LISTS.test(program) ? files.map(({ location }) => fileAt(`${location.key}/*`)) : [];
      const touches = [
        ...touchesOf(files, [use]),
        ...listed.map((location): FileTouch => ({ effect: 'look', location })),
      ];
      return isForgiving ? touches.map((touch) => ({ ...touch, forgiving: true })) : touches;
    });
  }

  private filesAt(word: Word, folder: Folder, looks: RegExp): NamedFile[] {
    const { paths, path } = pathsOfWord(this.graph, word, folder);
    const files = paths.filter((one) => !DEVICES.test(one)).map(fileAt);
    return files.flatMap((location): NamedFile[] => {
      if (!isOneFile(location)) return [{ location, path, isVarying: true }];
      return looks.test(location.key) ? [{ location, path }] : [];
    });
  }
}

// Matches: -r, and xzf of tar xzf backup.tgz
function isOption(text: string, program: string, at: number): boolean {
  return /^-[^=]*$/.test(text) || (program === 'tar' && at === 0 && /^[a-zA-Z]+$/.test(text));
}

/** A folder that is named with its root, as that of the project is, is where it says. */
function baseOf(base: Word, folder: Folder): Folder {
  const [start] = base;
  return start?.kind === 'text' && /^[/~]/.test(start.text) ? base : folderIn(folder, base);
}

function touchesOf(files: readonly NamedFile[], effects: readonly Touch['effect'][]): FileTouch[] {
  return files.flatMap((file) =>
    effects.map((effect) => ({ effect, ...file, ...(TAKES_TIME.has(effect) && { lasting: true }) })),
  );
}
