import type { PlacedFile, SettingsTexts } from '../../types';
import type { FilePatterns } from './file-patterns';
import type { Resolve } from './resolve';

/** The surroundings of the linked files. */
export interface Surroundings {
  readonly resolve: Resolve;
  /** The access path of values of an outside type. */
  readonly instanceOf: (path: string) => string;
  /** Whether a package makes instances of an outside class. */
  readonly isRecord: (path: string) => boolean;
  /** Whether it makes those of the classes that have an outside decorator, or that an outside function is given. */
  readonly isEntity: (path: string) => boolean;
  /** Whether an outside function returns its argument. */
  readonly isWrapper: (path: string) => boolean;
  /** Source files of the project, with facts or without. */
  readonly sources: ReadonlySet<string>;
  /** Files that manifests name: a computed request may mean any of them. */
  readonly manifested: ReadonlySet<string>;
  /** What JSON files have that the program loads as modules. */
  readonly settings: ReadonlyMap<string, SettingsTexts>;
  /** The names by which views may call functions. */
  readonly calledInViews: ReadonlySet<string>;
  /** Whether a file that was not read may call something by a name. */
  readonly calledUnread: (name: string) => boolean;
  /** Which files a path means that is put together or listed. */
  readonly patterns: FilePatterns;
  /** Files that requests may mean which lead nowhere, by who asks. */
  readonly lost: ReadonlyMap<string, string>;
  /** The folder of the package that a file belongs to. */
  readonly packageOf: (path: string) => string;
  /** Files that a framework makes available by their path. */
  readonly placed: readonly PlacedFile[];
  /** The files with which the processes of a file's package are started. */
  readonly mainFiles: (path: string) => readonly string[];
}
