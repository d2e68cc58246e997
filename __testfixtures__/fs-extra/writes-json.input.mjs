// with fs-extra@^10.1.0
import fse from 'fs-extra';
import { outputFileSync, writeJsonSync } from 'fs-extra/esm';

async function save(folder, data) {
  fse.writeJsonSync(`${folder}/a.json`, data, { spaces: 2 });
  fse.writeJSONSync(`${folder}/b.json`, data);
  fse.outputJsonSync(`${folder}/c.json`, data);
  fse.outputJSONSync(`${folder}/d.json`, data);
  fse.outputFileSync(`${folder}/e.txt`, data);
  writeJsonSync(`${folder}/f.json`, data);
  outputFileSync(`${folder}/g.txt`, data);
}

await save('data', {});
