import { mayInject } from '../../language/containers';
import { loadsByName, loadsComputed } from '../../language/requests';
import type { BlockingModule, SourceFile } from '../../types';
import { importersOf, importsOf, pathsFrom } from './connected';
import { isAlwaysRead, hotness } from './hotness';
import { filesThatShare } from './globals';
import type { Load } from './outline';

/**
 * The files that can matter: those that name a blocking method, load computed files or name what the program makes
 * global, their transitive importers, and everything that those import in turn, because a value handed to a file that was not read could do anything there. Over-approximates.
 */
export function sliceOf(
  files: readonly SourceFile[],
  loads: readonly Load[],
  modules: readonly BlockingModule[],
  findsByPlace: (path: string) => boolean = () => false,
): SourceFile[] {
  const isHot = hotness(modules);
  const hot = files.filter((file) => isHot(file.text));
  if (hot.length === 0) return files.filter(isAlwaysRead);
  if (files.some(({ text }) => loadsByName(text)) || givesMethods(files)) return [...files];
  // What loads any file may load a hot one, and works for those that import it.
  const loading = files.filter((file) => loadsComputed(file.text));
  const open = files.filter((file) => findsByPlace(file.path) || registers(file) || isAlwaysRead(file));
  const around = (start: readonly SourceFile[]): SourceFile[] => keptFor(files, loads, start, open);
  const kept = around([...hot, ...loading]);
  const sharing = filesThatShare(files, kept);
  return sharing.length > 0 ? around([...hot, ...loading, ...sharing]) : kept;
}

/**
 * Whether the program gives methods to documents or rows of a database: whoever has one may call them, without importing
 * anything.
 */
function givesMethods(files: readonly SourceFile[]): boolean {
  return METHODS.some(
    ([database, methods]) =>
      files.some(({ text }) => database.test(text)) && files.some(({ text }) => methods.test(text)),
  );
}

/** Some files with their transitive importers, and what those and other files import. */
function keptFor(
  files: readonly SourceFile[],
  loads: readonly Load[],
  start: readonly SourceFile[],
  open: readonly SourceFile[],
): SourceFile[] {
  const callers = pathsFrom(start, importersOf(loads));
  const kept = pathsFrom([...files.filter(({ path }) => callers.has(path)), ...open], importsOf(loads));
  return files.filter(({ path }) => kept.has(path));
}

/** Packages of databases, and what gives methods to their documents or rows. */
const METHODS: readonly (readonly [database: RegExp, methods: RegExp])[] = [
  // Matches: schema.methods.load = …, schema.method('load', …), schema.loadClass(User), { methods: { load() {} } }
  [
    /['"]mongoose['"]/,
    /\.(?:methods|statics|query)\s*[.=,[]|\.(?:method|static|loadClass)\s*\(|\b(?:methods|statics)\s*:\s*\{/,
  ],
  [/['"]@typegoose\/typegoose['"]/, /\b(?:getModelForClass|buildSchema|getDiscriminatorModelForClass)\b/],
  // Matches: User.prototype.load = …
  [/['"](?:sequelize|@sequelize\/core)['"]/, /\.prototype\.\w+\s*=(?!=)/],
  // Matches: class User extends Model { load() {} }, class User extends db.Model { load() {} }
  [
    /['"](?:sequelize(?:-typescript)?|@sequelize\/core|objection|typeorm|@mikro-orm\/core|@adonisjs\/lucid\/orm|redbean-node\b[^'"]*)['"]/,
    /\bextends\s+[\w.]*(?:Model|BaseEntity)\b|@(?:Child)?Entity\b/,
  ],
];
const REGISTERS = /\b(?:app|router|server|fastify|instance)\.(?:use|get|post|put|patch|delete|all|route|listen)\s*\(/;

/** Applications and routers passed to other files: cheap to include, and handlers are registered there. */
function registers(file: SourceFile): boolean {
  return REGISTERS.test(file.text) || mayInject(file.text);
}
