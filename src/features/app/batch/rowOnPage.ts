/** The control of a row that takes the focus: its checkbox, or its name. */
const controlOf = (row: HTMLTableRowElement) =>
  row.cells[0]?.querySelector<HTMLElement>('label > input[type=checkbox]') ??
  row.cells[0]?.querySelector<HTMLElement>('a, button')

/**
 * The control of the first of some rows that the list of the page has; without one, that of its first row. Undefined on a
 * page without such a list. Scrolls it into view.
 */
export function rowOnPage(rows: readonly { name: string }[]): HTMLElement | undefined {
  const table = document.querySelector<HTMLTableElement>('[data-selectable]')
  const shown = [...(table?.tBodies[0]?.rows ?? [])].flatMap((row) => controlOf(row) ?? [])
  const names = new Set(rows.map(({ name }) => name))
  const nameOf = (control: HTMLElement) =>
    control.closest('tr')?.cells[0]?.querySelector('a, button')?.textContent ?? ''
  const control = shown.find((one) => names.has(nameOf(one))) ?? shown[0]
  control?.scrollIntoView({ block: 'nearest' })
  return control
}
