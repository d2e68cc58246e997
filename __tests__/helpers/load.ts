import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import * as ts from 'typescript';

import type { HelperName } from '../../src/helpers/render';
import { renderHelpers } from '../../src/helpers/render';

import type * as asyncCallback from '../../src/helpers/sources/async-callback';
import type * as errorsToCallback from '../../src/helpers/sources/errors-to-callback';
import type * as thrownToProcess from '../../src/helpers/sources/thrown-to-process';
import type * as asyncHandler from '../../src/helpers/sources/async-handler';
import type * as asyncListener from '../../src/helpers/sources/async-listener';
import type * as asyncReply from '../../src/helpers/sources/async-reply';
import type * as heardLate from '../../src/helpers/sources/heard-late';
import type * as inTurn from '../../src/helpers/sources/in-turn';
import type * as oneAtATime from '../../src/helpers/sources/one-at-a-time';
import type * as asyncParam from '../../src/helpers/sources/async-param';
import type * as awaitedLater from '../../src/helpers/sources/awaited-later';
import type * as failTo from '../../src/helpers/sources/fail-to';
import type * as cachedExists from '../../src/helpers/sources/cached-exists';
import type * as cachedLstat from '../../src/helpers/sources/cached-lstat';
import type * as cachedStat from '../../src/helpers/sources/cached-stat';
import type * as eachInOrder from '../../src/helpers/sources/each-in-order';
import type * as everyInOrder from '../../src/helpers/sources/every-in-order';
import type * as filterInOrder from '../../src/helpers/sources/filter-in-order';
import type * as findInOrder from '../../src/helpers/sources/find-in-order';
import type * as findIndexInOrder from '../../src/helpers/sources/find-index-in-order';
import type * as findLastInOrder from '../../src/helpers/sources/find-last-in-order';
import type * as findLastIndexInOrder from '../../src/helpers/sources/find-last-index-in-order';
import type * as flatMapInOrder from '../../src/helpers/sources/flat-map-in-order';
import type * as reduceInOrder from '../../src/helpers/sources/reduce-in-order';
import type * as reduceRightInOrder from '../../src/helpers/sources/reduce-right-in-order';
import type * as fromInOrder from '../../src/helpers/sources/from-in-order';
import type * as mapAtOnce from '../../src/helpers/sources/map-at-once';
import type * as filterAtOnce from '../../src/helpers/sources/filter-at-once';
import type * as flatMapAtOnce from '../../src/helpers/sources/flat-map-at-once';
import type * as groupInOrder from '../../src/helpers/sources/group-in-order';
import type * as asyncExecutor from '../../src/helpers/sources/async-executor';
import type * as replaceInOrder from '../../src/helpers/sources/replace-in-order';
import type * as iterateInOrder from '../../src/helpers/sources/iterate-in-order';
import type * as listOf from '../../src/helpers/sources/list-of';
import type * as settled from '../../src/helpers/sources/settled';
import type * as sortInOrder from '../../src/helpers/sources/sort-in-order';
import type * as mapInOrder from '../../src/helpers/sources/map-in-order';
import type * as someInOrder from '../../src/helpers/sources/some-in-order';
import type * as exclusive from '../../src/helpers/sources/exclusive';
import type * as exclusiveFiles from '../../src/helpers/sources/exclusive-files';
import type * as shared from '../../src/helpers/sources/shared';
import type * as sharedFiles from '../../src/helpers/sources/shared-files';
import type * as unlocked from '../../src/helpers/sources/unlocked';
import type * as existsForStat from '../../src/helpers/sources/exists-for-stat';
import type * as execCommand from '../../src/helpers/sources/exec-command';
import type * as execWords from '../../src/helpers/sources/exec-words';
import type * as readDescriptor from '../../src/helpers/sources/read-descriptor';
import type * as writePart from '../../src/helpers/sources/write-part';
import type * as zlibInput from '../../src/helpers/sources/zlib-input';
import type * as execProgram from '../../src/helpers/sources/exec-program';
import type * as lookup from '../../src/helpers/sources/lookup';
import type * as spawnProgram from '../../src/helpers/sources/spawn-program';
import type * as freshStat from '../../src/helpers/sources/fresh-stat';
import type * as mkdirIfMissing from '../../src/helpers/sources/mkdir-if-missing';
import type * as outputFileAtomic from '../../src/helpers/sources/output-file-atomic';
import type * as outputJsonAtomic from '../../src/helpers/sources/output-json-atomic';
import type * as pathExists from '../../src/helpers/sources/path-exists';
import type * as rmIfThere from '../../src/helpers/sources/rm-if-there';
import type * as copyFileAtomic from '../../src/helpers/sources/copy-file-atomic';
import type * as readFolder from '../../src/helpers/sources/read-folder';
import type * as readRenewed from '../../src/helpers/sources/read-renewed';
import type * as readWhole from '../../src/helpers/sources/read-whole';
import type * as sharedRead from '../../src/helpers/sources/shared-read';
import type * as unlinkIfThere from '../../src/helpers/sources/unlink-if-there';
import type * as withoutTemporary from '../../src/helpers/sources/without-temporary';
import type * as writeFileAtomic from '../../src/helpers/sources/write-file-atomic';
import type * as writeJsonAtomic from '../../src/helpers/sources/write-json-atomic';

