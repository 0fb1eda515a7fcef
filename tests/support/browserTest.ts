import { test as base } from 'playwright/test'

declare global {
  interface Window {
    noteViolation?(text: string): void
  }
}

interface Guard {
  /** Console errors a test provokes on purpose: those that match are expected. Set with `test.use`. */
  allowedErrors: RegExp[]
  /** What went wrong in the page so far, in the order it happened. */
  pageErrors: string[]
}

/**
 * Playwright's `test`, which also fails on any console error, uncaught error or violation of the content security
 * policy in the page. A page that works while complaining does not pass.
 */
export const test = base.extend<Guard>({
  allowedErrors: [[], { option: true }],
  pageErrors: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text())
      })
      page.on('pageerror', (error) => note(`${error.name}: ${error.message}`))
      // The browser words violations in its own way, and differently each year; this names the directive.
      await page.exposeFunction('noteViolation', note)
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          window.noteViolation?.(`content security policy: ${violatedDirective} blocked ${blockedURI}`)
        })
      })
      await use(errors)
      if (errors.length) throw new Error(`The page complained:\n${errors.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from 'playwright/test'
