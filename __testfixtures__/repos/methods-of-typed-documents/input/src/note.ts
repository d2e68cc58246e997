import { readFileSync } from 'fs';
import { Model, model, Schema } from 'mongoose';

interface INote {
  title: string;
}

interface NoteMethods {
  text(): string;
}

interface NoteModel extends Model<INote, object, NoteMethods> {
  header(): string;
}

const schema = new Schema<INote, NoteModel, NoteMethods>(
  { title: String },
  {
    methods: {
      text(this: INote): string {
        return readFileSync(`texts/${this.title}.md`, 'utf8');
      },
    },
    statics: {
      header: (): string => readFileSync('header.md', 'utf8'),
    },
  },
);

export default model<INote, NoteModel>('Note', schema);
