const { mkdirSync, mkdtempSync, readdirSync, rmSync, rmdirSync } = require('fs');

async function sweep() {
  mkdirSync('inbox', { recursive: true });
  const work = mkdtempSync('work-');
  const names = readdirSync('inbox', { withFileTypes: true });
  rmSync(work, { recursive: true, force: true });
  rmdirSync('inbox');
  return names;
}

sweep().then(console.log);
