const fs = require('fs');
const Hapi = require('@hapi/hapi');

const server = Hapi.server({ port: 3000 });

// Who calls it takes its result as it is.
server.method('titleOf', (name) => fs.readFileSync(`titles/${name}.txt`, 'utf8')); // stays: framework-sync

server.method({ name: 'lengthOf', method: (name) => fs.readFileSync(`titles/${name}.txt`, 'utf8').length }); // stays: framework-sync

server.method('noteOf', async (name) => {
  return fs.promises.readFile(`notes/${name}.txt`, 'utf8');
});

server.route({
  method: 'GET',
  path: '/titles/{name}',
  handler: async ({ params: { name } }) => {
    const { titleOf, lengthOf, noteOf } = server.methods;
    return `${titleOf(name).toUpperCase()} (${lengthOf(name)}): ${await noteOf(name)}`;
  },
});

server.start();
