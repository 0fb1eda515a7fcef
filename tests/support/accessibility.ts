import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import type {} from './drawing'

declare global {
  interface Window {
    axe?: { run(context: Document | string, options: RunOptions): Promise<AxeResults> }
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Options {
  /** A CSS selector that limits the check. An open popup is checked alone, because the page behind it is hidden. */
  within?: string
  /** Rules to leave out; the test says why. */
  without?: readonly string[]
  /** The only rules to run. */
  only?: readonly string[]
  themes?: readonly Theme[]
}

type Theme = 'light' | 'dark'

/** The rules of axe that depend on the theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const

/** The rules of axe, other than colours, that depend on the size of the window. */
export const SIZE_RULES = ['target-size', 'scrollable-region-focusable'] as const

interface Look {
  theme: Theme
  /** The only rules to run. */
  only: readonly string[] | undefined
  within: string | undefined
  without: readonly string[]
}

/** Runs axe in the page, in one theme after another, and then restores the theme. */
async function lookAt(looks: readonly Look[]) {
  const root = document.documentElement
  const before = root.dataset.theme
  // What has no opacity is not checked.
  const wasDrawn = window.drawPage?.(true)
  /**
   * Whether a control is too small only as long as a bar that stays covers a part of it: scrolled to, as by the Tab key,
   * it is clear of the bars.
   */
  async function isClearInView(selector: string) {
    const element = document.querySelector(selector)
    if (!element) return false
    const { scrollX, scrollY } = window
    element.scrollIntoView({ block: 'nearest' })
    const again = await window.axe?.run(selector, { runOnly: { type: 'rule', values: ['target-size'] } })
    window.scrollTo(scrollX, scrollY)
    return again?.violations.length === 0
  }
  const found: string[] = []
  for (const { theme, only, within, without } of looks) {
    root.dataset.theme = theme
    // A spinner has a minimum duration, and fades the text of its button meanwhile.
    while (document.querySelector('button[aria-busy]:not([aria-disabled])'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    // axe reads computed colours, so transitions must end first.
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity
    const ends = document.getAnimations().filter((animation) => !endless(animation))
    await Promise.allSettled(ends.map((animation) => animation.finished))
    const options: RunOptions = {
      resultTypes: ['violations'],
      // A rule of WCAG 2.2 alone, which axe does not run by default.
      rules: {
        'target-size': { enabled: true },
        ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      },
      ...(only ? { runOnly: { type: 'rule', values: [...only] } } : {}),
    }
    const results = await window.axe?.run(within ?? document, options)
    if (!results) throw new Error('axe did not load')
    for (const { id, help, nodes } of results.violations) {
      const left: string[] = []
      for (const { html, target } of nodes)
        if (id !== 'target-size' || !(await isClearInView(target.join(' ')))) left.push(html)
      if (left.length > 0) found.push(`${theme}: ${id} (${help})\n  ${left.join('\n  ')}`)
    }
  }
  root.dataset.theme = before ?? 'light'
  if (wasDrawn === false) window.drawPage?.(false)
  return found
}

/**
 * Runs axe over the present page and restores the theme: all rules in the first theme, in the second only those
 * about colours, since the others do not depend on the theme.
 * @returns one text for each violation and theme
 */
export async function accessibilityViolations(page: Page, options: Options = {}): Promise<string[]> {
  // Evaluated by the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource)
  const { within, without = [], only, themes = ['light', 'dark'] } = options
  const ofColours = (only ?? COLOUR_RULES).filter((rule) => !without.includes(rule))
  return page.evaluate(
    lookAt,
    themes.map((theme, index) => ({ theme, within, without, only: index === 0 ? only : ofColours })),
  )
}
