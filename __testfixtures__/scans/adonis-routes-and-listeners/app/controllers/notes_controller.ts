import { inject } from '@adonisjs/core';
import { Notes } from '../services/notes.js';

@inject()
export default class NotesController {
  constructor(private notes: Notes) {}

  async index() {
    return this.notes.all();
  }
}
