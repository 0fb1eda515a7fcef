import type { Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { become, chooseRowAction, confirm, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const at = '/projects/berth-planner/access'
const heading = 'Project access'
/** Closes the toasts, which would cover the last rows. */
async function dismissToasts(page: Page) {
  const close = page.getByRole('button', { name: 'Dismiss notification' })
  await close.first().waitFor()
  while ((await close.count()) > 0) await close.first().click()
}

const asRole = (name: string) => new RegExp(`${name}$`)

test('a user is given a role, another one, and none; an identity with a role is not offered again @journey @engines', async ({
  page,
}) => {
  await visit(page, `${at}?latency=0`, heading)
  await page.getByRole('link', { name: 'Add user or group' }).click()
  await expect(page).toHaveTitle(`Add user or group / ${heading} / berth-planner / Projects / Orrery`)
  const panel = dialog(page, 'Add user or group')
  const who = panel.getByRole('combobox', { name: 'User or group' })
  await panel.getByRole('button', { name: 'Add user or group' }).click()
  await expect(panel.getByText('User or group is required')).toBeVisible()
  await expect(panel.getByRole('radio', { name: 'Viewer' })).toBeChecked()
  await who.fill('harbour')
  await expect(page.getByText('No user or group named “harbour”')).toBeVisible()
  await who.fill('lighthouse')
  await page.getByRole('option', { name: 'lighthouse' }).click()
  await panel.getByRole('radio', { name: 'Collaborator', exact: true }).check()
  await panel.getByRole('button', { name: 'Add user or group' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByText('lighthouse is collaborator')).toBeVisible()
  await expect(row(page, 'lighthouse')).toContainText('Collaborator of the project')
  await expect(row(page, 'lighthouse')).toContainText('Group')

  await test.step('roles are words in neutral chips, and the header says which role counts', async () => {
    // Colours are for states.
    for (const [name, role] of [
      ['Marit Aune', 'Admin of the silo'],
      ['lighthouse', 'Collaborator of the project'],
      ['harbour-observers', 'Viewer of the project'],
    ] as const) {
      const nameColour = await row(page, name)
        .getByText(name, { exact: true })
        .evaluate((cell) => getComputedStyle(cell).color)
      await expect(row(page, name).getByText(role, { exact: true })).toHaveCSS('color', nameColour)
    }
    const tip = page.getByRole('columnheader', { name: 'Role', exact: true }).getByRole('note')
    await expect(tip).toHaveAccessibleName('The strongest of several roles is the effective one')
  })

  await chooseRowAction(page, 'lighthouse', 'Change role')
  const edit = dialog(page, 'Change role')
  await expect(edit).toContainText('lighthouse')
  await expect(edit.getByRole('radio', { name: 'Collaborator', exact: true })).toBeChecked()
  // A space on another one would choose that.
  await expect(edit.getByRole('radio', { name: 'Collaborator', exact: true })).toBeFocused()
  await edit.getByRole('radio', { name: 'Admin' }).check()
  await edit.getByRole('button', { name: 'Change role' }).click()
  await expect(row(page, 'lighthouse')).toContainText('Admin of the project')

  await chooseRowAction(page, 'lighthouse', 'Delete')
  await expect(dialog(page, 'Delete the role of lighthouse?')).toContainText('Admin of the project')
  await confirm(page, 'Delete the role of lighthouse?')
  await expect(row(page, 'lighthouse')).toHaveCount(0)
  await expect(page.getByText('Access of lighthouse removed')).toBeVisible()

  await test.step('a role of the silo is shown, and goes first when a second one joins it', async () => {
    // Groups come first.
    await expect(page.getByRole('row').nth(1)).toContainText('Group')
    await expect(row(page, 'Marit Aune')).toContainText('Admin of the silo')
    await page.getByRole('link', { name: 'Add user or group' }).click()
    await panel.getByRole('combobox', { name: 'User or group' }).fill('marit')
    await page.getByRole('option', { name: 'Marit Aune' }).click()
    await panel.getByRole('button', { name: 'Add user or group' }).click()
    await expect(
      row(page, 'Marit Aune').getByRole('note', { name: 'Other roles: Viewer of the project' }),
    ).toHaveText('+1')
    await dismissToasts(page)
    // Removing it changes nothing: the silo's role is stronger.
    await chooseRowAction(page, 'Marit Aune', 'Delete')
    await expect(dialog(page, 'Delete the role of Marit Aune?')).toBeVisible()
    await expect(page.getByText('This is your own access')).toHaveCount(0)
    await confirm(page, 'Delete the role of Marit Aune?')
    await expect(row(page, 'Marit Aune')).toContainText(asRole('Admin of the silo'))
  })
})

test('giving up your own role says what it costs', async ({ page }) => {
  test.slow()
  await visit(page, `${at}?latency=0`, heading)
  await page.getByRole('link', { name: 'Add user or group' }).click()
  const panel = dialog(page, 'Add user or group')
  await panel.getByRole('combobox', { name: 'User or group' }).fill('yuki')
  await page.getByRole('option', { name: 'Yuki Tanabe' }).click()
  await panel.getByRole('radio', { name: 'Admin' }).check()
  await panel.getByRole('button', { name: 'Add user or group' }).click()
  await expect(row(page, 'Yuki Tanabe')).toBeVisible()

  await become(page, /Yuki/)
  await page.getByRole('link', { name: 'berth-planner', exact: true }).click()
  await page.getByRole('link', { name: heading }).click()
  await chooseRowAction(page, 'Yuki Tanabe', 'Change role')
  const edit = dialog(page, 'Change role')
  const loss = 'This is your own access: you will be collaborator here, no longer admin.'
  await expect(edit.getByText(loss)).toHaveCount(0)
  await edit.getByRole('radio', { name: 'Collaborator', exact: true }).check()
  await expect(edit.getByText(loss)).toBeVisible()
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await edit.getByRole('radio', { name: 'Admin' }).check()
  await edit.getByRole('button', { name: 'Cancel' }).click()

  // The group's role would remain.
  await chooseRowAction(page, 'Yuki Tanabe', 'Delete')
  await expect(dialog(page, 'Delete the role of Yuki Tanabe?')).toContainText(
    'This is your own access: you will be viewer here, no longer admin.',
  )
  await dialog(page, 'Delete the role of Yuki Tanabe?').getByRole('button', { name: 'Cancel' }).click()
  await chooseRowAction(page, 'harbour-observers', 'Delete')
  await confirm(page, 'Delete the role of harbour-observers?')
  await dismissToasts(page)
  await expect(row(page, 'harbour-observers')).toHaveCount(0)
  await chooseRowAction(page, 'Yuki Tanabe', 'Delete')
  await expect(dialog(page, 'Delete the role of Yuki Tanabe?')).toContainText(
    'you will not see the project any more',
  )
  await confirm(page, 'Delete the role of Yuki Tanabe?')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(0)
})
