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
    title: { type: GraphQLString, args: { id }, resolve: (root, args, context) => context.books.load(args.id).title },
    author: { type: GraphQLString, args: { id }, resolve: (root, args, { authors }) => authors.load(args.id).name },
    shelf: { type: GraphQLString, args: { id }, resolve: (root, args) => repository.read('shelves', args.id).name },
  },
});

const schema = new GraphQLSchema({ query: Query });

app.use('/books', graphqlHTTP((req) => ({ schema, context: { user: req.user, books: new Books() } })));
app.use('/authors', graphqlHTTP({ schema, context: { authors: new Authors() } }));

app.listen(3000);
