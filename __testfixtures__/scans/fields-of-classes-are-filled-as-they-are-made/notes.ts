import * as fs from 'fs';

class Folder {
  private made = fs.existsSync('notes'); // found: startup
  private names = fs.readdirSync('notes'); // found: startup

  constructor() {
    fs.writeFileSync('pid', String(this.names.length)); // found: startup
  }
}

export class Notes extends Folder {
  private path = 'notes';
  private parse = (name: string) => JSON.parse(fs.readFileSync(this.path + name, 'utf8')); // found: request GET /notes
  public list = (name: string) => {
    const text = this.parse(name);
    return text;
  };
}

export class Settings {
  private path = 'settings.json';
  private values = {};

  constructor() {
    this.load();
  }

  private read = () => JSON.parse(fs.readFileSync(this.path, 'utf8')); // found: startup
  private write = () => fs.writeFileSync(this.path, JSON.stringify(this.values)); // found: request PUT /settings
  public load = () => {
    this.values = this.read();
  };
  public save = () => this.write();
}
