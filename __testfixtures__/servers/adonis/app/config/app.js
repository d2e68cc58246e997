import { defineConfig } from '@adonisjs/core/http';

export const appKey = process.env.APP_KEY;
export const http = defineConfig({ generateRequestId: false });
