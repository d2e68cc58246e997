declare module 'express' {
  function express(): express.App;
  namespace express {
    export interface Request { readonly params: Record<string, string>; readonly body: unknown }
    export interface Response { json(value: unknown): Response; send(text: string): Response; sendStatus(status: number): Response }
    export type NextFunction = (error?: unknown) => void;
    export type Handler = (req: Request, res: Response, next: NextFunction) => unknown;
    export interface App { get(path: string, ...handlers: Handler[]): App; post(path: string, ...handlers: Handler[]): App; use(...handlers: Handler[]): App; listen(port: number): void }
  }
  export = express;
}
