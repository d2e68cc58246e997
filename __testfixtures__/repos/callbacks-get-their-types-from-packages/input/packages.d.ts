// As the packages declare them: callbacks in options, overloads, and a type that tells async functions apart.
declare module 'multer' {
  interface Upload {
    mimetype: string;
    originalname: string;
  }
  interface Engine {
    readonly folder: string;
  }
  type Named = (req: { url: string }, file: Upload, done: (error: Error | null, name: string) => void) => void;
  function multer(options: { storage: Engine; fileFilter?: (req: { url: string }, file: Upload, done: (error: Error | null, takes?: boolean) => void) => void }): {
    single(field: string): import('express').RequestHandler;
  };
  namespace multer {
    function diskStorage(options: { destination?: string | Named; filename?: Named }): Engine;
  }
  export default multer;
}

declare module 'cors' {
  type Origin = boolean | string | RegExp;
  type OfRequest = (origin: string | undefined, done: (error: Error | null, origin?: Origin) => void) => void;
  export default function cors(options: { origin?: Origin | OfRequest }): import('express').RequestHandler;
}

declare module 'mongoose' {
  export class Schema<Document> {
    constructor(fields: object);
    pre(method: 'save', hook: (this: Document & { isNew: boolean }, next: (error?: Error) => void) => void): this;
    pre(method: 'remove' | RegExp, options: object, hook: (this: Document, next: (error?: Error) => void) => void): this;
  }
  export function model<Document>(name: string, schema: Schema<Document>): new (values: Document) => { save(): Promise<void> };
}

declare module 'fastify' {
  interface Asked {
    readonly url: string;
  }
  interface Reply {
    code(status: number): this;
    send(body: unknown): this;
  }
  type AsyncFunction = (...args: any[]) => Promise<any>;
  type Hook = (request: Asked, reply: Reply, done: (error?: Error) => void) => void;
  type AsyncHook = (request: Asked, reply: Reply) => Promise<unknown>;
  interface Server {
    addHook<Of extends Hook | AsyncHook = Hook>(
      name: 'onRequest',
      hook: Of extends AsyncFunction ? AsyncHook : Hook,
    ): this;
    setErrorHandler(handler: (error: Error, request: Asked, reply: Reply) => unknown): this;
    listen(options: { port: number }): Promise<string>;
  }
  export default function fastify(): Server;
}
