const fs = require('fs');
const Hapi = require('@hapi/hapi');

class Catalog {
  async find(sku) {
    return JSON.parse(await fs.promises.readFile(`products/${sku}.json`, 'utf8'));
  }
}

const server = Hapi.server({ port: 3000 });
server.app.catalog = new Catalog();

server.route({
  method: 'GET',
  path: '/products/{sku}',
  handler: async (request) => (await request.server.app.catalog.find(request.params.sku)).title,
});

server.start();
