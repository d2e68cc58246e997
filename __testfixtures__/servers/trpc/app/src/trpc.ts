import { initTRPC, TRPCError } from '@trpc/server';
import type { CreateExpressContextOptions } from '@trpc/server/adapters/express';
import { failure, isThere, note } from './store/files';
import { keyOf, type Key } from './store/keys';

export async function createContext({ req }: CreateExpressContextOptions): Promise<{ key?: Key }> {
  return { key: keyOf(req.headers['x-key']) };
}

type Context = Awaited<ReturnType<typeof createContext>>;

const t = initTRPC.context<Context>().create({
  errorFormatter({ shape, error }) {
    const { stack, ...data } = shape.data;
    return { ...shape, message: failure() + ((error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.code), data };
  },
});

const noted = t.middleware(async ({ path, next }) => {
  const result = await next();
  note(path);
  return result;
});
const keyed = t.middleware(({ ctx, next }) => {
  if (!ctx.key || !isThere(ctx.key.file)) throw new TRPCError({ code: 'FORBIDDEN' });
  return next({ ctx: { key: ctx.key } });
});

export const { router, createCallerFactory, mergeRouters } = t;
export const open = t.procedure.use(noted);
export const closed = open.use(keyed);
