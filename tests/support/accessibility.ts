import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

declare global {
  interface Window {
    axe?: { run(context: Document | string, options: RunOptions): Promise<AxeResults> }
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Options {
  /** A CSS selector to stay within; an open popup is checked alone, since the page behind it is hidden. */
  within?: string
  /** Rules not to run, each with its reason in the test. */
  without?: readonly string[]
  /** The only rules to run. */
  only?: readonly string[]
  themes?: readonly Theme[]
}

type Theme = 'light' | 'dark'

/** The rules of axe that depend on the theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const

/** Lets colours arrive: axe reads computed ones, and half-way through a transition they are nobody's choice. */
const settle = async (page: Page) => {
  // A spinner that outlasts its work, so as not to flash, leaves the words of its button half seen.
  await page.waitForFunction(() => !document.querySelector('button[aria-busy]:not([aria-disabled])'))
  await page.evaluate(async () => {
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity
    const ends = document.getAnimations().filter((animation) => !endless(animation))
    await Promise.allSettled(ends.map((animation) => animation.finished))
  })
}

async function check(page: Page, theme: Theme, { within, without = [], only }: Options): Promise<string[]> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  await settle(page)
  const violations = await page.evaluate(
    async ([context, left, run]) => {
      const options: RunOptions = {
        resultTypes: ['violations'],
        // Of WCAG 2.2 alone, and so not among the rules that run by default.
        rules: {
          'target-size': { enabled: true },
          ...Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
        },
        ...(run ? { runOnly: { type: 'rule', values: run } } : {}),
      }
      const results = await window.axe?.run(context ?? document, options)
      return results?.violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((n) => n.html) }))
    },
    [within, [...without], only && [...only]] as const,
  )
  if (!violations) throw new Error('axe did not load')
  return violations.map(({ id, help, at }) => `${theme}: ${id} (${help})\n  ${at.join('\n  ')}`)
}

/**
 * Runs axe over the page as it is now, in both themes, and puts the theme back.
 * @returns one text per broken rule and theme; empty when there is nothing to find
 */
export async function accessibilityFaults(page: Page, options: Options = {}): Promise<string[]> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? 'light')
  // Evaluated by the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource)
  const faults: string[] = []
  for (const theme of options.themes ?? (['light', 'dark'] as const))
    faults.push(...(await check(page, theme, options)))
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, before)
  return faults
}
