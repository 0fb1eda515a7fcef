/** The rows before and after a row. */
const beside = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' } as const

const isArrow = (key: string): key is keyof typeof beside => key in beside

/** A row's name that leads somewhere. */
const NAME = ':scope > td:first-child :is(a, button)'

/**
 * The up and down arrows move the focus from the name of a row to that of its neighbour, in any table of the console. Does
 * nothing while rows are selected: then the arrows go from checkbox to checkbox.
 *
 * @returns a function that ends it
 */
export function listenAtNames(): () => void {
  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!isArrow(key) || ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return
    const name = target instanceof Element && target.matches('a, button, [role="note"]') ? target : undefined
    let row = name?.closest('table:not([data-marked]) > tbody > tr > td:first-child')?.parentElement
    let next: HTMLElement | null | undefined
    while (row && !next) {
      row = row[beside[key]] as HTMLElement | null
      next = row?.querySelector<HTMLElement>(NAME)
    }
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
