import fs from 'fs';

export default async function sitemap() {
  return (await fs.promises.readdir('notes')).map((name) => ({ url: `https://example.com/notes/${name}` }));
}
