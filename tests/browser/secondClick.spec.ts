import type { Locator, Page } from 'playwright/test'
import { dialog, goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// Clicks faster than responses: each kind of link is clicked twice, or left, while its page loads. The mock has
// its usual latency, and the first click on each opens code that is not loaded yet.

test.use({ realLoads: true })

const INSTANCE = '/projects/berth-planner/instances/berth-api-1/storage'

interface LinkKind {
  kind: string
  /** The page with the link. */
  from: string
  /** That page's heading. */
  here: string
  link: (page: Page) => Promise<Locator>
  /** An element that only the opened page has. */
  there: (page: Page) => Locator
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name, exact: true })
const openMenu = async (page: Page, button: string, entry: string) => {
  await page.getByRole('button', { name: button }).click()
  return page.getByRole('menuitem', { name: entry, exact: true })
}

const kinds: readonly LinkKind[] = [
  {
    kind: 'a sidebar entry',
    from: '/projects/berth-planner/instances',
    here: 'Instances',
    link: async (page) => page.getByRole('link', { name: 'Snapshots', exact: true }),
    there: heading('Snapshots'),
  },
  {
    kind: 'an instance’s name',
    from: '/projects/berth-planner/instances',
    here: 'Instances',
    link: async (page) => page.getByRole('link', { name: 'berth-api-1', exact: true }),
    there: heading('berth-api-1'),
  },
  {
    kind: 'a breadcrumb',
    from: INSTANCE,
    here: 'berth-api-1',
    link: async (page) =>
      page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Instances' }),
    there: heading('Instances'),
  },
  {
    kind: 'a tab',
    from: INSTANCE,
    here: 'berth-api-1',
    link: async (page) => page.getByRole('tab', { name: 'Settings' }),
    there: (page) => page.getByRole('tabpanel', { name: 'Settings' }),
  },
  {
    kind: 'the current tab',
    from: '/projects/berth-planner/instances/berth-api-1/settings',
    here: 'berth-api-1',
    link: async (page) => page.getByRole('tab', { name: 'Settings' }),
    there: (page) => page.getByRole('tabpanel', { name: 'Settings' }),
  },
  {
    kind: 'an entry of the picker of siblings',
    from: INSTANCE,
    here: 'berth-api-1',
    link: (page) => openMenu(page, 'Switch instance', 'berth-api-2'),
    there: heading('berth-api-2'),
  },
  {
    kind: 'a name that opens a panel',
    from: '/projects/berth-planner/disks',
    here: 'Disks',
    link: async (page) => page.getByRole('link', { name: 'scratch', exact: true }),
    there: (page) => dialog(page, 'Disk details'),
  },
  {
    kind: 'an entry of the palette',
    from: '/projects/berth-planner/instances',
    here: 'Instances',
    link: async (page) => {
      await page.keyboard.press('ControlOrMeta+k')
      return dialog(page, 'Quick actions').getByRole('option', { name: 'Snapshots', exact: true })
    },
    there: heading('Snapshots'),
  },
]

/**
 * Clicks, and clicks again as soon as the first call of the new page is sent: earlier, the page's code would still be
 * loading. A menu entry is removed by then and is not clicked again. A link that was drawn again before the first click
 * is looked for again: a removed one would load its page.
 */
const clickTwiceWhileLoading = (link: Locator) => expect.poll(() => link.evaluate(clickBoth)).toBe('clicked')

/** Runs in the page. */
async function clickBoth(element: HTMLElement): Promise<'clicked' | 'removed'> {
  if (!element.isConnected) return 'removed'
  const note = window.noteCall
  let isAsked = false
  window.noteCall = (call) => {
    isAsked = true
    note?.(call)
  }
  const isLoading = () => document.querySelector('[role="status"][aria-label="Loading page"]') !== null
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  element.click()
  // The page may send no requests: then the second click comes a few frames later.
  for (let frame = 0; frame < 10 && !isLoading(); frame++) await nextFrame()
  while (!isAsked && isLoading()) await nextFrame()
  if (note) window.noteCall = note
  if (element.isConnected) element.click()
  return 'clicked'
}

const error = (page: Page) => page.getByRole('heading', { name: /went wrong|not found|could not/i })
const loading = (page: Page) => page.getByRole('status', { name: 'Loading page' })

for (const { kind, from, here, link, there } of kinds)
  test(`a second click on ${kind} while its page loads leads where one click does, and back to the page before`, async ({
    page,
  }) => {
    await visit(page, from, here)
    await clickTwiceWhileLoading(await link(page))
    await expect(there(page)).toBeVisible()
    await expect(loading(page)).toHaveCount(0)
    await expect(error(page)).toHaveCount(0)
    await test.step('left by the back button', async () => {
      // Another console has no answers: the page loads again.
      await page.evaluate((path) => window.orrery?.open(path, {}), '/projects')
      await expect(heading('Projects')(page)).toBeVisible()
      await goInPage(page, from)
      await expect(heading(here)(page)).toBeVisible()
      await clickTwiceWhileLoading(await link(page))
      await page.goBack({ waitUntil: 'commit' })
      // The result depends on whether the new page had arrived: the page must match the address.
      await expect(heading('Projects')(page).or(heading(here)(page))).toBeVisible()
      await expect(loading(page)).toHaveCount(0)
      await expect(error(page)).toHaveCount(0)
    })
  })

test('impatient clicks through the sidebar end at the last one', async ({ page }) => {
  await visit(page, '/projects/berth-planner/instances', 'Instances')
  // The breadcrumbs have a link of the same name while one of these pages is shown.
  const sidebar = page.getByRole('navigation', { name: 'berth-planner navigation' })
  for (const name of ['Disks', 'Snapshots', 'VPCs', 'Disks', 'Floating IPs'])
    await clickTwiceWhileLoading(sidebar.getByRole('link', { name, exact: true }))
  await expect(heading('Floating IPs')(page)).toBeVisible()
  await expect(error(page)).toHaveCount(0)
})
