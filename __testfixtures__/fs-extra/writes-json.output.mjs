// risk review
// with fs-extra@^10.1.0
import fse from 'fs-extra';
import { writeJson, outputFile } from 'fs-extra/esm';

async function save(folder, data) {
  await fse.writeJson(`${folder}/a.json`, data, { spaces: 2 });
  await fse.writeJSON(`${folder}/b.json`, data);
  await fse.outputJson(`${folder}/c.json`, data);
  await fse.outputJSON(`${folder}/d.json`, data);
  await fse.outputFile(`${folder}/e.txt`, data);
  await writeJson(`${folder}/f.json`, data);
  await outputFile(`${folder}/g.txt`, data);
}

await save('data', {});
