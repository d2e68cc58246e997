const fs = require('fs');

async function main() {
  /* unblock-ignore-next-line fs/readFileSync -- the file
   * is tiny */
  console.log(fs.readFileSync('a.txt', 'utf8'));

  // unblock-ignore-next-line fs/readFileSync, fs/statSync -- both are cached
  console.log(fs.readFileSync('b.txt', 'utf8'), fs.statSync('b.txt').size);

  // unblock-ignore-next-line fs
  // eslint-disable-next-line n/no-sync

  console.log(fs.readdirSync('.'));

  console.log(
    <pre>
      {/* unblock-ignore-next-line fs/readFileSync -- shown once */}
      {fs.readFileSync('c.txt', 'utf8')}
    </pre>,
  );

  // unblock-ignore-next-line
  console.log(fs.realpathSync('.'));
}

main();
