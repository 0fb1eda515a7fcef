import type { Page } from 'playwright/test'
import type { Settings } from '#model/settings'
import { dialog } from '../support/actions'
import { expect, test } from '../support/browserTest'

// The settings of an installation. Here the file alone changes them; what the console takes from it, and its check, have
// unit tests.

test.use({ realLoads: true })

/** Installs a file. @param file settings, or any text */
const install = (page: Page, file: Partial<Settings> | string) =>
  page.route('**/config.json', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: typeof file === 'string' ? file : JSON.stringify(file),
    }),
  )

test('name, accent, notice, support and first page', async ({ page }) => {
  await install(page, {
    name: 'Tidewater Cloud',
    accent: { light: '#1a5fb4', dark: '#99c1f1' },
    notice: 'Authorized use only.',
    support: [{ label: 'Tidewater helpdesk', url: 'https://help.tidewater.example/' }],
    firstPage: '/utilization',
  })
  await page.goto('/login/tidewater-research/local')
  await expect(page).toHaveTitle('Sign in / Tidewater Cloud')
  await expect(page.getByText('Authorized use only.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCSS(
    'background-color',
    'rgb(26, 95, 180)',
  )
  // The accent has a colour for each theme.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCSS(
    'background-color',
    'rgb(153, 193, 241)',
  )
  await page.emulateMedia({ colorScheme: null })
  const helpdesk = page.getByRole('link', { name: 'Tidewater helpdesk' })
  await expect(helpdesk).toHaveAttribute('href', 'https://help.tidewater.example/')

  await page.goto('/')
  await expect(page).toHaveURL('/utilization')
  await page.getByRole('button', { name: 'User menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Tidewater helpdesk' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'About this region' }).click()
  await expect(
    dialog(page, 'About this region').getByRole('link', { name: 'Tidewater helpdesk' }),
  ).toBeVisible()

  await page.goto('/projects/nowhere/disks')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(helpdesk).toBeVisible()
})

test('documentation, command line and version of the API', async ({ page, calls }) => {
  await install(page, {
    docsUrl: 'https://docs.tidewater.example/guide',
    cliName: 'tide',
    apiVersion: '20250730',
  })
  await page.goto('/help/disks')
  await expect(page.getByRole('link', { name: /^Read more/ })).toHaveAttribute(
    'href',
    'https://docs.tidewater.example/guide/disks',
  )
  await page.goto('/projects/berth-planner/instances/berth-api-1/connect')
  await expect(page.getByText('tide instance serial console')).toBeVisible()
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'About this region' }).click()
  await expect(dialog(page, 'About this region')).toContainText('set by the installation')
  // Its calls say so in their header.
  const said = calls.filter(({ url }) => url.startsWith('/v1/me')).map(({ version }) => version)
  expect(new Set(said)).toEqual(new Set(['20250730.0.0']))
})

test('limits', async ({ page }) => {
  await install(page, { limits: { vcpus: 8, memoryGiB: 16, diskGiB: 100 } })
  await page.goto('/projects/berth-planner/disks-new')
  const panel = dialog(page, 'Create disk')
  await panel.getByRole('spinbutton', { name: 'Size' }).fill('101')
  await panel.getByRole('button', { name: 'Create disk' }).click()
  await expect(panel.getByRole('spinbutton', { name: 'Size' })).toHaveAccessibleDescription('At most 100 GiB')

  await page.goto('/projects/berth-planner/instances-new')
  await page.getByRole('group', { name: 'Family' }).getByRole('radio', { name: 'Custom' }).check()
  await page.getByRole('spinbutton', { name: 'vCPUs' }).fill('9')
  await page.getByRole('spinbutton', { name: 'Memory (GiB)' }).fill('17')
  await page.getByRole('button', { name: 'Create instance' }).click()
  // A number above its limit stays.
  await expect(page.getByRole('spinbutton', { name: 'vCPUs' })).toHaveValue('9')
  await expect(page.getByRole('spinbutton', { name: 'vCPUs' })).toHaveAccessibleDescription('At most 8')
  await expect(page.getByRole('spinbutton', { name: 'Memory (GiB)' })).toHaveAccessibleDescription(
    'At most 16 GiB',
  )
})

test('a feature that is switched off has no link, and its address says why', async ({ page }) => {
  await install(page, { off: ['snapshots'] })
  await page.goto('/projects/berth-planner/disks')
  await expect(page.getByRole('link', { name: 'Disks', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Snapshots', exact: true })).toHaveCount(0)
  await page.goto('/projects/berth-planner/snapshots')
  await expect(page.getByRole('heading', { level: 1, name: 'This feature is switched off' })).toBeVisible()
  // Its neighbours are there, and the frame is.
  await page.getByRole('link', { name: 'Disks', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Disks' })).toBeVisible()
})

test.describe('a wrong file', () => {
  test.use({ allowedErrors: [/The settings in config\.json are wrong: /] })

  test('leaves the page as it is, and a notice names each wrong value @journey @engines', async ({
    page,
  }) => {
    await install(page, { name: 7, firstPage: 'home', limits: { vcpus: 'many' } } as unknown as Settings)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
    await expect(page.getByText('The settings in config.json are wrong')).toBeVisible()
    const faults = 'name must be a text. firstPage must be a path of the console such as /projects.'
    await expect(page.getByText(faults)).toBeVisible()
  })

  test('that is no JSON says where it ends', async ({ page }) => {
    await install(page, '{ "name": ')
    await page.goto('/login/tidewater-research/local')
    await expect(page.getByText(/^It is not valid JSON/)).toBeVisible()
    await expect(page).toHaveTitle('Sign in / Orrery')
  })
})
