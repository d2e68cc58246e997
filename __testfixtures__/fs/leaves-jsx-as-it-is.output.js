const fs = require('fs');
const React = require('react');

const Page = ({ text }) => (
  <main   className='page'>
    {/* as it was written */}
    <p>{text}</p>
  </main>
);

async function render(path) {
  const element = <Page text={await fs.promises.readFile(path, 'utf8')} {...JSON.parse(await fs.promises.readFile('props.json', 'utf8'))} />;
  return <>{element}{(await fs.promises.readFile('footer.html', 'utf8')).trim()}</>;
}

module.exports = { render };
