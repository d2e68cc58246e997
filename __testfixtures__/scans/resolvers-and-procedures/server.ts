import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { initTRPC } from '@trpc/server';
import { Mutation } from './mutation';
export { notes } from './notes';

const resolvers = {
  Query: { notes: (): string[] => readdirSync('notes') }, // found: request ApolloServer Query.notes
  Mutation,
};
const server = new ApolloServer({ typeDefs: readFileSync('schema.graphql', 'utf8'), resolvers }); // found: startup
startStandaloneServer(server, { context: async () => ({ user: 1 }) });

const t = initTRPC.create();
export const router = t.router({
  note: t.procedure.query(async () => readFileSync('note.txt', 'utf8')), // found: request query note
  save: t.procedure.mutation(async () => writeFileSync('note.txt', '')), // found: request mutation save
});
