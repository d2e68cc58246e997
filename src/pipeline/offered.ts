import { isStarted } from '../graph/reach/roots';
import { below } from '../projects/packages';
import { functionId } from '../program';
import type { CallGraph, FunctionId, PackageInfo, Project } from '../types';

type Offering = Pick<Project, 'packages' | 'beside'>;

/**
 * Functions that other programs may call: those of published packages that do not serve themselves, and those that
 * other code of the same repository requests, where only a part of it is analysed.
 */
export function publicFunctions(graph: CallGraph, project: Offering, alone: boolean): ReadonlySet<FunctionId> {
  if (alone) return new Set([...graph.program.all].flatMap((file) => graph.exportsOf(file.path)));
  const offered = project.packages.flatMap((info) => publishedFiles(graph, info));
  const asked = (project.beside ?? []).flatMap(({ wanted }) => graph.resolve('package.json', `./${wanted}`));
  return new Set([...offered, ...asked].flatMap((path) => graph.exportsOf(path)));
}

function publishedFiles(graph: CallGraph, info: PackageInfo): readonly string[] {
  if (info.private || isStarted(graph, info)) return [];
  const files = offeredPaths(info).flatMap((path) => graph.resolve('package.json', `./${path}`));
  return files.some((path) => serves(graph, path)) ? [] : files;
}

/** A file that listens, other than in a function that it exports: that is for others to call. */
function serves(graph: CallGraph, path: string): boolean {
  const offered = new Set(graph.exportsOf(path));
  const isOffered = (fn: number): boolean =>
    fn > 0 && (offered.has(functionId(path, fn)) || isOffered(graph.program.fn(functionId(path, fn)).parent));
  const calls = graph.program.file(path)?.calls ?? [];
  return calls.some((call) => call.name === 'listen' && !isOffered(call.fn));
}

/** Paths, from the root, that other programs load. */
export function offeredFiles({ packages, beside = [] }: Offering): readonly string[] {
  return [...packages.flatMap(offeredPaths), ...beside.map(({ wanted }) => wanted)];
}

/** The files that a package offers, relative to the root. */
function offeredPaths(info: PackageInfo): readonly string[] {
  const named = [info.main, ...info.exports.map(([key, target]) => (key.startsWith('#') ? undefined : target))];
  return named.flatMap((path) => (path === undefined ? [] : below(info, path)));
}
