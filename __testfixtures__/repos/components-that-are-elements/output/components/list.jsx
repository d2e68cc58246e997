import { notes, tags, users } from '../lib/notes';

export function List() {
  return (
    <ul>
      {notes().map((note) => (
        <li key={note.id}>{note.text}</li>
      ))}
    </ul>
  );
}

export function Mail({ name }) {
  return (
    <div>
      <h1>{name}</h1>
      <List />
    </div>
  );
}

// Only pages that wait have it.
export async function Tags() {
  return <p>{(await tags()).join(', ')}</p>;
}

// One of its parents is rendered in a browser.
export function Users() {
  return <p>{users().join(', ')}</p>;
}
