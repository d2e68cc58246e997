/**
 * The script of the page: it folds the proofs, filters and sorts. Without it, everything is shown. Plain JavaScript for
 * any browser since 2020; rows have their data in `data-` attributes.
 */
export const client = `
(() => {
  const table = document.querySelector('.findings');
  const form = document.querySelector('form');
  if (!table || !form) return;
  document.documentElement.classList.add('js');
  const rows = [...table.tBodies];
  const status = document.querySelector('[role=status]');
  const setOpen = (row, open) => {
    row.querySelector('.toggle').setAttribute('aria-expanded', String(open));
    row.querySelector('.more').hidden = !open;
  };
  const show = () => {
    const given = Object.fromEntries(new FormData(form));
    const words = given.text.toLowerCase().split(/\\s+/).filter(Boolean);
    const keys = Object.keys(given).filter((key) => key !== 'text' && key !== 'sort' && given[key] !== '');
    let shown = 0;
    for (const row of rows) {
      const isShown =
        keys.every((key) => (' ' + row.dataset[key] + ' ').includes(' ' + given[key] + ' ')) &&
        words.every((word) => row.dataset.text.includes(word));
      row.hidden = !isShown;
      if (isShown) shown += 1;
    }
    status.textContent = shown === rows.length ? 'All ' + shown + ' shown' : shown + ' of ' + rows.length + ' shown';
  };
  const compare = (key, sign) => (one, other) => {
    const [a, b] = [one.dataset[key], other.dataset[key]];
    const order = ['rank', 'order', 'cost'].includes(key) ? Number(a) - Number(b) : a.localeCompare(b, 'en', { numeric: true });
    return sign * order || Number(one.dataset.order) - Number(other.dataset.order);
  };
  const sortBy = (key, sign) => {
    for (const row of rows.slice().sort(compare(key, sign))) table.append(row);
    for (const head of table.tHead.querySelectorAll('th[data-key]')) {
      const direction = sign > 0 ? 'ascending' : 'descending';
      head.setAttribute('aria-sort', head.dataset.key === key ? direction : 'none');
    }
    if ([...form.sort.options].some((option) => option.value === key)) form.sort.value = key;
  };
  table.tHead.addEventListener('click', (event) => {
    const head = event.target.closest('th[data-key]');
    if (head) sortBy(head.dataset.key, head.getAttribute('aria-sort') === 'ascending' ? -1 : 1);
  });
  table.addEventListener('click', (event) => {
    const toggle = event.target.closest('.toggle');
    if (toggle) setOpen(toggle.closest('tbody'), toggle.getAttribute('aria-expanded') !== 'true');
  });
  form.addEventListener('input', (event) => (event.target.name === 'sort' ? sortBy(event.target.value, 1) : show()));
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(() => { show(); sortBy(form.sort.value, 1); }));
  for (const row of rows) setOpen(row, false);
  sortBy(form.sort.value, 1);
  show();
  const first = rows.filter((row) => !row.hidden)[0];
  if (first) setOpen(table.querySelector('tbody:not([hidden])'), true);
})();
`;
