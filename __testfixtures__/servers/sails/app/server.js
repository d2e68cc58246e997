const sails = require('sails');

process.chdir(__dirname);
const hooks = { grunt: false, pubsub: false, sockets: false, session: false, i18n: false, views: false, csrf: false };
sails.lift({ port: Number(process.env.PORT), log: { level: 'silent' }, hooks }, (error) => {
  if (error) throw error;
});
