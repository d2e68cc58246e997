exports.name = 'notes';

exports.register = async (server, options) => {
  server.route({
    method: 'GET',
    path: '/notes/{id}',
    handler: (request) => ({ title: options.store.load(request.params.id).title }),
  });
};
