const bcrypt = require('bcrypt');
const fs = require('fs');
const { model, Schema } = require('mongoose');

const schema = new Schema(
  { name: String, hash: String },
  {
    timestamps: true,
    toJSON: {
      transform(user, json) {
        return { ...json, motto: fs.readFileSync(`mottos/${user.id}`, 'utf8') }; // stays: framework-sync
      },
    },
    methods: {
      async isRight(password) {
        return bcrypt.compare(password, this.hash);
      },
      setPassword: async function (password) {
        this.hash = await bcrypt.hash(password, 10);
      },
    },
    statics: {
      async template(name) {
        return fs.promises.readFile(`templates/${name}.md`, 'utf8');
      },
    },
  },
);

module.exports = model('User', schema);
