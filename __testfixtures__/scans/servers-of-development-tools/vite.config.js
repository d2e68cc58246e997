import fs from 'fs';
import { defineConfig } from 'vite';
import app from './app.js';

const notes = () => ({
  name: 'notes',
  configureServer(server) {
    server.middlewares.use(app);
    server.middlewares.use('/vite', (req, res) => res.end(fs.readFileSync('vite'))); // found: tooling
    server.watcher.on('change', (path) => fs.readFileSync(path)); // found: tooling
  },
});

export default defineConfig({ plugins: [notes()] });
