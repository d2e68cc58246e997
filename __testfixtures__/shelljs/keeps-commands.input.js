const shell = require('shelljs');

async function main(path) {
  shell.cat(path); // stays: no-async-form
  shell.chmod(path); // stays: no-async-form
  shell.cp(path); // stays: no-async-form
  shell.find(path); // stays: no-async-form
  shell.grep(path); // stays: no-async-form
  shell.head(path); // stays: no-async-form
  shell.ln(path); // stays: no-async-form
  shell.ls(path); // stays: no-async-form
  shell.mkdir(path); // stays: no-async-form
  shell.mv(path); // stays: no-async-form
  shell.rm(path); // stays: no-async-form
  shell.sed(path); // stays: no-async-form
  shell.sort(path); // stays: no-async-form
  shell.tail(path); // stays: no-async-form
  shell.test(path); // stays: no-async-form
  shell.touch(path); // stays: no-async-form
  shell.uniq(path); // stays: no-async-form
  shell.which(path); // stays: no-async-form
  shell.exec('ls'); // stays: no-async-form
  shell.exec('ls', { silent: true }); // stays: no-async-form
  shell.exec('ls', { async: true });
  shell.exec('ls', (code) => console.log(code));
  shell.echo(path).to('a.log'); // stays: no-async-form
  shell.echo(path).toEnd('a.log'); // stays: no-async-form
  shell.echo(path);
}

main('a');
