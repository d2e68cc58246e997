// runs
const { execCommand } = require('./unblock-helpers');

async function main(name) {
  for (const options of [{ stdio: 'pipe' }, { stdio: 'pipe', cwd: name }]) {
    try {
      await execCommand(`no-such-program --of "${name}"`, options);
    } catch (error) {
      console.log(error.status, error.code, error.message, String(error.stderr));
    }
  }
}

main('some one');
