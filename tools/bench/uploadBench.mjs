// npm run bench:upload -- [--mib 300] [--data 10]: the speed and the memory of an image upload. Opens dist-preview/ in a
// real browser, uploads a sparse file of so many MiB in which so many of a hundred chunks hold data, and prints the speed
// and by how much the memory of the page grew, the mock region included. Fails above 150 MiB.
/** @import { Browser, Page } from 'playwright' */
import { root } from '../ensure-deps.mjs'
import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flag } from '../args.mjs'

const MIB = 2 ** 20
const CHUNK = 2 ** 19
const LIMIT_MIB = 150
/** Interval of memory readings, in milliseconds. */
const SAMPLE_MS = 50
/** The longest time of one step, in milliseconds: long enough for a busy machine, and the end of a stalled upload. */
const STEP_MS = 120_000
const sizeMiB = Number(flag('mib') ?? 300)
const dataPercent = Number(flag('data') ?? 10)

if (!existsSync(`${root}dist-preview/index.html`)) {
  console.error('dist-preview/ is missing: run npm run build:preview first.')
  process.exit(1)
}
const { preview } = await import('vite')
const { chromium } = await import('playwright')
const { benchArgs, ensureBrowser } = await import('../browser.mjs')

/**
 * Creates a sparse file: every chunk is a hole except for those that hold data.
 * @param {string} folder
 */
function makeFile(folder) {
  const path = join(folder, 'sparse.img')
  const file = openSync(path, 'w')
  ftruncateSync(file, sizeMiB * MIB)
  const data = Buffer.alloc(CHUNK, 'Orrery')
  const chunks = (sizeMiB * MIB) / CHUNK
  for (let chunk = 0; chunk < chunks; chunk += 1)
    if ((chunk * dataPercent) % 100 < dataPercent) writeSync(file, data, 0, CHUNK, chunk * CHUNK)
  closeSync(file)
  return path
}

/**
 * The memory of the page's process in bytes; where the system does not report it, of its JavaScript only.
 * @param {Browser} browser
 * @param {Page} page
 * @returns {Promise<Memory>}
 */
async function memoryMeter(browser, page) {
  const system = await browser.newBrowserCDPSession()
  const own = await page.context().newCDPSession(page)
  await own.send('Performance.enable')
  const heap = async () => {
    const { metrics } = await own.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  }
  if (!existsSync('/proc/self/status'))
    return { what: 'JavaScript heap', read: heap, collect: () => own.send('HeapProfiler.collectGarbage') }
  const resident = (/** @type {number} */ id) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024
  const { processInfo } = await system.send('SystemInfo.getProcessInfo')
  // The renderer with the most memory is the page's process: the others are spare.
  const [id = 0] = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => id)
    .sort((a, b) => resident(b) - resident(a))
  return {
    what: 'the page’s process',
    read: async () => resident(id),
    collect: () => own.send('HeapProfiler.collectGarbage'),
  }
}

/** @typedef {{ what: string, read: () => Promise<number>, collect: () => Promise<unknown> }} Memory */

/**
 * Samples the memory until it is stopped.
 * @param {Memory} memory
 * @param {number} idle
 */
function peakOf(memory, idle) {
  let most = idle
  let isOver = false
  const sampled = (async () => {
    while (!isOver) {
      most = Math.max(most, await memory.read())
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
    }
  })()
  // When a step fails, the browser closes and sampling fails too: the error of the step is the one to report.
  sampled.catch(() => {})
  return {
    stop: async () => {
      isOver = true
      await sampled
      return most
    },
  }
}

const folder = mkdtempSync(join(tmpdir(), 'orrery-upload-'))
const server = await preview({
  root,
  configFile: `${root}vite.config.ts`,
  mode: 'preview',
  preview: { port: 4184, strictPort: false, host: 'localhost' },
})
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
const browser = await chromium.launch({ executablePath: ensureBrowser().executablePath, args: benchArgs })
let above = 0
try {
  const page = await browser.newPage()
  await page.goto(`${origin}/projects/web/images-new?scenario=small&latency=0`)
  const panel = page.getByRole('dialog', { name: 'Upload image' })
  await panel.getByRole('textbox', { name: 'Name' }).fill('bench')
  await panel.getByRole('textbox', { name: 'OS' }).fill('none')
  await panel.getByRole('textbox', { name: 'Version' }).fill('1')
  await panel.getByLabel('Image file').setInputFiles(makeFile(folder))
  const memory = await memoryMeter(browser, page)
  await memory.collect()
  const idle = await memory.read()

  const progress = page.getByRole('dialog', { name: 'Image upload progress' })
  const sending = progress.getByRole('listitem').filter({ hasText: 'Send file' })
  const peak = peakOf(memory, idle)
  await panel.getByRole('button', { name: 'Upload image' }).click()
  await sending.getByText(/running|complete/).waitFor({ timeout: STEP_MS })
  const began = performance.now()
  await sending.getByText('complete').waitFor({ timeout: STEP_MS })
  const seconds = (performance.now() - began) / 1_000
  await progress.getByRole('button', { name: 'Done' }).waitFor({ timeout: STEP_MS })
  above = ((await peak.stop()) - idle) / MIB
  await memory.collect()
  const after = await memory.read()

  const mib = (/** @type {number} */ bytes) => `${(bytes / MIB).toFixed(0)} MiB`
  console.log(
    `${sizeMiB} MiB, ${dataPercent} % of it data: ${seconds.toFixed(1)} s, ${(sizeMiB / seconds).toFixed(0)} MiB/s`,
  )
  console.log(
    `memory of ${memory.what}: ${mib(idle)} before, ${above.toFixed(0)} MiB more at most, ${mib(after - idle)} more at the end`,
  )
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
if (above > LIMIT_MIB) console.error(`That is more than ${LIMIT_MIB} MiB.`)
process.exit(above > LIMIT_MIB ? 1 : 0)
