const Notes = use('App/Services/Notes');
const Note = use('App/Models/Note');
class NoteController {
  async index() {
    return Notes.list(new Note().body());
  }
}
module.exports = NoteController;
