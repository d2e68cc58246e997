import crypto from 'crypto';
import { Document, Model, model, Schema } from 'mongoose';

export interface IUser extends Document {
  name: string;
  hash: string;
  salt: string;
  setPassword: (password: string) => void;
  validPassword(password: string): boolean;
}

interface UserModel extends Model<IUser> {
  hashOf(password: string, salt: string): string;
}

// Of something else.
export interface Keypad {
  validPassword(password: string): boolean;
}

const schema = new Schema<IUser, UserModel>({ name: String, hash: String, salt: String });

schema.statics.hashOf = function (password: string, salt: string): string {
  return crypto.pbkdf2Sync(password, salt, 10000, 64, 'sha512').toString('hex');
};

schema.methods.setPassword = function (this: IUser, password: string): void {
  this.salt = String(Math.random());
  this.hash = User.hashOf(password, this.salt);
};

schema.method('validPassword', function (password: string): boolean {
  return this.hash === User.hashOf(password, this.salt);
});

const User = model<IUser, UserModel>('User', schema);
export default User;
