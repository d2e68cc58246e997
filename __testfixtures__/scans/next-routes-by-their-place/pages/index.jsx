import fs from 'fs';

export async function getServerSideProps() {
  return { props: { news: fs.readFileSync('news.txt', 'utf8') } }; // found: request /#getServerSideProps
}

export default function Home({ news }) {
  return <p>{news}</p>;
}
