import { join, posix } from 'node:path';
import { taking } from '../../projects/shipments';
import type { Shipment } from '../../types';
import { rulesOf, textOf } from './texts';

const DOCKERFILE = /^(?:[\w.-]+\.)?(?:Docker|Container)file(?:\.[\w.-]+)?$/;
// Matches: COPY --chown=node server/ lib ./, ADD . /app, COPY ["server", "./"], and not: COPY --from=build /app/dist .
const COPIES = /^[ \t]*(?:COPY|ADD)[ \t]+(?:--(?!from)\S+[ \t]+)*(?!--)(.+)$/gim;

/** What the images of a project's Dockerfiles take from it (https://docs.docker.com/reference/dockerfile/#copy). */
export function imagesIn(root: string, paths: readonly string[]): readonly Shipment[] {
  return paths
    .filter((path) => DOCKERFILE.test(posix.basename(path)))
    .flatMap((from) => {
      const sources = sourcesIn(textOf(join(root, from)));
      const folder = contextOf(from, sources, paths);
      const ignored = [`${from}.dockerignore`, posix.join(folder, '.dockerignore')].map((path) => join(root, path));
      const leaves = ignored.map(rulesOf).find((rules) => rules.length > 0) ?? [];
      return sources.length === 0 ? [] : [{ from, folder, takes: sources, leaves }];
    });
}

/** What is copied out of the context; names with variables are not known. */
function sourcesIn(dockerfile: string): readonly string[] {
  const lines = dockerfile.replace(/^[ \t]*#.*$/gm, '').replace(/\\\r?\n/g, ' ');
  const named = [...lines.matchAll(COPIES)].flatMap(([, words]) => wordsOf(words.trim()).slice(0, -1));
  const known = named.filter((name) => !/[$<]|^\w+:\/\//.test(name));
  return [...new Set(known.map((name) => posix.normalize(name).replace(/^\/+|\/$/g, '') || '.'))];
}

// Matches: ["server", "./"], and server ./
function wordsOf(words: string): readonly string[] {
  if (!words.startsWith('[')) return words.split(/\s+/);
  return [...words.matchAll(/"([^"]*)"/g)].map(([, word]) => word);
}

/**
 * The folder that an image is built from: not said in a Dockerfile, but it has what is copied. The innermost around the
 * Dockerfile that has the most.
 */
function contextOf(from: string, sources: readonly string[], paths: readonly string[]): string {
  const names = from.split('/').slice(0, -1);
  const around = [...names.map((_, depth) => names.slice(0, names.length - depth).join('/')), ''];
  const found = around.map((folder) => {
    const inside = folder === '' ? paths : paths.flatMap((path) => cut(path, folder));
    return sources.filter((source) => inside.some(taking([source]))).length;
  });
  return around[found.indexOf(Math.max(...found))];
}

function cut(path: string, folder: string): readonly string[] {
  return path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [];
}
