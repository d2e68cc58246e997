const fs = require('fs');
const awilix = require('awilix');
const UserController = require('./user-controller');
const UserService = require('./user-service');
const makeStore = require('./store');
const notesRouter = require('./notes-router');

const container = awilix.createContainer({ injectionMode: awilix.InjectionMode.PROXY });
container.register({
  userController: awilix.asClass(UserController).singleton(),
  userService: awilix.asClass(UserService),
  store: awilix.asFunction(makeStore).singleton(),
  notesRouter: awilix.asFunction(notesRouter),
  folder: awilix.asValue('notes'),
});
container.register('clock', awilix.asValue({ now: () => fs.statSync('clock').mtimeMs })); // found: request POST /mails/:name
container.loadModules(['src/services/*.js'], { formatName: 'camelCase' });
exports.container = container;
