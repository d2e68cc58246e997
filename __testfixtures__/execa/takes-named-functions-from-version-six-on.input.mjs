// with execa@^9.6.0
import { execaSync, execaCommandSync } from 'execa';

async function main(path) {
  const { stdout } = execaSync("git", ["log"]);
  return stdout + execaCommandSync("git status", { cwd: path }).stdout;
}

await main('a');
