import type { Page } from 'playwright/test'
import { expect, test } from '../support/browserTest'

// What a person is about to point at stays where it is while a page loads, at the mock's usual latency.

declare global {
  interface Window {
    shifts?: { value: number; parts: string[] }[]
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** The most a page may shift in all. A tenth of what is called good. */
const MOST = 0.01

const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const parts = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 90)}: ${place(previousRect)} → ${place(currentRect)}`,
        )
        window.shifts?.push({ value: entry.value, parts })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const PROJECT = '/projects/berth-planner'

for (const [path, heading] of [
  ['/projects', 'Projects'],
  [`${PROJECT}/instances`, 'Instances'],
  [`${PROJECT}/instances/berth-api-1/storage`, 'berth-api-1'],
  [`${PROJECT}/instances/berth-api-1/networking`, 'berth-api-1'],
  [`${PROJECT}/instances/berth-api-1/metrics/cpu`, 'berth-api-1'],
  [`${PROJECT}/instances/berth-api-1/settings`, 'berth-api-1'],
  [`${PROJECT}/instances-new`, 'Create instance'],
  [`${PROJECT}/disks`, 'Disks'],
  [`${PROJECT}/snapshots`, 'Snapshots'],
  [`${PROJECT}/floating-ips`, 'Floating IPs'],
  [`${PROJECT}/affinity`, 'Affinity groups'],
  [`${PROJECT}/access`, 'Project access'],
  [`${PROJECT}/vpcs`, 'VPCs'],
  [`${PROJECT}/vpcs/default/firewall-rules`, 'default'],
  [`${PROJECT}/vpcs/default/subnets`, 'default'],
  [`${PROJECT}/vpcs/default/internet-gateways`, 'default'],
  [`${PROJECT}/vpcs/default/internet-gateways/default`, 'default'],
  [`${PROJECT}/vpcs/default/map`, 'default'],
] as const)
  test(`nothing jumps while ${path} loads`, async ({ page, calls }) => {
    await noteShifts(page)
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    // Quiet once no call was answered for as long as the slowest one takes.
    let answered = -1
    await expect
      .poll(
        async () => {
          const before = answered
          answered = calls.length
          const isBusy = await page.evaluate(() => document.querySelector('[aria-busy="true"]') !== null)
          return answered === before && !isBusy
        },
        { intervals: [600] },
      )
      .toBe(true)
    const shifts = (await page.evaluate(() => window.shifts)) ?? []
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST)
  })

for (const [what, path, opens] of [
  ['a panel', '/projects', (page: Page) => page.getByRole('link', { name: 'Create project' }).click()],
  [
    'a dialog',
    `${PROJECT}/instances/gpu-like-64/storage`,
    (page: Page) => page.getByRole('button', { name: 'Attach disk' }).click(),
  ],
] as const)
  test(`${what} covers the window to its edge, and the page under it stays where it is`, async ({ page }) => {
    await page.goto(`${path}?latency=0`)
    // Under a dialog the page is hidden from readers, and still there.
    const heading = page.getByRole('heading', { level: 1, includeHidden: true })
    await heading.waitFor()
    const before = await heading.boundingBox()
    await opens(page)
    await page.getByRole('dialog').waitFor()
    expect(await heading.boundingBox()).toEqual(before)
    // What is at the edge of the window, half way down: a strip beside the scrim would be the page itself.
    const atEdge = await page.evaluate(
      () => document.elementFromPoint(innerWidth - 2, innerHeight / 2)?.tagName,
    )
    expect(atEdge).toBe('DIV')
  })
