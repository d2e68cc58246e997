const fs = require('fs');
const express = require('express');
const { graphqlHTTP } = require('express-graphql');
const { createHandler } = require('graphql-http/lib/use/express');
const { addResolversToSchema } = require('@graphql-tools/schema');
const { mergeResolvers } = require('@graphql-tools/merge');
const { buildSchema, graphql, graphqlSync } = require('graphql');
const { Notes, Pages } = require('./roots');

const schema = buildSchema('type Query { note(id: ID): String }');
const app = express();
app.use('/notes', graphqlHTTP({ schema, rootValue: new Notes() }));
app.use(
  '/users',
  graphqlHTTP(async (req) => ({
    schema,
    rootValue: { user: () => fs.readFileSync('user', 'utf8') }, // found: request graphqlHTTP user
    context: { keys: fs.readFileSync('keys') }, // found: request graphqlHTTP
  })),
);
app.all('/files', createHandler({ schema, rootValue: require('./files'), context: () => fs.readFileSync('key') })); // found: request createHandler

// Only a call runs these.
const mails = { mail: () => fs.readFileSync('mail', 'utf8') }; // found: request POST /mails
app.post('/mails', async (req, res) => res.json(await graphql({ schema, source: req.body, rootValue: mails })));
app.post('/pages', (req, res) => graphql(schema, req.body, new Pages()).then((result) => res.json(result)));
const sizes = { size: () => fs.statSync('size').size }; // found: startup
console.log(graphqlSync({ schema, source: '{ size }', rootValue: sizes }));
const unused = { rootValue: { note: () => fs.readFileSync('unused') } }; // found: unreachable

class Tags {
  tags() {
    return fs.readdirSync('tags'); // found: request addResolversToSchema Query.tags
  }
}
const tagged = addResolversToSchema({
  schema,
  resolvers: mergeResolvers([{ Query: new Tags() }, { Query: { tag: () => fs.readFileSync('tag', 'utf8') } }]), // found: request addResolversToSchema Query.tag
});
app.use('/tags', graphqlHTTP({ schema: tagged, rootValue: undefined }));
app.listen(3000);
