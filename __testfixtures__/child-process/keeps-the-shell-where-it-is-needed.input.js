const { execSync } = require('child_process');

async function main(name, options) {
  execSync('cat *.txt > all.txt');
  execSync('cd repo && git pull');
  execSync('echo $HOME');
  execSync(`wc -l ${name}`);
  execSync('npm test');
  execSync('git status', { shell: '/bin/bash' });
  execSync('git status', { argv0: name });
  execSync('git status', options);
  execSync(name);
}

main('a.txt', {});
