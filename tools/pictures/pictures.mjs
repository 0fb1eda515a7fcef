// npm run pictures: makes docs/pictures/screens, the pictures of screens in the README and the guides, each with the words
// of its page in a text beside it, and then those of demos (docs/pictures/demos), with the fonts of the console, the mock's
// data and a clock that stands still. `-- --check` compares
// with the kept pictures and writes each difference to .cache/pictures; `-- NAME…` makes only these. Builds
// dist-preview first; `-- --built` uses the existing build. The pixels depend on the browser, so no test does
// this.
/** @import { Page } from 'playwright' */
import { root } from '../ensure-deps.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { ensureBrowser, launchArgs } from '../browser.mjs'
import { compare } from './compare.mjs'
import { NOON, openScreen, settle, wordsOf } from './openScreen.mjs'
import { demoShots, layouts, screens } from './screens.mjs'

const kept = `${root}docs/pictures/screens/`
const differences = `${root}.cache/pictures/`
const QUALITY = 75

const args = process.argv.slice(2)
const isCheck = args.includes('--check')
const names = args.filter((arg) => !arg.startsWith('--'))
const wanted = Object.entries(screens).filter(([name]) => names.length === 0 || names.includes(name))

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
  const spare = await (await newContext()).newPage()
  for (const [name, screen] of wanted) {
    // A browser keeps the settings of an installation, and what was opened, for its next visit.
    const page = await (await newContext()).newPage()
    await page.clock.setFixedTime(NOON)
    // The banner of a first visit is not in the pictures.
    await page.addInitScript(() => localStorage.setItem('orrery.welcome', 'dismissed'))
    await page.setViewportSize({ width: 1440, height: 900 })
    await openScreen(page, origin, screen)
    if (!isCheck) writeFileSync(`${kept}${name}.txt`, await wordsOf(page))
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
// The demos whose pictures the README shows.
if (!isCheck && names.length === 0)
  for (const [demo, shots] of Object.entries(demoShots))
    execFileSync(process.execPath, ['tools/demoRender.mjs', demo, `--keep=${shots.join(',')}`, '--built'], {
      cwd: root,
      stdio: 'inherit',
    })
if (isCheck) console.log(failed === 0 ? 'All pictures are as they were.' : `${failed} pictures differ.`)
process.exitCode = failed === 0 ? 0 : 1
