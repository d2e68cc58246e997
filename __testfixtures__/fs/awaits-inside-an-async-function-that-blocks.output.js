const fs = require('fs');
const { setTimeout: sleep } = require('timers/promises');

async function poll() {
  await sleep(10);
  const state = JSON.parse(await fs.promises.readFile('state.json', 'utf8'));
  return state.ready;
}

async function main() {
  while (!(await poll())) await sleep(10);
}

main();
