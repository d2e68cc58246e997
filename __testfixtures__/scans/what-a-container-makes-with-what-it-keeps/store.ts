import fs from 'fs';

export class Store {
  a() {
    return fs.readFileSync('notes', 'utf8'); // found: request GET /child
  }
  b() {
    return fs.readFileSync('notes', 'utf8'); // found: request GET /opts
  }
  c() {
    return fs.readFileSync('notes', 'utf8'); // found: request GET /props
  }
  d() {
    return fs.readFileSync('notes', 'utf8'); // found: request GET /assigned
  }
  e() {
    return fs.readFileSync('notes', 'utf8'); // found: request GET /spread
  }
  f() {
    return fs.readFileSync('notes', 'utf8'); // found: request use *
  }
  g() {
    return fs.readFileSync('notes', 'utf8'); // found: request GET /pages/:id
  }
}
