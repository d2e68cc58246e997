const fs = require('fs');

module.exports = {
  name: 'Stage',
  schema: {},
  finders: (models) => ({
    instance: {
      deploy() {
        fs.writeFileSync(this.path, models.Note.name); // found: request POST /stages/:id
      },
      forget() {
        fs.unlinkSync(this.path); // found: unreachable
      },
    },
  }),
};
