import { defineConfig } from '@adonisjs/core/app';

export default defineConfig({
  preloads: [() => import('#start/routes'), () => import('#start/kernel'), () => import('#start/events')],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('./providers/app_provider.js'),
  ],
});
