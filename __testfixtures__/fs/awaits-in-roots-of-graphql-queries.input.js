const fs = require('fs');
const express = require('express');
const { graphqlHTTP } = require('express-graphql');
const { buildSchema, graphql } = require('graphql');

const schema = buildSchema('type Query { note(id: ID): String, mail: String }');

class Notes {
  note({ id }) {
    return fs.readFileSync(id, 'utf8');
  }
}

const mails = { mail: () => fs.readFileSync('mail', 'utf8') }; // stays: escapes

const app = express();
app.use('/notes', graphqlHTTP({ schema, rootValue: new Notes() }));
app.post('/mails', async (req, res) => res.json(await graphql({ schema, source: req.body, rootValue: mails })));
app.listen(3000);
