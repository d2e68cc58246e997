import fs from 'node:fs';
import { pbkdf2Sync } from 'node:crypto';

export interface Notes {
  read: (name: string) => string;
  names(): string[];
  sign(name: string, secret: string): Promise<string>;
}

type Count = (names: string[]) => number;

export abstract class Folder {
  abstract size: (name: string) => number;
  protected inFolder = (name: string): string => `notes/${name}`;
}

export class NotesInFiles extends Folder implements Notes {
  private readonly hash = (text: string, secret: string): string => {
    return pbkdf2Sync(text, secret, 10_000, 32, 'sha256').toString('hex');
  };

  read = (name: string): string => fs.readFileSync(this.inFolder(name), 'utf8');

  names = (): string[] => fs.readdirSync('notes').sort();

  size = (name: string): number => fs.statSync(this.inFolder(name)).size;

  sign = async (name: string, secret: string): Promise<string> => {
    return this.hash(this.read(name), secret);
  };

  count: Count = (names) => names.filter((name) => fs.existsSync(this.inFolder(name))).length;
}
