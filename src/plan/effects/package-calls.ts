import { isBuiltin } from 'node:module';
import { memoisedBy } from '../../memoised';
import { isWithin } from '../../program';
import { isTestFile } from '../../projects/test-files';
import type { CallFacts, CallGraph, CallId, FileFacts } from '../../types';
import { CHANGES } from './file-uses';
import { fileAt, type Touch } from './locations';
import { namedFilesOf } from './named-files';

/** A path within the project, or on this machine. */
const OF_PROJECT = /^[./#~]/;
/** What is given a path as text: loggers, and functions about texts, paths, and lists and maps of them. */
const TAKES_TEXT =
  /^(?:info|warn|error|debug|log|trace|verbose|silly|fatal|format|basename|dirname|extname|join|resolve|relative|normalize|isAbsolute|is\w*|test|match\w*|includes|startsWith|endsWith|has|get|set|emit|on|once|hash|lookup|contentType|type|charset|extension|static)$/;
const SAVES = /write|save|dump|append|output|store/i;
/** An argument with a path is one of the first. */
const PLACES = [0, 1];

/** The package that a call calls by the name of an import. */
// Matches: yamljs of YAML.load(file), where YAML is required from it
export function importedBy({ imports }: FileFacts, { callee }: CallFacts): string | undefined {
  const found = imports.find(
    ({ request, uses }) => !OF_PROJECT.test(request) && uses.some((use) => isWithin(use, callee)),
  );
  return found?.request;
}

/** The paths that known calls change, as they are written. */
const changedPaths = memoisedBy((graph: CallGraph): ReadonlySet<string> => {
  const known = [...graph.blocking, ...(graph.rewritten ?? [])].filter(({ file }) => !isTestFile(file));
  const named = known.flatMap((blocking) => namedFilesOf(graph, blocking));
  const changed = named.flatMap(({ paths, effect }) => (effect !== 'none' && CHANGES.has(effect) ? paths : []));
  return new Set(changed.filter((path) => !/^\**$/.test(path)));
});

/**
 * What a package does that nothing is known of, where it is given the path of a file that the program changes itself: it reads
 * it, or writes it, as its name says.
 */
// Matches: YAML.load(file), matter.read(file), new JsonDb(file), beside fs.writeFileSync(file, text)
export function packageFilesAt(graph: CallGraph, id: CallId): Touch[] {
  const file = graph.program.fileOf(id);
  const call = graph.program.call(id);
  const name = call.fn === 0 || call.args.length === 0 ? undefined : importedBy(file, call);
  if (name === undefined || isBuiltin(name) || TAKES_TEXT.test(call.name) || isWaitedFor(call)) return [];
  const changed = changedPaths(graph);
  const paths = PLACES.slice(0, call.args.length).flatMap((at) => graph.pathsOf(id, at));
  const effect = SAVES.test(call.name) ? 'write' : 'read';
  return paths.filter((path) => changed.has(path)).map((path) => ({ effect, location: fileAt(path) }));
}

/** It was not done at once before. */
// Matches: await ensureDir(folder), readJson(file).then(show), readJson(file, (error, json) => …)
function isWaitedFor({ args, position }: CallFacts): boolean {
  return position.awaited || position.promised || args.at(-1)?.kind === 'function';
}
