const fs = require('fs');

// `await` would call the `then` of what the function gives.
function query(file) {
  const text = fs.readFileSync(file, 'utf8'); // stays: returns-a-thenable
  return {
    text,
    then(done) {
      done(text.length);
    },
  };
}

class Job {
  constructor(text) {
    this.text = text;
  }

  then(done) {
    done(this.text);
  }
}

const start = (file) => new Job(fs.readFileSync(file, 'utf8')); // stays: returns-a-thenable

class Task extends Job {
  name = 'task';
}

const begin = (file) => new Task(fs.readFileSync(file, 'utf8')); // stays: returns-a-thenable

async function main() {
  const found = query('a.txt');
  console.log(found.text, start('a.txt').text, begin('a.txt').name);
}

main();
