import { getSettings } from '../lib/settings';

export function getServerSideProps() {
  return { props: { title: getSettings().title } };
}

export default function About({ title }) {
  return <h1>{title}</h1>;
}
