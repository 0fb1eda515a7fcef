import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { NEWEST, type Version } from '#store/api/versions/generated/shipped'
import base from './playwright.config'

// Every page once, and the journeys that are marked, in other engines than Chromium: docs/browsers.md.

/** The mark of the journeys that run in every engine. */
const ENGINES = /@engines\b/

/** For Firefox: what points is fine, and can hover. */
const MOUSE = 2 + 4

/** An engine that starts like a Firefox, for the client of WebDriver BiDi that Playwright has. */
const engine = (name: string, firefoxUserPrefs: Record<string, boolean | number | string> = {}) => ({
  name,
  grep: ENGINES,
  use: {
    api: NEWEST as Version,
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL(`engines/${name}.mjs`, import.meta.url)),
      args: [],
      firefoxUserPrefs,
    },
    // A picture adds a style to the page, which its content security policy refuses.
    screenshot: 'off' as const,
  },
})

export default defineConfig<{ api: Version }>(
  { ...base, projects: [] },
  {
    testDir: '.',
    testMatch: ['browser/**/*.spec.ts', 'engines/**/*.spec.ts'],
    workers: 2,
    projects: [
      // A mouse, which a Firefox without a screen does not have, and reduced motion, which the ESR cannot be told of.
      engine('firefox', {
        'ui.primaryPointerCapabilities': MOUSE,
        'ui.allPointerCapabilities': MOUSE,
        'ui.prefersReducedMotion': 1,
      }),
      engine('webkit'),
    ],
  },
)
