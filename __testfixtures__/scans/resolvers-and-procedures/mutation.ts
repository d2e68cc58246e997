import { unlinkSync } from 'node:fs';

export const Mutation = {
  remove(_parent: unknown, { id }: { id: string }): boolean {
    unlinkSync(`notes/${id}`); // found: request ApolloServer Mutation.remove
    return true;
  },
};
