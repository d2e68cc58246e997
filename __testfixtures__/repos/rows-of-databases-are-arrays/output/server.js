const express = require('express');
const fs = require('fs');
const mongoose = require('mongoose');
const { PrismaClient } = require('@prisma/client');
const { DataTypes, Model, Sequelize } = require('sequelize');
const { DataSource } = require('typeorm');
const { cachedExists, cachedStat, filterInOrder, mapInOrder, someInOrder } = require('./unblock-helpers');

const db = new Sequelize('sqlite::memory:');
class User extends Model {}
User.init({ avatar: DataTypes.STRING }, { sequelize: db });
const prisma = new PrismaClient();
const Note = mongoose.model('Note', new mongoose.Schema({ file: String, title: String }));
const source = new DataSource({ type: 'sqlite', database: ':memory:' });
const shelves = require('./shelves');
const app = express();

app.get('/users', async (req, res) => {
  const users = await User.findAll({ where: { active: true } });
  res.json(await filterInOrder(users, async (user) => cachedExists(`/data/avatars/${user.avatar}`)));
});

app.get('/books', async (req, res) => {
  const books = await prisma.book.findMany();
  res.json(await mapInOrder(books, async (book) => ({ title: book.title, size: (await cachedStat(`/data/books/${book.file}`)).size })));
});

app.get('/notes', async (req, res) => {
  res.json(await someInOrder(await Note.find({}).sort('title').lean(), async (note) => cachedExists(`/data/notes/${note.file}`)));
});

app.get('/titles', async (req, res) => {
  const titles = await Note.aggregate([{ $match: { open: true } }]).sort('title').exec();
  res.json(await filterInOrder(titles, async ({ file }) => cachedExists(`/data/titles/${file}`)));
});

app.get('/marks', async (req, res) => {
  const marks = await source.getRepository('Mark').createQueryBuilder('mark').getMany();
  res.json(await filterInOrder(marks, async (mark) => cachedExists(`/data/marks/${mark.file}`)));
});

app.get('/first', async (req, res) => {
  const first = await Note.find({}).findOne();
  res.json(first.filter((part) => fs.existsSync(`/data/firsts/${part}`))); // stays: needs-review
});

// What is not awaited is a promise, or a query, with methods of its own.
app.get('/lists', async (req, res) => {
  res.json(await User.findAll().filter((user) => fs.existsSync(`/data/lists/${user.id}`))); // stays: needs-review
});

// One document may have a method of any name.
app.get('/notes/:id', async (req, res) => {
  const note = await Note.findOne({ title: req.params.id });
  res.json(note.filter((part) => fs.existsSync(`/data/parts/${part}`))); // stays: needs-review
});

// A function of the program may give anything.
app.get('/shelves', async (req, res) => {
  const found = await shelves.findAll();
  res.json(found.filter((shelf) => fs.existsSync(`/data/shelves/${shelf}`))); // stays: needs-review
});

app.listen(3000);
