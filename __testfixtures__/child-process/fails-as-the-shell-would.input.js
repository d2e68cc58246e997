// runs
const { execSync } = require('child_process');

async function main(name) {
  for (const options of [{ stdio: 'pipe' }, { stdio: 'pipe', cwd: name }]) {
    try {
      execSync(`no-such-program --of "${name}"`, options);
    } catch (error) {
      console.log(error.status, error.code, error.message, String(error.stderr));
    }
  }
}

main('some one');
