import emitter from '@adonisjs/core/services/emitter';

emitter.on('user:saved', [() => import('#listeners/note_saved'), 'handle']);
