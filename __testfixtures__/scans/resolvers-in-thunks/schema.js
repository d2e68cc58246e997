const fs = require('fs');
const { GraphQLInterfaceType, GraphQLObjectType, GraphQLScalarType, GraphQLSchema, GraphQLString } = require('graphql');

const titles = fs.readdirSync('titles'); // found: startup
const Size = new GraphQLScalarType({ name: 'Size', serialize: (name) => fs.statSync(name).size }); // found: request GraphQLScalarType
const Named = new GraphQLInterfaceType({
  name: 'Named',
  fields: { name: { type: GraphQLString } },
  resolveType: ({ name }) => (fs.existsSync(`notes/${name}`) ? 'Note' : 'Title'), // found: request GraphQLInterfaceType
});
const Note = new GraphQLObjectType({
  name: 'Note',
  interfaces: [Named],
  isTypeOf: ({ name }) => fs.existsSync(`notes/${name}`), // found: request GraphQLObjectType
  fields: () => {
    const kinds = fs.readdirSync('kinds'); // found: startup
    return {
      name: { type: GraphQLString },
      kind: { type: GraphQLString, resolve: ({ name }) => kinds.find((kind) => name.startsWith(kind)) },
      size: { type: Size, resolve: ({ name }) => name },
      text: { type: GraphQLString, resolve: ({ name }) => fs.readFileSync(`notes/${name}`, 'utf8') }, // found: request GraphQLObjectType
      note: { type: Note, resolve: () => ({ name: titles[0] }) },
    };
  },
});

module.exports = new GraphQLSchema({ query: Note });
