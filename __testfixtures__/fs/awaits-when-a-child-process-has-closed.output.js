// runs
const { spawn } = require('child_process');
const fs = require('fs');

function build() {
  const child = spawn(process.execPath, ['-e', 'console.log(1)']);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.on('close', async (code) => {
    const name = (await fs.promises.readFile(__filename, 'utf8')).split('\n')[0];
    console.log(code, output.trim(), name);
  });
}

build();
