import type { Page } from 'playwright/test'
import { drawPage } from './drawing'

// Layout shifts of a page, as the browser measures them.

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** The shifts of a page: their total, and each moved element with its old and new position. */
export interface Shifts {
  total: number
  parts: string[]
}

declare global {
  interface Window {
    /** The shifts since the last call. */
    takeShifts?: () => Shifts
  }
}

/** Maximum total layout shift of a page: a tenth of the "good" threshold. */
export const MOST_SHIFT = 0.01

/** Runs in the page. The browser keeps the shifts of a drawn page since its load, so it may run late. */
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

/** Starts to record the shifts of a page, which is drawn from now on: the browser measures no others. */
export async function watchShifts(page: Page): Promise<void> {
  await drawPage(page, true)
  await page.evaluate(install)
}

/** The shifts since the last call, or since the page load. */
export const takeShifts = (page: Page): Promise<Shifts> =>
  page.evaluate(() => window.takeShifts?.() ?? { total: Infinity, parts: ['nothing was noted'] })
