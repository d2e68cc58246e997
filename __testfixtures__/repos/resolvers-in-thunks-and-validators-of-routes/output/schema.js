const fs = require('fs');
const { GraphQLInterfaceType, GraphQLObjectType, GraphQLScalarType, GraphQLSchema, GraphQLString } = require('graphql');
const { cachedExists } = require('./unblock-helpers');

const titles = fs.readdirSync('titles');
const Size = new GraphQLScalarType({ name: 'Size', serialize: (name) => fs.statSync(name).size }); // stays: framework-sync
const Named = new GraphQLInterfaceType({
  name: 'Named',
  fields: { name: { type: GraphQLString } },
  resolveType: async ({ name }) => (await cachedExists(`notes/${name}`) ? 'Note' : 'Title'),
});
const Note = new GraphQLObjectType({
  name: 'Note',
  interfaces: [Named],
  isTypeOf: async ({ name }) => cachedExists(`notes/${name}`),
  fields: () => {
    const kinds = fs.readdirSync('kinds');
    return {
      name: { type: GraphQLString },
      kind: { type: GraphQLString, resolve: ({ name }) => kinds.find((kind) => name.startsWith(kind)) },
      size: { type: Size, resolve: ({ name }) => name },
      text: { type: GraphQLString, resolve: async ({ name }) => fs.promises.readFile(`notes/${name}`, 'utf8') },
      note: { type: Note, resolve: () => ({ name: titles[0] }) },
    };
  },
});

module.exports = new GraphQLSchema({ query: Note });
