import { useEffect, useRef } from 'react'
import type { DebugSource } from './source/debugSource'
import type { Viewing } from './views/debuggerView'

// Links the selection of the page and of the debugger beside it: the page marks the followed resource, and the
// debugger follows a resource that is clicked in the page. State marks have the id of their resource.

const markOf = (id: string) => `[data-state-of="${CSS.escape(id)}"]`

/** Marks a resource wherever the page shows its state. @returns a function that removes the mark */
function markInPage(id: string): () => void {
  const sheet = new CSSStyleSheet()
  // The page forbids style elements, and rows change: the rules of a constructed sheet match all of them.
  sheet.replaceSync(`
    tr:has(${markOf(id)}) { background: color-mix(in oklch, var(--accent) 12%, transparent); }
    ${markOf(id)} { outline: 1px dashed var(--accent); outline-offset: -1px; }
  `)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/** Calls back with the id of a resource whose row or mark is clicked in the page. @returns a function that stops it */
function whenChosen(choose: (id: string) => void): () => void {
  const listen = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('[data-debugger]')) return
    const mark =
      target.closest<HTMLElement>('[data-state-of]') ??
      target.closest('tr')?.querySelector<HTMLElement>('[data-state-of]')
    const id = mark?.dataset['stateOf']
    if (id !== undefined) choose(id)
  }
  document.addEventListener('click', listen, { capture: true })
  return () => document.removeEventListener('click', listen, { capture: true })
}

/** The resource that the page is about, if the log has seen it: its mark is in the header of the page. */
export function ownResource({ get }: DebugSource) {
  const mark = document.querySelector<HTMLElement>('main header [data-state-of]')
  return get().resources.find(({ id }) => id === mark?.dataset['stateOf'])
}

/** Links the selection of the page beside the debugger and the followed resource. */
export function usePageChoice({ get }: DebugSource, { view, show }: Viewing) {
  const { of } = view
  useEffect(() => (of === undefined ? undefined : markInPage(of)), [of])
  const choose = useRef<(id: string) => void>(() => {})
  useEffect(() => {
    choose.current = (id) => {
      const kind = get().resources.find((resource) => resource.id === id)?.kind
      if (kind !== undefined && id !== of) show({ chart: kind, of: id, state: undefined })
    }
  })
  useEffect(() => whenChosen((id) => choose.current(id)), [])
}
