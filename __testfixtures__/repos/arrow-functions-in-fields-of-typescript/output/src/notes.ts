import fs from 'node:fs';
import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { cachedStat, cachedExists, filterInOrder } from './unblock-helpers';
const pbkdf2Async = promisify(pbkdf2);

export interface Notes {
  read: (name: string) => Promise<string>;
  names(): Promise<string[]>;
  sign(name: string, secret: string): Promise<string>;
}

type Count = (names: string[]) => Promise<number>;

export abstract class Folder {
  abstract size: (name: string) => Promise<number>;
  protected inFolder = (name: string): string => `notes/${name}`;
}

export class NotesInFiles extends Folder implements Notes {
  private readonly hash = async (text: string, secret: string): Promise<string> => {
    return (await pbkdf2Async(text, secret, 10_000, 32, 'sha256')).toString('hex');
  };

  read = async (name: string): Promise<string> => fs.promises.readFile(this.inFolder(name), 'utf8');

  names = async (): Promise<string[]> => (await fs.promises.readdir('notes')).sort();

  size = async (name: string): Promise<number> => (await cachedStat(this.inFolder(name))).size;

  sign = async (name: string, secret: string): Promise<string> => {
    return this.hash(await this.read(name), secret);
  };

  count: Count = async (names) => (await filterInOrder(names, async (name) => cachedExists(this.inFolder(name)))).length;
}
