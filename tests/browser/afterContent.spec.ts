import type { Page } from 'playwright/test'
import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// Which chunks of the build a page fetches and executes from its load until ten seconds after its content is rendered,
// without any input. A chunk that is not listed here is a regression.

test.use({ realLoads: true })

/** The files of the build that the page has fetched and run, by their names without the hash. */
async function watchFiles(page: Page) {
  const nameOf = (url: string) => /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(url)?.[1]
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  const run = new Set<string | undefined>()
  const fetched = new Set<string | undefined>()
  session.on('Debugger.scriptParsed', ({ url }) => run.add(nameOf(url)))
  page.on('request', (request) => fetched.add(nameOf(request.url())))
  return { run, fetched }
}

/** The frame, the libraries, the version of the region, and what shows roles, activity and toasts. */
const ofFrame = [
  'shell',
  'states',
  'react',
  'rolldown-runtime',
  'search',
  'version',
  'converter',
  'converter-first',
  'detail',
  'late',
  'roles',
]
/** The mock region, its banner, and the files that it shares with other pages. */
const ofPreview = [
  'index',
  'loader',
  'operations',
  'shapes-20250730',
  'preview-detail',
  'commands',
  'names',
  'lists',
  'details',
  'project-lists',
  'project-details',
  'popups',
]

for (const [path, heading, ofPage] of [
  ['/projects', 'Projects', []],
  ['/projects/berth-planner/instances', 'Instances', ['failed', 'day-lines']],
  ['/projects/berth-planner/instances/berth-api-1/storage', 'berth-api-1', ['failed']],
  ['/projects/berth-planner/disks', 'Disks', ['routes', 'disks-list', 'failed']],
] as const)
  test(`${path} fetches and executes only the listed chunks without input`, async ({ page }) => {
    await page.clock.install()
    const { run, fetched } = await watchFiles(page)
    await visit(page, `${path}?latency=0`, heading)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await page.clock.runFor(10_000)
    const expected = [...ofFrame, ...ofPreview, ...ofPage].toSorted()
    await expect.poll(() => [...run].filter((name) => name !== undefined).toSorted()).toEqual(expected)
    expect([...fetched].filter((name) => !run.has(name))).toEqual([])
  })
