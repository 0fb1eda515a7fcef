import { test as base } from 'playwright/test'
import { faultsOfCall, type Call } from './calls'
import { tellCalls } from './tellCalls'

declare global {
  interface Window {
    noteViolation?(text: string): void
    noteCall?(call: Call): void
  }
}

interface Guard {
  /** Console errors a test provokes on purpose: those that match are expected. Set with `test.use`. */
  allowedErrors: RegExp[]
  /** What went wrong in the page so far, in the order it happened. */
  pageErrors: string[]
  /** What the page asked of the region so far. */
  calls: Call[]
}

/**
 * Playwright's `test`, which also fails on any console error, uncaught error or violation of the content security
 * policy in the page, and on any call that does not fit the description of the API. A page that works while
 * complaining does not pass.
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
  calls: [
    async ({ page }, use) => {
      const calls: Call[] = []
      await page.exposeFunction('noteCall', (call: Call) => calls.push(call))
      await page.addInitScript(tellCalls)
      await use(calls)
      const faults = new Set(calls.flatMap(faultsOfCall))
      if (faults.size) throw new Error(`Calls that do not fit the API:\n${[...faults].join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from 'playwright/test'
