const waiting = [];

exports.load = (id, then) => {
  waiting.push(() => then(`notes/${id}`));
  run();
};

function run() {
  const next = waiting.shift();
  if (next) next();
}
