import { useEffect, useRef, type RefObject } from 'react'

/** How long a row is highlighted, in milliseconds. */
const GLOW_MS = 600

function glow(element: Element) {
  const colour = getComputedStyle(element).getPropertyValue('--glow')
  element.animate({ backgroundColor: [colour, 'transparent'] }, { duration: GLOW_MS, easing: 'ease-out' })
}

/** Highlights a row once when its value changes, not when it appears. One effect for all rows of a table. */
export function useRowGlow<Row>(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
  valueOf: ((row: Row) => string) | undefined,
) {
  const last = useRef<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    if (!valueOf || !rows) return
    const before = last.current
    const now = new Map(rows.map((row) => [rowKey(row), valueOf(row)]))
    last.current = now
    const changed = rows.flatMap((row, index) => {
      const key = rowKey(row)
      return before.has(key) && before.get(key) !== now.get(key) ? [index] : []
    })
    if (changed.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const index of changed) {
      const element = body.current?.rows[index]
      if (element) glow(element)
    }
  }, [body, rows, rowKey, valueOf])
}
