const fs = require('fs');
const React = require('react');

const Page = ({ text }) => (
  <main   className='page'>
    {/* as it was written */}
    <p>{text}</p>
  </main>
);

async function render(path) {
  const element = <Page text={fs.readFileSync(path, 'utf8')} {...JSON.parse(fs.readFileSync('props.json', 'utf8'))} />;
  return <>{element}{fs.readFileSync('footer.html', 'utf8').trim()}</>;
}

module.exports = { render };
