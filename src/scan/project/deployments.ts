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
