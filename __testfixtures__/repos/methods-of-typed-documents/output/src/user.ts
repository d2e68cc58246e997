import crypto from 'crypto';
import { Document, Model, model, Schema } from 'mongoose';
import { promisify } from 'util';
const pbkdf2Async = promisify(crypto.pbkdf2);

export interface IUser extends Document {
  name: string;
  hash: string;
  salt: string;
  setPassword: (password: string) => Promise<void>;
  validPassword(password: string): Promise<boolean>;
}

interface UserModel extends Model<IUser> {
  hashOf(password: string, salt: string): Promise<string>;
}

// Of something else.
export interface Keypad {
  validPassword(password: string): boolean;
}

const schema = new Schema<IUser, UserModel>({ name: String, hash: String, salt: String });

schema.statics.hashOf = async function (password: string, salt: string): Promise<string> {
  return (await pbkdf2Async(password, salt, 10000, 64, 'sha512')).toString('hex');
};

schema.methods.setPassword = async function (this: IUser, password: string): Promise<void> {
  this.salt = String(Math.random());
  this.hash = await User.hashOf(password, this.salt);
};

schema.method('validPassword', async function (password: string): Promise<boolean> {
  return this.hash === await User.hashOf(password, this.salt);
});

const User = model<IUser, UserModel>('User', schema);
export default User;
