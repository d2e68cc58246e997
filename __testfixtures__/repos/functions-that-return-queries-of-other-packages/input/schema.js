const { pgTable, text } = require('drizzle-orm/pg-core');

exports.notes = pgTable('notes', { name: text('name') });
