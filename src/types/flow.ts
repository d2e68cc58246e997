/**
 * A constraint on where values flow, between the flow nodes of one file. `src/graph/points-to/solve.ts` solves them for the
 * program.
 */
export type Flow =
  | readonly ['function', to: number, fn: number]
  | readonly ['object', to: number]
  /** An array, Map or Set: one field stands for all of its elements. */
  | readonly ['list', to: number]
  | readonly ['string', to: number, pattern: string]
  /** A path below the folder whose path is at the node `folder`. */
  | readonly ['below', to: number, folder: number, below: string]
  /** What is at `part` is a part of a path: files that are listed are followed, with what is known to come after. */
  | readonly ['path-part', to: number, part: number, after: string]
  /** The path of the file that the process was started with, or of the folder around it. */
  | readonly ['main', to: number, of: 'file' | 'folder']
  | readonly ['copy', to: number, from: number]
  | readonly ['load', to: number, object: number, field: string]
  /** `object.field = from`. `fn` is the assigning function; undefined for an object literal or a class body. */
  | readonly ['store', object: number, field: string, from: number, fn?: number]
  /** `object[name] = from`, where `name` and, if `value` is not -1, what is stored are parameters of the function `fn`. */
  | readonly ['store-given', object: number, from: number, fn: number, name: number, value: number]
  /** Something is stored in the object under a name of which nothing is known. */
  | readonly ['store-any', object: number]
  /** `object[key] = from`, or an accessor is defined, for each key of the object at the node `keys`. */
  | readonly ['store-keys', object: number, keys: number, from: number, kind: string]
  /** `fields` are the functions that initialise the fields of an instance. */
  | readonly ['class', to: number, constructorFn: number, above: number, fields: readonly number[], prototype: number]
  | readonly ['merge', to: number, from: number]
  /** `fn.bind(self, a)`: arguments of the bound function go to the parameters from index `count` on; -1: not known. */
  | readonly ['shift', fn: number, count: number]
  /** `fn.bind(self)`: `self` flows to the `this` of the function. */
  | readonly ['this', fn: number, self: number]
  /** The function is kept in the object, and may be called as its method. */
  | readonly ['method', fn: number, object: number]
  | readonly ['require', to: number, request: string]
  /**
   * `require(name)`: a file below the folder whose path is at the node `from`, as in `/*.js`; with an empty `below`,
   * the text at the node is the request.
   */
  | readonly ['require-any', to: number, from: number, below: string]
  /** `require(path.join(root, name))`: the text at the node `from` replaces GIVEN in `pattern`, which is the request. */
  | readonly ['require-given', to: number, from: number, pattern: string]
  /** `require(file)`: files that are listed or put together elsewhere. */
  | readonly ['require-files', to: number, from: number]
  /** `routes[name] = require(file)`: the same, stored under the names of the files; else as `value` under any name. */
  | readonly ['require-files-each', object: number, from: number, value: number, fn: number]
  /** `routes[name] = require(`./${name}`)`: each matching file is stored under its own name. */
  | readonly ['require-each', object: number, request: string, fn: number]
  | readonly ['import', to: number, request: string, name: string]
  | readonly ['global', to: number, name: string]
  | readonly ['export', name: string, from: number]
  | readonly ['export-all', request: string]
  | readonly ['exports', to: number]
  /** An instance of the class at the node `cls`: the value of a parameter of that type. */
  | readonly ['instance', to: number, cls: number]
  /** What a tag makes of a template: sql`select …`. */
  | readonly ['tagged', to: number, tag: number]
  /** An element of JSX, of the component at the node `component`; `fn` is the function that makes it. */
  | readonly ['element', component: number, fn: number]
  | readonly ['escape', from: number];
