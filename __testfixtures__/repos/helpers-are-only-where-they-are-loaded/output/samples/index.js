const { Server } = require('../src/index');

const main = async () => {
  const server = new Server();
  const items = await server.resources('./items.json');
  console.log(items);
  server.start();
};
main();
