const fs = require('fs');
const { execFile } = require('child_process');

function build(script) {
  return new Promise((resolve, reject) => {
    if (!fs.lstatSync(script).isFile()) return reject(new Error(`${script} is no file`));
    const child = execFile(script);
    child.on('close', resolve);
  });
}

async function main() {
  const text = await new Promise((resolve) => resolve(fs.readFileSync('a.txt', 'utf8')));
  await new Promise(function (resolve) {
    resolve(fs.readdirSync(text));
  }).catch(console.error);
  return build('b.sh');
}

main().then(console.log, console.error);
