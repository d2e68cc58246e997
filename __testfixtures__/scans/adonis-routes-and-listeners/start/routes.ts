import fs from 'node:fs';
import router from '@adonisjs/core/services/router';
import emitter from '@adonisjs/core/services/emitter';

const NotesController = () => import('#controllers/notes_controller');

const folder = fs.realpathSync('notes'); // found: startup

router
  .group(() => {
    router.get('/motd', async () => fs.readFileSync('motd', 'utf8')); // found: request GET /motd
    router.get('/notes', [NotesController, 'index']);
  })
  .prefix('/api');

emitter.on('note:read', (name: string) => fs.appendFileSync('log', `${folder}/${name}`)); // found: request emitter.on note:read
