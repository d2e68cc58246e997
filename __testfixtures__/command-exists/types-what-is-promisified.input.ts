// with command-exists@^1.2.9
import { sync as commandExistsSync } from 'command-exists';

async function shell(): Promise<string> {
  return commandExistsSync('pwsh.exe') ? 'pwsh.exe' : 'powershell.exe';
}

shell();
