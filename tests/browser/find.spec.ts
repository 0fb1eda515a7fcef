import { dialog, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// Quick actions find what no page has shown: the index behind them fills after the first text that nothing answers, and
// answers the next ones by itself.

test('an address among ten thousand instances is not found, or asked for again', async ({ page, calls }) => {
  await visit(page, '/projects?scenario=crowded&latency=20', 'Projects')
  const palette = dialog(page, 'Quick actions')
  const field = palette.getByRole('combobox', { name: 'Search' })
  const first = palette.getByRole('option', { name: 'net0' }).first()
  // Not those of an instance, which a pointed link asks for ahead.
  const asksInterfaces = () => calls.filter(({ url }) => url.startsWith('/v1/vpc-subnets/')).length

  await test.step('a text that a page answers asks for no more than the lists of the page', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('utilization')
    await expect(palette.getByRole('option', { name: 'Utilization' }).first()).toBeVisible()
    await expect(palette.getByRole('option', { name: 'Search everywhere for “utilization”' })).toBeVisible()
    expect(asksInterfaces()).toBe(0)
  })

  await test.step('an address is found from nothing, with the progress', async () => {
    await field.fill('10.128.39.115')
    await expect(palette.getByText(/^(Searching everything|Searched \d of 1 project)…$/)).toBeVisible()
    const found = palette
      .getByRole('group', { name: 'Network interfaces' })
      .getByRole('option', { name: 'net0' })
    await expect(found).toHaveAccessibleDescription(/^10\.128\.39\.115 · /, { timeout: 20_000 })
    await expect(palette.getByRole('option', { name: 'row-9' })).toHaveAccessibleDescription(
      /^10\.128\.36\.0\/22 · /,
    )
  })

  await test.step('once all lists with addresses were read, one of nothing says so, and others are found at once', async () => {
    await field.fill('203.0.113.250')
    await expect(palette.getByRole('status')).toContainText('It lies in no IP pool.', { timeout: 20_000 })
    const before = asksInterfaces()
    expect(before).toBeGreaterThanOrEqual(10)
    await field.fill('02-5a-01-00-00-00')
    await expect(first).toHaveAccessibleDescription(/^02:5A:01:00:00:00 · node-00001, /)
    await field.fill('10.128.0.7')
    await expect(first).toHaveAccessibleDescription(/^10\.128\.0\.7 · node-00003, /)
    expect(asksInterfaces()).toBe(before)
  })

  await test.step('Enter leads to the tab of its instance', async () => {
    await field.fill('10.128.0.7')
    await expect(first).toHaveAccessibleDescription(/^10\.128\.0\.7 · /)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/projects/crowd/instances/node-00003/networking')
  })
})
