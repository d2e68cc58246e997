const fs = require('fs');
const express = require('express');
const { GraphQLObjectType, GraphQLSchema, GraphQLString, execute, parse } = require('graphql');

const Query = new GraphQLObjectType({
  name: 'Query',
  fields: { title: { type: GraphQLString, resolve: async () => fs.promises.readFile('title.txt', 'utf8') } },
});
const schema = new GraphQLSchema({ query: Query });
const app = express();

app.get('/title', async (req, res, next) => {
  try {
    res.json(await execute({ schema, document: parse('{ title }') }));
  } catch (error) {
    next(error);
  }
});

app.listen(3000);
