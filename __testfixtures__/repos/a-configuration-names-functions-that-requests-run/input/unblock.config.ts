import { defineConfig } from 'unblock';

export default defineConfig({
  hot: [{ match: 'api/**/*.js', awaited: true }, 'views/*.js#render'],
});
