import fs from 'fs';

export default function sitemap() {
  return fs.readdirSync('notes').map((name) => ({ url: `https://example.com/notes/${name}` }));
}
