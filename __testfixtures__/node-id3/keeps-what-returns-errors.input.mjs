import NodeID3 from 'node-id3';

async function main(tags, path, done) {
  NodeID3.write(tags, path, done);
  NodeID3.read(path, (error) => done(error));
  NodeID3.update(tags, path); // stays: no-async-form
  NodeID3.removeTags(path); // stays: no-async-form
  NodeID3.read(path); // stays: no-async-form
  return NodeID3.write(tags, path); // stays: no-async-form
}

await main({}, 'a.mp3', () => {});
