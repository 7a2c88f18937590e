// Tables sort by the heading that is pressed; plots say what is pointed at, also by finger.
for (const table of document.querySelectorAll('table.sortable')) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    head.firstChild.addEventListener('click', () => {
      const down = head.getAttribute('aria-sort') !== 'descending';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      const value = (row) => row.cells[column].dataset.value;
      const text = (row) => row.cells[column].textContent;
      const compare = (a, b) =>
        value(a) === undefined ? text(a).localeCompare(text(b)) : Number(value(a)) - Number(value(b));
      const rows = [...table.tBodies[0].rows].sort((a, b) => (down ? compare(b, a) : compare(a, b)));
      table.tBodies[0].append(...rows);
    });
  });
}
for (const figure of document.querySelectorAll('figure')) {
  const readout = figure.querySelector('.readout');
  let here = null;
  const show = (event) => {
    const strip = document.elementFromPoint(event.clientX, event.clientY);
    if (!strip?.matches('.strip') || !figure.contains(strip)) return;
    here?.classList.remove('here');
    here = strip;
    here.classList.add('here');
    readout.textContent = strip.querySelector('title').textContent;
  };
  figure.addEventListener('pointermove', show);
  figure.addEventListener('pointerdown', show);
}
