const names = [];

async function* waiting() {
  for (const name of names.splice(0)) yield name;
}

async function openNames(name) {
  return name.toLowerCase();
}

async function* pages(first) {
  let url = first;
  do {
    const page = await fetch(url).then((answer) => answer.json());
    yield page.name;
    url = page.next;
  } while (url);
}

module.exports = { openNames, pages, waiting };
