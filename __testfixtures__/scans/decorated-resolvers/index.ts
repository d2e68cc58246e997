import { existsSync, appendFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { buildSchema } from 'type-graphql';
import { NoteResolver } from './note.resolver';

const schema = await buildSchema({
  resolvers: [NoteResolver],
  authChecker: () => !existsSync('locked'), // found: request buildSchema
  globalMiddlewares: [async (_action: unknown, next: () => Promise<void>) => {
    appendFileSync('log', 'asked'); // found: request buildSchema
    return next();
  }],
});
await startStandaloneServer(new ApolloServer({ schema }));
