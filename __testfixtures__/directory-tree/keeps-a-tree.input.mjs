import directoryTree from 'directory-tree';

async function tree(folder) {
  return directoryTree(folder, { attributes: ['size'] }); // stays: no-async-form
}

console.log(await tree('data'));
