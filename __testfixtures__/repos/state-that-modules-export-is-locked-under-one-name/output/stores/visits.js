const { writeFileAtomic, exclusive } = require('../unblock-helpers');

exports.count = 0;

exports.save = async (count) => {
  return exclusive('visits.txt', async () => {
    await writeFileAtomic('visits.txt', String(count));
    exports.count = count;
  });
};