/** What a generated file exports, by the types of our sources. */
export type Helpers = typeof asyncCallback &
  typeof errorsToCallback &
  typeof thrownToProcess &
  typeof asyncReply &
  typeof heardLate &
  typeof awaitedLater &
  typeof failTo &
  typeof inTurn &
  typeof oneAtATime &
  typeof asyncHandler &
  typeof asyncListener &
  typeof asyncParam &
  typeof cachedExists &
  typeof cachedLstat &
  typeof cachedStat &
  typeof eachInOrder &
  typeof everyInOrder &
  typeof filterInOrder &
  typeof findInOrder &
  typeof findIndexInOrder &
  typeof findLastInOrder &
  typeof findLastIndexInOrder &
  typeof flatMapInOrder &
  typeof reduceInOrder &
  typeof reduceRightInOrder &
  typeof fromInOrder &
  typeof mapAtOnce &
  typeof filterAtOnce &
  typeof flatMapAtOnce &
  typeof groupInOrder &
  typeof asyncExecutor &
  typeof replaceInOrder &
  typeof iterateInOrder &
  typeof listOf &
  typeof settled &
  typeof sortInOrder &
  typeof mapInOrder &
  typeof someInOrder &
  typeof exclusive &
  typeof exclusiveFiles &
  typeof shared &
  typeof sharedFiles &
  typeof unlocked &
  typeof existsForStat &
  typeof execCommand &
  typeof execWords &
  typeof readDescriptor &
  typeof writePart &
  typeof zlibInput &
  typeof execProgram &
  typeof lookup &
  typeof spawnProgram &
  typeof freshStat &
  typeof mkdirIfMissing &
  typeof outputFileAtomic &
  typeof outputJsonAtomic &
  typeof pathExists &
  typeof rmIfThere &
  typeof copyFileAtomic &
  typeof withoutTemporary &
  typeof readFolder &
  typeof readRenewed &
  typeof readWhole &
  typeof sharedRead &
  typeof unlinkIfThere &
  typeof writeFileAtomic &
  typeof writeJsonAtomic;

/** The three kinds of file that are generated. */
export const STYLES = ['cjs', 'esm', 'ts'] as const;
export type Style = (typeof STYLES)[number];

const folders: string[] = [];

/** A new folder that `removeFolders` removes. */
export function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'unblock-helpers-')));
  folders.push(folder);
  return folder;
}

/** Removes what `newFolder` made. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Writes a generated file as a user would have it, and gives its path: TypeScript is compiled as their build would. */
export function generate(style: Style, names: Iterable<HelperName>, ttl = 0): string {
  const typescript = style === 'ts';
  const text = renderHelpers(names, {
    format: style === 'esm' ? 'esm' : 'cjs',
    typescript,
    nodePrefix: typescript,
    ttl,
  });
  const path = join(newFolder(), style === 'esm' ? 'helpers.mjs' : 'helpers.cjs');
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2020 };
  writeFileSync(path, typescript ? ts.transpileModule(text, { compilerOptions: options }).outputText : text);
  return path;
}

/** Loads a generated file with the given helpers in it. */
export async function load(style: Style, names: Iterable<HelperName>, ttl = 0): Promise<Helpers> {
  const path = generate(style, names, ttl);
  if (style === 'esm') return (await import(pathToFileURL(path).href)) as Helpers;
  return createRequire(path)(path) as Helpers;
}
