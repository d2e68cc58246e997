import * as fs from 'fs';

namespace Files {
  export namespace Inner {
    export const list = () => fs.readdirSync('files'); // found: request GET /files
  }
  export class Folder {
    list() {
      return fs.readdirSync('folder'); // found: request GET /files
    }
  }
}
module Other.Deep {
  export const x = 1;
}

export { Files };
