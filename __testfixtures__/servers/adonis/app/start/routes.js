import router from '@adonisjs/core/services/router';
import { readVersion } from '#services/versions';
import { middleware } from '#start/kernel';

const UsersController = () => import('#controllers/users_controller');

router.get('/users', [UsersController, 'count']);
router.get('/users/:name', [UsersController, 'show']);
router.put('/users/:name', [UsersController, 'update']).use(middleware.key());
router.delete('/users/:name', '#controllers/users_controller.destroy');
router
  .group(() => {
    router.get('/version', async () => readVersion());
    router.get('/lines', ({ response }) => {
      response.send(String(readVersion().split('\n').length));
    });
  })
  .prefix('/about');
