export const NOTES = Symbol('NOTES');
export interface Note { id: string; text: string }
export interface NotesStore { find(id: string): Note | undefined; all(): Note[] }
