async function reload() {
  process.loadEnvFile('.env'); // stays: no-async-form
  return process.env.HOME;
}

reload();
