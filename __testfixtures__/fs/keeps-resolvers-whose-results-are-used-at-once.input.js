const fs = require('fs');
const express = require('express');
const { GraphQLObjectType, GraphQLSchema, GraphQLString, graphqlSync } = require('graphql');

const Query = new GraphQLObjectType({
  name: 'Query',
  fields: {
    title: { type: GraphQLString, resolve: () => fs.readFileSync('title.txt', 'utf8') }, // stays: framework-sync
  },
});
const schema = new GraphQLSchema({ query: Query });
const app = express();

app.get('/title', (req, res) => {
  res.json(graphqlSync({ schema, source: '{ title }' }));
});

app.listen(3000);
