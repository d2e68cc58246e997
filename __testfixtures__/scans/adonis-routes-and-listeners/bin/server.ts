import { Ignitor } from '@adonisjs/core';

new Ignitor(new URL('../', import.meta.url)).httpServer().start();
