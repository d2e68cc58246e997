import { posix } from 'node:path';
import { pathOf } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallGraph, CallId } from '../../types';
import { fileAt, type Touch } from './locations';

// Matches: ./users.json, ../lib/settings
const IS_RELATIVE = /^\.{1,2}\//;
// Matches: express, @scope/package, node:fs, and not: /etc/app.json
const IS_PACKAGE = /^[^./]/;

/**
 * Reads of files by `require`, in a program that takes them out of its cache
 * (https://nodejs.org/api/modules.html#requirecache): otherwise each is read once.
 */
export class RequiredFiles {
  private readonly areRead: boolean;

  constructor(private readonly graph: CallGraph) {
    this.areRead = [...graph.program.all].some(({ path, reloads }) => reloads && !isTestFile(path));
  }

  /** The reads of a call. */
  // Matches: require(file) of delete require.cache[require.resolve(file)]; return require(file)
  touchesOf(id: CallId): readonly Touch[] {
    const { text, fn, args } = this.graph.program.call(id);
    // What is loaded once, with its module, is loaded at start-up.
    if (!this.areRead || text !== 'require' || fn === 0 || args.length === 0) return [];
    return this.filesAt(id, args[0].value).map((path) => ({ effect: 'read', location: fileAt(path) }));
  }

  private filesAt(id: CallId, request: string | undefined): readonly string[] {
    if (request === undefined) return this.graph.pathsOf(id, 0);
    if (IS_PACKAGE.test(request)) return [];
    const path = IS_RELATIVE.test(request) ? posix.join(posix.dirname(pathOf(id)), request) : request;
    return [posix.extname(path) === '' ? `${path}.json` : path];
  }
}
