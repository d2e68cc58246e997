// with node-cmd@^5.0.0
const cmd = require('node-cmd');

async function main() {
  cmd.run('git status', (error, data) => console.log(error, data));
  return cmd.runSync('git status').data; // stays: no-async-form
}

main().then(console.log);
