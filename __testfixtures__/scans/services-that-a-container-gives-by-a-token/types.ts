export const TYPES = { Store: Symbol.for('Store'), Notes: Symbol.for('Notes'), Clock: Symbol('Clock') };

export interface Store {
  read(): string;
}
