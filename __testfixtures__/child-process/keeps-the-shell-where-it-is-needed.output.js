const { execCommand } = require('./unblock-helpers');

async function main(name, options) {
  await execCommand('cat *.txt > all.txt');
  await execCommand('cd repo && git pull');
  await execCommand('echo $HOME');
  await execCommand(`wc -l ${name}`);
  await execCommand('npm test');
  await execCommand('git status', { shell: '/bin/bash' });
  await execCommand('git status', { argv0: name });
  await execCommand('git status', options);
  await execCommand(name);
}

main('a.txt', {});
