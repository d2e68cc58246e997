const bcrypt = require('bcrypt');
const fs = require('fs');
const { PrismaClient } = require('@prisma/client');

const prisma = new PrismaClient();

// A transaction is made of what Prisma gives, not of other promises.
function created(name, password) {
  const hash = bcrypt.hashSync(password, 10); // stays: returns-a-query
  return prisma.user.create({ data: { name, hash } });
}

exports.signUp = async function (name, password) {
  const [user] = await prisma.$transaction([created(name, password), prisma.event.create({ data: { name } })]);
  return user;
};

exports.ownerOf = function (file) {
  const id = fs.readFileSync(`owners/${file}`, 'utf8'); // stays: returns-a-query
  return prisma.user.findUnique({ where: { id } });
};

exports.setPassword = async function (name, password) {
  const hash = await bcrypt.hash(password, 10);
  return prisma.user.update({ where: { name }, data: { hash } });
};
