async function start() {
  const { Controller } = require('./dist/controller');
  const { onboard } = await import('./dist/util/onboarding.js');
  await onboard();
  new Controller().listen();
}

start();
