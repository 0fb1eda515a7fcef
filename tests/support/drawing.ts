import type { Page } from 'playwright/test'

// Pages have their layout but are not drawn, which saves a sixth of the processor time of a test: none looks at pixels.
// A test that measures what only a drawn page has (layout shifts), or that axe reads (opacity), has the page drawn; so
// has a picture.
// docs/decisions/077-pages-of-tests-are-not-drawn.md

declare global {
  interface Window {
    /** Whether the page is drawn from now on. @returns whether it was */
    drawPage?(isDrawn: boolean): boolean
  }
}

/** Runs in the page before anything else. The browser draws nothing of an element without opacity. */
export function leaveUndrawn(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets.push(sheet)
  window.drawPage = (isDrawn) => {
    const was = sheet.disabled
    sheet.disabled = isDrawn
    return was
  }
}

/** Has the page drawn, or leaves it undrawn, from now on until its test ends. */
export const drawPage = (page: Page, isDrawn: boolean): Promise<unknown> =>
  page.evaluate((is) => window.drawPage?.(is), isDrawn)
