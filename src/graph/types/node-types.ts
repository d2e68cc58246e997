/**
 * What Node's `fs` gives, as far as it shows whether a type fits: without it, every result would fit everywhere. And what
 * programs add to the requests of Express. Whatever is not declared here fits.
 */
export const NODE_TYPES = `
interface Buffer extends Uint8Array { toString(encoding?: string, start?: number, end?: number): string }
declare module 'node:fs/promises' {
  type Text = string | { readonly encoding: string; readonly flag?: string };
  export function readFile(path: any, options: Text): Promise<string>;
  export function readFile(path: any, options?: any): Promise<Buffer>;
  export function readdir(path: any, options?: string): Promise<string[]>;
  export function readdir(path: any, options: { readonly withFileTypes: true }): Promise<import('node:fs').Dirent[]>;
  export function stat(path: any, options?: any): Promise<import('node:fs').Stats>;
  export function lstat(path: any, options?: any): Promise<import('node:fs').Stats>;
  export function readlink(path: any, options?: any): Promise<string>;
  export function realpath(path: any, options?: any): Promise<string>;
  export function writeFile(path: any, data: any, options?: any): Promise<void>;
  export function appendFile(path: any, data: any, options?: any): Promise<void>;
  export function mkdir(path: any, options?: any): Promise<any>;
  export function rm(path: any, options?: any): Promise<void>;
  export function unlink(path: any): Promise<void>;
  export function rename(from: any, to: any): Promise<void>;
  export function copyFile(from: any, to: any, mode?: any): Promise<void>;
  export const access: any, chmod: any, chown: any, cp: any, link: any, lutimes: any, mkdtemp: any, open: any, opendir: any;
  export const rmdir: any, symlink: any, truncate: any, utimes: any, watch: any, constants: any;
  const all: typeof import('node:fs/promises');
  export default all;
}
declare module 'node:fs' {
  export interface Stats { readonly size: number; readonly mtimeMs: number; readonly mtime: Date; isFile(): boolean; isDirectory(): boolean }
  export interface Dirent { readonly name: string; isFile(): boolean; isDirectory(): boolean }
  type Text = string | { readonly encoding: string; readonly flag?: string };
  export function readFileSync(path: any, options: Text): string;
  export function readFileSync(path: any, options?: any): Buffer;
  export function readdirSync(path: any, options?: string): string[];
  export function readdirSync(path: any, options: { readonly withFileTypes: true }): Dirent[];
  export function existsSync(path: any): boolean;
  export function statSync(path: any, options?: any): Stats;
  export function lstatSync(path: any, options?: any): Stats;
  export function readlinkSync(path: any, options?: any): string;
  export function realpathSync(path: any, options?: any): string;
  export function writeFileSync(path: any, data: any, options?: any): void;
  export function appendFileSync(path: any, data: any, options?: any): void;
  export function mkdirSync(path: any, options?: any): any;
  export function rmSync(path: any, options?: any): void;
  export function unlinkSync(path: any): void;
  export function renameSync(from: any, to: any): void;
  export function copyFileSync(from: any, to: any, mode?: any): void;
  export const promises: typeof import('node:fs/promises');
  const all: typeof import('node:fs');
  export default all;
}
declare namespace Express {
  interface Request {}
  interface Response {}
}
declare module 'express-serve-static-core' {
  export interface Request<A = any, B = any, C = any, D = any, E = any> extends Express.Request { [name: string]: any }
  export interface Response<A = any, B = any, C = any> extends Express.Response { [name: string]: any }
  export type NextFunction = any;
  export type RequestHandler<A = any, B = any, C = any, D = any, E = any> = (request: Request, response: Response, next: any) => any;
  export type ErrorRequestHandler<A = any, B = any, C = any, D = any, E = any> = (error: any, request: Request, response: Response, next: any) => any;
}
declare module 'express' {
  import core = require('express-serve-static-core');
  const express: any;
  namespace express {
    interface Request<A = any, B = any, C = any, D = any, E = any> extends core.Request<A, B, C, D, E> {}
    interface Response<A = any, B = any, C = any> extends core.Response<A, B, C> {}
    type NextFunction = any;
    type Handler = core.RequestHandler;
    type RequestHandler<A = any, B = any, C = any, D = any, E = any> = core.RequestHandler;
    type ErrorRequestHandler<A = any, B = any, C = any, D = any, E = any> = core.ErrorRequestHandler;
    type Express = any;
    type Application = any;
    type Router = any;
  }
  export = express;
}
declare module 'fs' { export * from 'node:fs'; export { default } from 'node:fs' }
declare module 'fs/promises' { export * from 'node:fs/promises'; export { default } from 'node:fs/promises' }
`;
