import type { Request, RequestHandler, Response } from 'express';

type Handler = (req: Request, res: Response) => void | Promise<void>;
export type Awaitable<Value> = Value | Promise<Value>;

export function wrap(handler: Handler): RequestHandler {
  return async (req, res, next) => {
    try {
      await handler(req, res);
    } catch (error) {
      next(error);
    }
  };
}

export const timed =
  (handler: (req: Request, res: Response) => unknown | Promise<unknown>): RequestHandler =>
  async (req, res) => {
    const start = Date.now();
    await handler(req, res);
    console.log(req.path, Date.now() - start);
  };
