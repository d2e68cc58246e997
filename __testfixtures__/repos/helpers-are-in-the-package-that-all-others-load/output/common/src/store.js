const { writeFileAtomic, exclusive } = require('./unblock-helpers');

exports.save = async (layout) => {
  return exclusive('layout.json', async () => {
    await writeFileAtomic('layout.json', JSON.stringify(layout));
  });
};
