// with execa@^9.6.0
import { execa, execaCommand } from 'execa';

async function main(path) {
  const { stdout } = await execa("git", ["log"], { input: "" });
  return stdout + (await execaCommand("git status", { input: "", cwd: path })).stdout;
}

await main('a');
