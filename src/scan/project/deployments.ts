import { join, posix } from 'node:path';
import type { Deployed, PackageInfo } from '../../types';
import { textOf } from './texts';

/** https://www.serverless.com/framework/docs/providers/aws/guide/functions, and of AWS SAM and CloudFormation. */
const CONFIGURATION = /^(?:serverless[\w.-]*\.(?:ya?ml|json|[jt]s)|(?:sam-)?template\.(?:ya?ml|json))$/;
// Matches: handler: todos/create.create, Handler: app.lambdaHandler, "handler": "src/index.handler"
const HANDLER = /\bhandler["']?\s*:\s*["']?((?:[\w@-]+|\.{1,2})(?:\/[\w@.-]+)*?)\.([\w$]+)["']?\s*(?:#.*|,|\})?$/gim;
// Matches: CodeUri: hello-world/
const FOLDER = /\bCodeUri["']?\s*:\s*["']?([\w@./-]+)/g;

/** The functions that deployment configurations below `root` name. */
export function deployedIn(root: string, paths: readonly string[]): readonly Deployed[] {
  return paths
    .filter((path) => CONFIGURATION.test(posix.basename(path)))
    .flatMap((from) => {
      const text = textOf(join(root, from));
      // Handlers are relative to the folder of their code; which folder belongs to which handler is not told apart.
      const folders = ['', ...new Set([...text.matchAll(FOLDER)].map(([, folder]) => folder))];
      return [...text.matchAll(HANDLER)].flatMap(([, file, name]) =>
        folders.map((folder) => ({ from, request: `./${posix.join(folder, file)}`, name })),
      );
    });
}

// Matches: vercel.json
const VERCEL = /^(?:.*\/)?(?:vercel|now)\.json$/;
// Matches: api/users/[id].ts, and not: api/_lib/store.ts
const FUNCTION = /^api\/(?:[^_.][^/]*\/)*[^_.][^/]*\.[cm]?[jt]s$/;

/** Files below `api` of a folder that is deployed to Vercel: https://vercel.com/docs/functions */
export function deployedToVercel(paths: readonly string[]): readonly Deployed[] {
  return paths
    .filter((path) => VERCEL.test(path))
    .flatMap((from) => {
      const folder = posix.dirname(from);
      const own = paths.map((path) => posix.relative(folder, path)).filter((path) => FUNCTION.test(path));
      return own.flatMap((path) => ['default', ...METHODS].map((name) => ({ from, request: `./${path}`, name })));
    });
}

/** Exports that answer requests of a method. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

// Matches: functions-framework --target=helloHttp, gcloud functions deploy helloHttp
const TARGET = /\b(?:functions-framework\b.*?--target[= ]|gcloud functions deploy )([\w$]+)/g;

/** The functions of main files that package scripts serve or deploy. */
export function servedBy(packages: readonly PackageInfo[]): readonly Deployed[] {
  return packages.flatMap(({ scripts, folder, main = 'index.js' }) =>
    [...scripts.values()]
      .flatMap((command) => [...command.matchAll(TARGET)])
      .map(([, name]) => ({ from: posix.join(folder, 'package.json'), request: `./${posix.normalize(main)}`, name })),
  );
}
