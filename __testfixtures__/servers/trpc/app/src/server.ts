import express from 'express';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import { callerOf } from './callers';
import { appRouter } from './routers';
import { warn } from './store/warnings';
import { createContext } from './trpc';

const app = express();
app.use(
  '/trpc',
  createExpressMiddleware({
    router: appRouter,
    createContext,
    onError: ({ path }) => warn(path),
    responseMeta: () => ({ headers: new Headers({ 'x-trpc': 'yes' }) }),
  }),
);
app.get('/users/:name', async (req, res, next) => {
  try {
    res.json(await callerOf(req, res).users.find(req.params.name));
  } catch (error) {
    next(error);
  }
});

app.listen(Number(process.env.PORT));
