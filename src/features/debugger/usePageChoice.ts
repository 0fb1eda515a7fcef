import { useEffect, useRef } from 'react'
import type { DebugSource } from './source/debugSource'
import { markInPage, whenChosen } from './source/pageChoice'
import type { Viewing } from './views/view'

/** The page above the debugger and what is followed choose together. */
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
