import { Tags, Users } from '../components/list.jsx';
import { Menu } from '../components/menu.jsx';
import { tags } from '../lib/notes';

export default async function Page() {
  const all = await tags();
  return (
    <main>
      <Menu />
      {all.map((tag) => (
        <Tags key={tag} />
      ))}
      <Users />
    </main>
  );
}
