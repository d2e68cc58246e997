const express = require('express');
const { graphqlHTTP } = require('express-graphql');
const { GraphQLObjectType, GraphQLSchema, GraphQLString } = require('graphql');
const Authors = require('./models/authors');
const Books = require('./models/books');
const repository = require('./repository');

const app = express();
const id = { type: GraphQLString };

const Query = new GraphQLObjectType({
  name: 'Query',
  fields: {
    title: { type: GraphQLString, args: { id }, resolve: async (root, args, context) => (await context.books.loadAsync(args.id)).title },
    author: { type: GraphQLString, args: { id }, resolve: async (root, args, { authors }) => (await authors.loadAsync(args.id)).name },
    shelf: { type: GraphQLString, args: { id }, resolve: async (root, args) => (await repository.readAsync('shelves', args.id)).name },
  },
});

const schema = new GraphQLSchema({ query: Query });

app.use('/books', graphqlHTTP((req) => ({ schema, context: { user: req.user, books: new Books() } })));
app.use('/authors', graphqlHTTP({ schema, context: { authors: new Authors() } }));

app.listen(3000);
