export default defineNitroConfig({ srcDir: 'server' });
