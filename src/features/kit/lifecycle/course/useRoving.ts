import { useCallback, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

const step: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Makes the buttons of an element one tab stop, with the arrow keys, Home and End within. The tab stop is the
 * last focused button, at first the first that does something: neither disabled nor there to explain.
 */
export function useRoving() {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLButtonElement>(undefined)
  const buttons = useCallback(() => [...(ref.current?.querySelectorAll('button') ?? [])], [])
  const stopAt = useCallback(
    (stop: HTMLButtonElement | undefined) => {
      for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1
    },
    [buttons],
  )
  // After each render: verbs come and go with the state.
  useLayoutEffect(() => {
    const all = buttons()
    const kept = all.find((button) => button === last.current)
    stopAt(kept ?? all.find((button) => button.ariaDisabled !== 'true' && !button.ariaHasPopup) ?? all[0])
  })
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLButtonElement)) return
      last.current = target
      stopAt(target)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const all = buttons()
      const at = all.findIndex((button) => button === event.target)
      const next = step[event.key]
      if (at < 0 || !next) return
      event.preventDefault()
      all[next(at, all.length)]?.focus()
    },
  }
}
