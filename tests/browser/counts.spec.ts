import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { goTo, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { rowLinks, tooLongForOneCall } from '../support/instanceList'

// What pages cost in counts, which do not depend on the machine: decision 051. The budgets are in tools/budget.json.

test.use({ realLoads: true })

type Counts = Record<string, number>

const { counts: budgets } = JSON.parse(
  readFileSync(new URL('../../tools/budget.json', import.meta.url), 'utf8'),
) as { counts: Record<string, Counts> }

const idle = { timeout: 5_000, intervals: [50] }
const often = { intervals: [10] }

/** The elements of the page in view. */
const elementsOf = (page: Page): Promise<Counts> =>
  page.evaluate(() => {
    const within = (selector: string) => document.querySelectorAll(`${selector} *`).length
    return { nodes: within('html'), nodesInMain: within('main') }
  })

/** The file of the build that is React. */
const react = /\/assets\/react-[^/]+\.js$/

/** Counts the calls of React's functions in a page, as the browser's profiler of scripts does: what renders makes many. */
async function watchReact(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  let calls = 0
  /** Resolves once nothing was called between two looks. */
  const still = () =>
    expect
      .poll(async () => {
        const { result } = await session.send('Profiler.takePreciseCoverage')
        const called = result
          .filter(({ url }) => react.test(url))
          .flatMap(({ functions }) => functions)
          .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0)
        calls += called
        return called
      }, idle)
      .toBe(0)
  return {
    still,
    /** The calls that a step takes. */
    async callsOf(step: () => Promise<unknown>): Promise<Counts> {
      await still()
      calls = 0
      await step()
      await still()
      return { callsInReact: calls }
    },
  }
}

/** Prints what was counted beside its budget, and fails above it. */
function compare(counted: Record<string, Counts>) {
  const lines = Object.entries(counted).flatMap(([name, counts]) =>
    Object.entries(counts).map(([unit, count]) => ({ name, unit, count, most: budgets[name]?.[unit] ?? 0 })),
  )
  for (const { name, unit, count, most } of lines) console.info(`  ${name}, ${unit}: ${count} of ${most}`)
  // A count of nothing means that nothing was counted.
  expect(lines.filter(({ count, most }) => count > most || count === 0)).toEqual([])
}

/** Runs in the page: whether all of its queries have been answered. */
function isAnswered(): boolean {
  const state = window.orreryLog?.state() as
    | { api: { queries: Record<string, { status: string }> } }
    | undefined
  return Object.values(state?.api.queries ?? {}).every(({ status }) => status !== 'pending')
}

test('pages stay within the budgets of elements', async ({ page }) => {
  const { still } = await watchReact(page)
  const count = async () => {
    await still()
    return elementsOf(page)
  }
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  await expect(page.getByRole('cell', { name: /^192\.0\.2\.10 / })).toBeVisible()
  const list = await count()
  await goTo(page, '/projects/berth-planner/instances/berth-api-1/storage', 'berth-api-1')
  await expect(page.getByRole('cell', { name: 'berth-api-1-boot', exact: true })).toBeVisible()
  const instance = await count()
  await goTo(page, '/projects/berth-planner/instances-new', 'Create instance')
  const form = await count()
  compare({ list, instance, form })
})

test('a poll and a turned page render what they changed', async ({ page, calls }) => {
  test.slow()
  await page.clock.install()
  await visit(page, tooLongForOneCall, 'Instances')
  await expect(rowLinks(page)).toHaveCount(50)
  // No poll may begin by itself, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  /** Lets all answers arrive. The store tells them to the page in a frame of the stopped clock. */
  const settle = async () => {
    await expect
      .poll(async () => {
        const before = calls.length
        await page.clock.runFor(100)
        return (await page.evaluate(isAnswered)) && calls.length === before
      }, often)
      .toBe(true)
    await page.clock.runFor(100)
  }
  const poll = async () => {
    const before = calls.length
    await expect
      .poll(async () => {
        await page.clock.runFor(500)
        return calls.length
      }, often)
      .toBeGreaterThan(before)
    // The renders of its answer count with the poll.
    await settle()
  }
  const { callsOf } = await watchReact(page)
  await settle()
  // The lists that the sidebar counts are read once, when the page is at rest.
  await page.clock.runFor(6_000)
  await settle()
  // The first poll may bring news from before.
  await poll()
  const quiet = await callsOf(poll)
  const news = await callsOf(async () => {
    // It ends in a time of the stopped clock.
    await page.evaluate(() => void window.orreryRegion?.report('instance', 'node-00003', 'stopped', true))
    await poll()
    await expect(page.getByRole('row', { name: 'node-00003' })).toContainText('stopped')
  })
  const turn = await callsOf(async () => {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect
      .poll(async () => {
        await settle()
        return rowLinks(page).first().textContent()
      }, often)
      .toBe('node-00051')
  })
  compare({ 'poll without news': quiet, 'poll with one changed row': news, 'page turn': turn })
})
