/* global NOTES */
const express = require('express');
const { ApolloServer } = require('apollo-server-express');
const schema = require('./graph');
module.exports = () => {};
const app = express();
const apollo = new ApolloServer({resolvers: schema.resolvers});
apollo.applyMiddleware({ app });
app.get('/', (req, res) => res.send(NOTES.helper.read()));
app.listen(3000);
