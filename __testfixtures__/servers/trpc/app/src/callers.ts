import type { Request, Response } from 'express';
import { appRouter } from './routers';
import { createCallerFactory } from './trpc';

const createCaller = createCallerFactory(appRouter);

export const callerOf = (req: Request, res: Response) => createCaller({ key: undefined });
