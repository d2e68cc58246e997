import { join, posix } from 'node:path';
import { textOf } from './deployments';

const DOCKERFILE = /^(?:[\w.-]+\.)?Dockerfile(?:\.[\w.-]+)?$/;
// Matches: COPY --chown=node server/ lib ./, ADD . /app, and not: COPY --from=build /app/dist .
const COPIES = /^[ \t]*(?:COPY|ADD)[ \t]+((?:--(?!from)\S+[ \t]+)*)([^\n[]+)$/gim;

/**
 * The files and folders that the Dockerfiles at the root copy into images, `.` for all; undefined without one, or where
 * something else is copied than can be told.
 */
// https://docs.docker.com/reference/dockerfile/#copy
export function copiedInto(root: string, paths: Iterable<string>): readonly string[] | undefined {
  const files = [...paths].filter((path) => DOCKERFILE.test(path));
  const copied = files.flatMap((path) => {
    const text = textOf(join(root, path)).replace(/\\\r?\n/g, ' ');
    return [...text.matchAll(COPIES)].flatMap(([, , names]) => names.trim().split(/\s+/).slice(0, -1));
  });
  const sources = copied.map((name) => posix.normalize(name).replace(/\/$/, ''));
  return sources.length === 0 || sources.some((name) => /[*?$<]/.test(name)) ? undefined : [...new Set(sources)];
}
