import type { Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { openBanner, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

test.use({ realLoads: true })

// A console that cannot start, or that may not store anything, shows an error, never an empty frame.

const asYuki = async (page: Page) => {
  const banner = await openBanner(page)
  await banner.getByRole('button', { name: /^Yuki/ }).click()
}

test('a wrong switch in the address shows an empty frame for ever', async ({ page }) => {
  for (const [search, sentence] of [
    ['speed=0', 'Speed needs a number above 0, not "0".'],
    ['latency=abc&faults=zzz', 'There is no fault "zzz".'],
    ['scenario=__proto__', 'There is no scenario "__proto__".'],
  ] as const)
    await test.step(search, async () => {
      await visit(page, `/projects?${search}`, 'No region with this address')
      await expect(page.getByRole('alert')).toContainText(sentence)
    })
  await visit(page, '/projects?scenario=nope&seed=7&latency=0', 'No region with this address')
  await expect(page).toHaveTitle('No region with this address / Orrery')
  await expect(page.getByRole('alert')).toContainText(
    'There is no scenario "nope". There are: company, empty, small, crowded, failures, updating.',
  )
  expect(await accessibilityViolations(page)).toEqual([])
  // The valid part of the address is kept.
  const lab = page.getByRole('region', { name: 'Scenario and fault lab' })
  await expect(lab.getByRole('textbox', { name: 'Seed' })).toHaveValue('7')
  await lab.getByRole('combobox', { name: 'Scenario' }).selectOption('small')
  await lab.getByRole('button', { name: 'Start region' }).click()
  await expect(page).toHaveURL('/projects?scenario=small&seed=7&latency=0')
  await expect(row(page, 'web')).toBeVisible()
})

test('a full storage forgets the person and the script without a word', async ({ page }) => {
  await visit(page, '/_demos', 'Demos')
  await page.evaluate(() => {
    let text = 'x'.repeat(1 << 20)
    for (let index = 0; text !== ''; index += 1)
      try {
        sessionStorage.setItem(`${index}`, text)
      } catch {
        text = text.slice(Math.ceil(text.length / 2))
      }
  })
  const script = page.getByRole('textbox', { name: 'Script' })
  await script.fill(
    JSON.stringify({
      name: 'own',
      title: 'Own',
      about: 'A chapter.',
      world: { scenario: 'small' },
      start: '/projects',
      steps: [{ do: 'chapter', title: 'One' }],
    }),
  )
  await page.getByRole('button', { name: 'Play script' }).click()
  await expect(script).toHaveAccessibleDescription(/The storage of this browser is full/)
  await asYuki(page)
  await expect(page.getByRole('alert', { name: 'Error notifications' })).toContainText(
    'The storage of this browser is full',
  )
  await expect((await openBanner(page)).getByText(/^As Yuki/)).toBeVisible()
})

test('a preview that may not store anything stays empty, or forgets the person without a word', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  // Each visit is the first one.
  const dismiss = () =>
    page
      .getByRole('complementary', { name: 'Technical preview' })
      .getByRole('button', { name: 'Dismiss' })
      .click()
  await visit(page, '/projects?scenario=small&latency=0', 'Projects')
  await expect(row(page, 'web')).toBeVisible()
  await dismiss()
  await asYuki(page)
  await expect(page.getByRole('alert', { name: 'Error notifications' })).toContainText(
    'This browser does not let the console store anything',
  )
  await dismiss()
  await expect((await openBanner(page)).getByText(/^As Yuki/)).toBeVisible()
})

test('what a stranger has kept leaves an empty window @journey', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('orrery.settings') !== null) return
    for (const name of ['settings', 'theme', 'lastSession', 'usualTimes', 'lastProjects', 'pageSize'])
      localStorage.setItem(`orrery.${name}`, '{"support":5,"off":5,"name":5,"silo":5}')
    sessionStorage.setItem('react-router-scroll-positions', '5')
  })
  await visit(page, '/projects?scenario=small&latency=0', 'Projects')
  await expect(
    page.getByRole('status').getByText(/^It is left out.*the settings of the install/),
  ).toBeVisible()
  await row(page, 'web').getByRole('link', { name: 'web' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('what fails while the console starts', () => {
  test.use({ allowedErrors: [/Failed to fetch|ERR_FAILED/] })

  test('leaves an empty frame', async ({ page }) => {
    await page.route('**/demo-files.json', (route) => route.abort())
    await page.goto('/?demo=why-a-button-is-disabled')
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    await page.unroute('**/demo-files.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('status', { name: 'Caption' })).toBeVisible()
  })
})
