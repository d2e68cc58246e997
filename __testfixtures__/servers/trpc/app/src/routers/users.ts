import { closed, open, router } from '../trpc';
import { nameOf } from '../store/names';
import { findUser, removeUser, saveUser, type User } from '../store/users';

const asName = (input: unknown): string => nameOf(String(input));

export const users = router({
  find: open.input(asName).query(({ input }) => findUser(input)),
  save: closed
    .input((input: unknown) => input as User)
    .mutation(async ({ input, ctx }) => {
      saveUser(input);
      return { saved: input.name, by: ctx.key.owner };
    }),
  remove: closed.input(asName).mutation(({ input }) => {
    removeUser(input);
    return input;
  }),
});
