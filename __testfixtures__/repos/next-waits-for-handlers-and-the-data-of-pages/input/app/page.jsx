import fs from 'fs';

export default function Page() {
  return <p>{fs.readFileSync('welcome.txt', 'utf8')}</p>; // stays: caller-not-in-sight
}
