module.exports = ['quit', 'join'].reduce((table, name) => {
  table.set(name, require(`./${name}`));
  return table;
}, new Map());
