const fs = require('fs');
const Hapi = require('@hapi/hapi');

const server = Hapi.server({ port: 3000 });

server.method('titleOf', async (name) => fs.promises.readFile(`titles/${name}.txt`, 'utf8'));

server.decorate('toolkit', 'page', async function (name) {
  return this.response(await fs.promises.readFile(`pages/${name}.html`, 'utf8')).type('text/html');
});
server.decorate('server', 'noteNamed', async (name) => fs.promises.readFile(`notes/${name}.txt`, 'utf8'));

// It is called with the request, and what it gives is kept there.
server.decorate('request', 'draft', (request) => fs.readFileSync(`drafts/${request.params.name}`, 'utf8'), { apply: true }); // stays: framework-sync

// Hapi makes handlers of it.
server.decorate('handler', 'file', (route, { path }) => {
  const text = fs.readFileSync(path, 'utf8'); // stays: framework-sync
  return () => text;
});

// Other options say how it is called.
server.method({ name: 'lengthOf', method: (name) => fs.readFileSync(`titles/${name}.txt`, 'utf8').length }); // stays: framework-sync

server.method('noteOf', async (name) => {
  return fs.promises.readFile(`notes/${name}.txt`, 'utf8');
});

server.route({
  method: 'GET',
  path: '/titles/{name}',
  handler: async ({ params: { name } }) => {
    const { titleOf, lengthOf, noteOf } = server.methods;
    return `${(await titleOf(name)).toUpperCase()} (${lengthOf(name)}): ${await noteOf(name)}`;
  },
});

server.route({ method: 'GET', path: '/pages/{name}', handler: async (request, h) => h.page(request.params.name) });
server.route({
  method: 'GET',
  path: '/notes/{name}',
  handler: async (request) => await request.server.noteNamed(request.params.name) + request.draft,
});

server.start();
