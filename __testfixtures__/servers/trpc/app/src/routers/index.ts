import { mergeRouters, open, router } from '../trpc';
import { count, lines } from '../store/counts';
import { users } from './users';

const about = router({
  count: open.output((output: unknown) => ({ ...(output as object), lines: lines() })).query(() => ({ count: count() })),
});

export const appRouter = mergeRouters(about, router({ users }));
