import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { buildSchema } from 'type-graphql';
import { Container } from 'typedi';
import { NoteResolver } from './resolver';

async function main() {
  const schema = await buildSchema({ resolvers: [NoteResolver], container: Container });
  await startStandaloneServer(new ApolloServer({ schema }));
}
main();
