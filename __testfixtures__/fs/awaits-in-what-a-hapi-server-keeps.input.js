const fs = require('fs');
const Hapi = require('@hapi/hapi');

class Catalog {
  find(sku) {
    return JSON.parse(fs.readFileSync(`products/${sku}.json`, 'utf8'));
  }
}

const server = Hapi.server({ port: 3000 });
server.app.catalog = new Catalog();

server.route({
  method: 'GET',
  path: '/products/{sku}',
  handler: (request) => request.server.app.catalog.find(request.params.sku).title,
});

server.start();
