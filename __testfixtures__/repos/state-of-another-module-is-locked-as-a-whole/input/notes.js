const state = { titles: [], count: 0 };

exports.add = (title) => state.titles.push(title);
exports.count = () => {
  state.count = state.titles.length;
};
exports.all = () => state;
