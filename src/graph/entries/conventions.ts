import { packageOf } from '../../projects/packages';
import { placeMatcher, rowsIn, withinPackage, withoutExtension } from '../../projects/by-place';
import { functionId, type Program } from '../../program';
import type { Deployed, FileFacts, FileRow, Framework, FunctionId, PackageInfo } from '../../types';
import type { Exports } from '../linking/exports';
import type { Resolve } from '../linking/resolve';

/** The files of a program that a framework finds by their path. */
export interface PlaceInput {
  readonly program: Program;
  readonly frameworks: readonly Framework[];
  readonly packages: readonly PackageInfo[];
  readonly exports: Pick<Exports, 'named' | 'givenBy' | 'members'>;
  readonly deployed: readonly Deployed[];
  readonly resolve: Resolve;
}

/** A function that a framework finds in a file, by path or through a deployment configuration. */
export interface Placed {
  readonly fn: FunctionId;
  readonly file: string;
  readonly route: string;
  readonly framework: Framework;
  readonly kind: Pick<FileRow, 'context' | 'next' | 'sync' | 'syncUnlessAsync'>;
}

const METHOD = /^[A-Z]+$/;
// Matches: hello.get in server/api/hello.get.ts
const WITH_METHOD = /^(.*)\.(get|post|put|delete|patch|head|options)$/;
/** File names that stand for their folder. */
const LEAF = /\/(?:index|route|page|layout|template|default|loading|not-found|\+[\w.]+)$/;
/** A factory of handlers is called at start-up, and its result is used at once. */
const MAKER = { context: 'startup_path', sync: 'framework-sync' } as const;

/** The functions of a file that a framework finds by its path. */
// Matches: export default function handler(req, res) {} in pages/api/users.ts
export function conventionalFunctions(input: PlaceInput, file: FileFacts): Placed[] {
  const info = packageOf(file.path, input.packages);
  const local = withinPackage(file.path, info);
  return input.frameworks.flatMap((framework) =>
    rowsIn(info, framework)
      .filter((row) => placeMatcher(info, row)(local))
      .flatMap((row) => [
        ...row.exports.flatMap((name) => placed(input, { framework, row, name, file: file.path, local })),
        ...membersOf(input, framework, row, file.path),
      ]),
  );
}

// Matches: 'use server'; export async function save() {}, and async function save() { 'use server'; }
/** The functions that a framework calls because of a directive. */
export function directedFunctions(input: PlaceInput, file: FileFacts): Placed[] {
  if (!file.functions.some(({ directives }) => directives !== undefined)) return [];
  const info = packageOf(file.path, input.packages);
  return input.frameworks
    .filter(({ directed, packages }) => directed !== undefined && packages.some((name) => info.dependencies.has(name)))
    .flatMap((framework) =>
      Object.entries(framework.directed ?? {}).flatMap(([directive, kind]) =>
        saying(input, file, directive).map((fn) => {
          const route = `${withoutExtension(file.path)}#${input.program.fn(fn).name}`;
          return { fn, file: file.path, framework, kind, route };
        }),
      ),
    );
}

function saying({ exports }: PlaceInput, { path, functions }: FileFacts, directive: string): readonly FunctionId[] {
  const found = functions.filter(({ directives }) => directives?.includes(directive));
  return found.flatMap(({ index }) => (index === 0 ? exports.named(path, '*') : [functionId(path, index)]));
}

/** The functions that a deployment configuration names. */
export function deployedFunctions({ frameworks, deployed, resolve, exports }: PlaceInput): Placed[] {
  const framework = frameworks.find((candidate) => candidate.deployed !== undefined);
  const kind = framework?.deployed;
  if (framework === undefined || kind === undefined) return [];
  return deployed.flatMap(({ from, request, name }) =>
    resolve(from, request).flatMap((file) =>
      exports
        .named(file, name)
        .map((fn) => ({ fn, file, framework, kind, route: `${withoutExtension(file)}#${name}` })),
    ),
  );
}

interface Place {
  readonly framework: Framework;
  readonly row: FileRow;
  readonly name: string;
  readonly file: string;
  /** Relative to the package. */
  readonly local: string;
}

function placed(input: PlaceInput, { framework, row, name, file, local }: Place): Placed[] {
  const route = routeOf(row, name, file, local);
  const found = functionsOf(input, file, name);
  const entry = (fn: FunctionId, kind: Placed['kind']): Placed => ({ fn, file, route, framework, kind });
  if (row.members) return found.map((fn) => entry(fn, MAKER));
  if (row.makes !== true) return found.map((fn) => entry(fn, row));
  const made = input.exports.givenBy(found);
  return [...found.map((fn) => entry(fn, MAKER)), ...made.map((fn) => entry(fn, row))];
}

// Matches: start of module.exports = (app) => ({ start() {} })
function membersOf({ exports }: PlaceInput, framework: Framework, { members = {} }: FileRow, file: string): Placed[] {
  return Object.entries(members).flatMap(([path, kind]) =>
    exports
      .members(file, path)
      .map((fn) => ({ fn, file, framework, kind, route: `${withoutExtension(file)}#${path.split('.').at(-1)}` })),
  );
}

function functionsOf({ program, exports }: PlaceInput, file: string, name: string): readonly FunctionId[] {
  if (name === '') return [functionId(file, 0)];
  if (name !== 'new') return exports.named(file, name);
  const isMade = (fn: FunctionId): boolean => ['constructor', 'class-body'].includes(program.fn(fn).kind);
  return exports.named(file, '*').filter(isMade);
}

/** `GET /users`, `/users#getServerSideProps`, or the path of the file where that is not the URL. */
function routeOf({ urlsBelow = [] }: FileRow, name: string, file: string, local: string): string {
  const root = urlsBelow.find((folder) => `/${local}`.startsWith(`/${folder}/`.replace('//', '/')));
  const path =
    root === undefined
      ? withoutExtension(file)
      : urlOf(withoutExtension(`/${local}`.slice(root === undefined || root === '' ? 0 : root.length + 1)));
  const [, plain = path, method] = (root !== undefined && WITH_METHOD.exec(path)) || [];
  const url = plain.replace(LEAF, '') || '/';
  if (METHOD.test(name)) return `${name} ${root === undefined ? path : url}`;
  const suffix = ['default', '*', '', 'new'].includes(name) ? '' : `#${name}`;
  return `${method === undefined ? '' : `${method.toUpperCase()} `}${root === undefined ? path : url}${suffix}`;
}

// Matches: /(shop)/items/[id], /docs/[...path]
function urlOf(path: string): string {
  return path
    .replace(/\/\([^/()]*\)/g, '')
    .replace(/\[\[?\.\.\.([^\]]+)\]?\]/g, '*')
    .replace(/\[([^\]]+)\]/g, ':$1');
}
