declare module 'express' {
  export interface Request { readonly params: Record<string, string>; readonly body: unknown; on(event: string, listener: () => void): void }
  export interface Response { json(value: unknown): Response; send(text: string): Response; sendStatus(status: number): Response }
  export type NextFunction = (error?: unknown) => void;
  export type Handler = (req: Request, res: Response, next: NextFunction) => unknown;
  export interface App { get(path: string, ...handlers: Handler[]): App; post(path: string, ...handlers: Handler[]): App; use(...handlers: Handler[]): App; param(name: string, handler: (req: Request, res: Response, next: NextFunction, value: string) => unknown): App; listen(port: number): void }
  function express(): App;
  export default express;
}
declare module 'fs-extra' {
  export function writeJsonSync(file: string, value: unknown, options?: { spaces?: number }): void;
  export function outputFileSync(file: string, data: string): void;
  export function outputJsonSync(file: string, value: unknown): void;
}
