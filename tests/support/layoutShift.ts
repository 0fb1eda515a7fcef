import type { Page } from 'playwright/test'

// How far elements move without being asked to, as the browser measures it.

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Shifts of a page: how much in total, and what moved from where to where. */
export interface Shifts {
  total: number
  parts: string[]
}

declare global {
  interface Window {
    /** What has moved since it was last asked for. */
    takeShifts?: () => Shifts
  }
}

/** Maximum total layout shift of a page: a tenth of the "good" threshold. */
export const MOST_SHIFT = 0.01

/** Runs in the page. The browser keeps the shifts since the page was loaded, so it may come late. */
function install() {
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  let shifts: LayoutShift[] = []
  const take = (entries: PerformanceEntryList) => shifts.push(...(entries as LayoutShift[]))
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  window.takeShifts = () => {
    take(observer.takeRecords())
    const unasked = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
    shifts = []
    return {
      total: unasked.reduce((sum, { value }) => sum + value, 0),
      parts: unasked.flatMap(({ value, sources }) =>
        sources.map(
          ({ node, previousRect, currentRect }) =>
            `${value.toFixed(4)} ${(node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 90)}: ${place(previousRect)} → ${place(currentRect)}`,
        ),
      ),
    }
  }
}

/** Begins to note what moves on a page. */
export const watchShifts = (page: Page): Promise<void> => page.evaluate(install)

/** What has moved since it was last asked for, or since the page was loaded. */
export const takeShifts = (page: Page): Promise<Shifts> =>
  page.evaluate(() => window.takeShifts?.() ?? { total: Infinity, parts: ['nothing was noted'] })
