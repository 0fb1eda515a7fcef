// npm run size: how much JavaScript a person waits for. Opens dist/ in a real browser, each page with an empty
// cache, and adds up (brotli, quality 11) every script asked for until the page is usable: a row's link and its
// menu button are there. Fails over tools/budget.json.
import './ready.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { answerTo } from '../tests/support/sizeAnswers.mjs'
import { root } from './ready.mjs'

const pages = [
  { name: 'projectsList', path: '/projects', row: 'berth-planner' },
  { name: 'instancesList', path: '/projects/berth-planner/instances', row: 'berth-api-1' },
]
const budgets = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'))

if (!existsSync(`${root}dist/index.html`)) {
  console.error('dist/ is missing: run npm run build first.')
  process.exit(1)
}
const { preview } = await import('vite')
const { chromium } = await import('playwright')
const { ensureBrowser, launchArgs } = await import('./browser.mjs')

/** Compressed bytes of a script by its path; a page that asks for one the build lacks is broken. */
const sizeOf = (script) => {
  const file = `${root}dist${script}`
  if (!existsSync(file)) throw new Error(`${script} is asked for, but is not in dist/`)
  const source = readFileSync(file)
  return brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(7)

/** Bytes by script path, of one page opened with an empty cache. */
async function scriptsOf(browser, origin, { path, row }) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const scripts = new Set()
  const unanswered = new Set()
  const isApi = (url) => /^\/(v1|experimental)\//.test(url.pathname)
  await context.route(isApi, async (route) => {
    const { pathname } = new URL(route.request().url())
    const answer = answerTo(pathname)
    if (answer.status !== 200) unanswered.add(pathname)
    await route.fulfill(answer)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === origin && url.pathname.endsWith('.js')) scripts.add(url.pathname)
  })
  page.on('pageerror', (error) => console.error(`  ${error.message}`))
  await page.goto(origin + path)
  const line = page.getByRole('row').filter({ has: page.getByRole('link', { name: row, exact: true }) })
  await line.getByRole('button', { name: 'Row actions' }).waitFor({ timeout: 20_000 })
  const fetched = [...scripts]
  await context.close()
  if (unanswered.size) console.log(`  without an answer: ${[...unanswered].join(', ')}`)
  return fetched.map((script) => ({ script, bytes: sizeOf(script) }))
}

const server = await preview({
  root,
  configFile: `${root}vite.config.ts`,
  mode: 'production',
  preview: { port: 4183, strictPort: false, host: 'localhost' },
})
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
const browser = await chromium.launch({ executablePath: ensureBrowser().executablePath, args: launchArgs })
let over = false
try {
  for (const target of pages) {
    const scripts = await scriptsOf(browser, origin, target)
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    const budget = budgets[target.name].brotliKiB * 1024
    const verdict = total > budget ? `OVER by ${((total - budget) / 1024).toFixed(1)} KiB` : 'within'
    console.log(
      `${target.name}:${kib(total)} KiB of ${budget / 1024} KiB, ${scripts.length} files, ${verdict}`,
    )
    for (const { script, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12))
      console.log(`  ${kib(bytes)}  ${script}`)
    if (total > budget) over = true
  }
} finally {
  await browser.close()
  await server.close()
}
process.exit(over ? 1 : 0)
