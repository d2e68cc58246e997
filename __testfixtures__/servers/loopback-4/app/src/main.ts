import { NotesApplication } from './application';

async function main(): Promise<void> {
  const app = new NotesApplication({ rest: { port: Number(process.env.PORT), host: '127.0.0.1' } });
  await app.boot();
  await app.start();
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
