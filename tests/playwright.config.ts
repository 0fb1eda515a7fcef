import { defineConfig } from 'playwright/test'
import { ensureBrowser, launchArgs } from '../tools/browser.mjs'
import { WELCOMED } from './support/welcomed'
import { NEWEST, type Version } from '#store/api/versions/generated/shipped'

// Set by `npm test`. Alone, the tests build first and serve on this default port.
const port = Number(process.env.ORRERY_TEST_PORT ?? 4173)
const report = process.env.ORRERY_TEST_REPORT
const origin = `http://localhost:${port}`

/** The mark of the journeys in the titles of tests: those that `npm test` runs. tests/README.md */
const JOURNEY = /@journey\b/

export default defineConfig<{ api: Version }>({
  testDir: 'browser',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  timeout: 30_000,
  // If the console does not start, every test fails by timeout; the run must still end with a report.
  globalTimeout: 30 * 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  reporter: [
    ['./support/longestFirst.ts'],
    ['list'],
    ...(report ? [['json', { outputFile: report }] as const] : []),
  ],
  use: {
    baseURL: origin,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // The banner of a first visit would be over each page.
    storageState: { cookies: [], origins: [{ origin, localStorage: [WELCOMED] }] },
    launchOptions: { executablePath: ensureBrowser().executablePath, args: launchArgs },
    screenshot: 'only-on-failure',
    // Recording costs a fifth of the time; enable it to debug a failure.
    trace: process.env.ORRERY_TEST_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    // In front of a region of today, unless all tests are in front of one version.
    { name: 'journeys', grep: JOURNEY, use: process.env.ORRERY_TEST_API ? {} : { api: NEWEST } },
    { name: 'rest', grepInvert: JOURNEY },
  ],
  webServer: {
    command: `node tools/serve.mjs --port ${port}${process.env.ORRERY_TEST_BUILT ? '' : ' --build'}`,
    cwd: '..',
    url: origin,
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
