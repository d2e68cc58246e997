import { getSettings } from '../lib/settings';

export async function getServerSideProps() {
  return { props: { title: (await getSettings()).title } };
}

export default function About({ title }) {
  return <h1>{title}</h1>;
}
