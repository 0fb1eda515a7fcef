// npm run pictures: makes docs/pictures/screens, a picture of the primitives and of twelve screens in five
// layouts, with the fonts of the console, the mock's data and a clock that stands still. `-- --check` compares
// with the kept pictures and writes each difference to .cache/pictures; `-- NAME…` makes only these. Builds
// dist-preview first; `-- --built` uses the existing build. The pixels depend on the browser, so no test does
// this.
/** @import { Page } from 'playwright' */
/** @import { Screen } from './screens.mjs' */
import { root } from '../ensure-deps.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { ensureBrowser, launchArgs } from '../browser.mjs'
import { compare } from './compare.mjs'
import { layouts, screens } from './screens.mjs'

const kept = `${root}docs/pictures/screens/`
const differences = `${root}.cache/pictures/`
const NOON = new Date('2026-03-16T12:00:00Z')
const QUALITY = 75

const args = process.argv.slice(2)
const isCheck = args.includes('--check')
const names = args.filter((arg) => !arg.startsWith('--'))
const wanted = Object.entries(screens).filter(([name]) => names.length === 0 || names.includes(name))

/**
 * Opens a screen and waits until nothing on it is loading.
 * @param {Page} page
 * @param {string} origin
 * @param {Screen} screen
 */
async function open(page, origin, { path, shows, keys, clicks, settings }) {
  if (settings) await page.route('**/config.json', (route) => route.fulfill({ json: settings }))
  await page.goto(`${origin}${path}?latency=0`)
  await page.getByRole('heading', { name: shows }).first().waitFor()
  await settle(page)
  for (const [role, name] of clicks ?? []) await page.getByRole(role, { name }).click()
  if (clicks) await page.getByRole('dialog').waitFor()
  await settle(page)
  if (!keys) return
  await page.keyboard.press(keys)
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await settle(page)
}

/** @param {Page} page */
async function settle(page) {
  await page.waitForLoadState('networkidle')
  // The page of primitives shows loading states for ever on purpose.
  await page.waitForFunction(
    () =>
      location.pathname === '/_ui' ||
      !document.querySelector('main [aria-busy="true"], [aria-label="Chart loading"]'),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const _ of [0, 1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/**
 * @param {Page} page
 * @param {boolean} isWhole
 * @returns {Promise<Buffer>} WebP, which Playwright itself does not make
 */
async function picture(page, isWhole) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: isWhole,
    clip: isWhole ? { ...(await sizeOf(page)), x: 0, y: 0, scale: 1 } : undefined,
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}

const sizeOf = (/** @type {Page} */ page) =>
  page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }))

/**
 * Keeps a picture, or compares it with the kept one.
 * @param {Page} spare
 * @param {string} name
 * @param {Buffer} taken
 * @returns {Promise<boolean>} whether the picture is as expected
 */
async function handle(spare, name, taken) {
  const file = `${kept}${name}.webp`
  if (!isCheck) {
    writeFileSync(file, taken)
    return true
  }
  if (!existsSync(file)) {
    console.error(`${name}: there is no picture to compare with`)
    return false
  }
  const before = readFileSync(file)
  if (before.equals(taken)) return true
  const { isSame, share, picture: shown } = await compare(spare, before, taken)
  if (isSame) return true
  writeFileSync(`${differences}${name}.png`, shown)
  console.error(`${name}: ${(share * 100).toFixed(2)} % differs, see .cache/pictures/${name}.png`)
  return false
}

if (!args.includes('--built'))
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--mode', 'preview'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
rmSync(differences, { recursive: true, force: true })
for (const folder of [kept, differences]) mkdirSync(folder, { recursive: true })

const server = await preview({
  root,
  configFile: `${root}vite.config.ts`,
  mode: 'preview',
  preview: { port: 4184, strictPort: false, host: 'localhost' },
})
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
const browser = await chromium.launch({ executablePath: ensureBrowser().executablePath, args: launchArgs })
let failed = 0
try {
  const newContext = () => browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' })
  const context = await newContext()
  const spare = await context.newPage()
  for (const [name, screen] of wanted) {
    // A browser keeps the settings of an installation for its next visit.
    const page = await (screen.settings ? await newContext() : context).newPage()
    await page.clock.setFixedTime(NOON)
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, origin, screen)
    for (const [layout, { width, height, media }] of Object.entries(layouts)) {
      if (screen.only && !screen.only.includes(layout)) continue
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ forcedColors: 'none', ...media })
      await settle(page)
      if (!(await handle(spare, `${name}-${layout}`, await picture(page, screen.whole ?? false)))) failed += 1
    }
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
if (isCheck) console.log(failed === 0 ? 'All pictures are as they were.' : `${failed} pictures differ.`)
process.exitCode = failed === 0 ? 0 : 1
