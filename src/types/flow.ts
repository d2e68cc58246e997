/** A constraint on what values flow where, between flow nodes of one file (see graph/solve.ts). */
export type Flow =
  | readonly ['function', to: number, fn: number]
  | readonly ['object', to: number]
  /** An array, Map or Set: its elements are in one field. */
  | readonly ['list', to: number]
  | readonly ['string', to: number, pattern: string]
  /** The path of what is below a folder whose path is at a node. */
  | readonly ['below', to: number, folder: number, below: string]
  | readonly ['copy', to: number, from: number]
  | readonly ['load', to: number, object: number, field: string]
  /** `fn` is the function that assigns; an object literal or a class has none. */
  | readonly ['store', object: number, field: string, from: number, fn?: number]
  /** `fields` are the functions that fill the fields of an instance. */
  | readonly ['class', to: number, constructorFn: number, above: number, fields: readonly number[], prototype: number]
  | readonly ['merge', to: number, from: number]
  /** `fn.bind(self, a)`: whoever calls what that gives gives the parameters behind the first `count`; -1: not known. */
  | readonly ['shift', fn: number, count: number]
  /** `fn.bind(self)`: whatever `self` is, is the function's `this`. */
  | readonly ['this', fn: number, self: number]
  | readonly ['require', to: number, request: string]
  /** `require(name)`: what is below the folder whose path is at a node: `/*.js`; with nothing below, the text at the node is the request. */
  | readonly ['require-any', to: number, from: number, below: string]
  /** `routes[name] = require(`./${name}`)`: each file that is there is kept under its name. */
  | readonly ['require-each', object: number, request: string, fn: number]
  | readonly ['import', to: number, request: string, name: string]
  | readonly ['global', to: number, name: string]
  | readonly ['export', name: string, from: number]
  | readonly ['export-all', request: string]
  | readonly ['exports', to: number]
  /** An instance of whatever class is at a node: what a parameter of that type is given. */
  | readonly ['instance', to: number, cls: number]
  | readonly ['escape', from: number];
