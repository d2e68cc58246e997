import fs from 'fs';

export function guard(app: any) {
  app.get('/admin', (req: any, res: any) => res.send(fs.readFileSync('admin.txt'))); // found: request GET /admin
}
