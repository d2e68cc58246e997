const fs = require('fs');
const { execFile } = require('child_process');
const { asyncExecutor } = require('./unblock-helpers');

function build(script) {
  return new Promise(asyncExecutor(async (resolve, reject) => {
    if (!(await fs.promises.lstat(script)).isFile()) return reject(new Error(`${script} is no file`));
    const child = execFile(script);
    child.on('close', resolve);
  }));
}

async function main() {
  const text = await new Promise(asyncExecutor(async (resolve) => resolve(await fs.promises.readFile('a.txt', 'utf8'))));
  await new Promise(asyncExecutor(async function (resolve) {
    resolve(await fs.promises.readdir(text));
  })).catch(console.error);
  return build('b.sh');
}

main().then(console.log, console.error);
