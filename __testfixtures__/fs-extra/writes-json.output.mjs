// with fs-extra@^10.1.0
import { writeJsonAtomic, outputJsonAtomic, outputFileAtomic } from './unblock-helpers.mjs';

async function save(folder, data) {
  await writeJsonAtomic(`${folder}/a.json`, data, { spaces: 2 });
  await writeJsonAtomic(`${folder}/b.json`, data);
  await outputJsonAtomic(`${folder}/c.json`, data);
  await outputJsonAtomic(`${folder}/d.json`, data);
  await outputFileAtomic(`${folder}/e.txt`, data);
  await writeJsonAtomic(`${folder}/f.json`, data);
  await outputFileAtomic(`${folder}/g.txt`, data);
}

await save('data', {});
