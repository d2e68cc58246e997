// with command-exists@^1.2.9
import commandExists from 'command-exists';
import { promisify } from 'util';
const commandExistsAsync = promisify(commandExists);

async function shell(): Promise<string> {
  return await commandExistsAsync('pwsh.exe') ? 'pwsh.exe' : 'powershell.exe';
}

shell();
