import { readFile } from 'fs/promises';
import { Model, model, Schema } from 'mongoose';

interface INote {
  title: string;
}

interface NoteMethods {
  text(): Promise<string>;
}

interface NoteModel extends Model<INote, object, NoteMethods> {
  header(): Promise<string>;
}

const schema = new Schema<INote, NoteModel, NoteMethods>(
  { title: String },
  {
    methods: {
      async text(this: INote): Promise<string> {
        return readFile(`texts/${this.title}.md`, 'utf8');
      },
    },
    statics: {
      header: async (): Promise<string> => readFile('header.md', 'utf8'),
    },
  },
);

export default model<INote, NoteModel>('Note', schema);
