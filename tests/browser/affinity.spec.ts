import { accessibilityViolations } from '../support/accessibility'
import {
  chooseRowAction,
  confirm,
  dialog,
  goInPage,
  menuHasFocus,
  openRowMenu,
  row,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'

const list = '/projects/berth-planner/affinity?latency=0'
const heading = 'Affinity groups'
/** Exact text. Rule: GRP-2. */
const ANTI_AFFINITY_POLICY =
  "Determines whether member instances are allowed to start when the anti-affinity rule can't be satisfied"

for (const [kind, name, address] of [
  ['anti-affinity group', 'spread', 'affinity/spread'],
  ['affinity group', 'close', 'affinity-groups/close'],
] as const)
  test(`an ${kind} is made, given a member, renamed and deleted`, async ({ page }) => {
    await visit(page, list, heading)
    await page.getByRole('link', { name: 'Create affinity group' }).click()
    await expect(page).toHaveTitle(`Create affinity group / ${heading} / berth-planner / Projects / Orrery`)
    const panel = dialog(page, 'Create affinity group')
    await panel.getByRole('textbox', { name: 'Name' }).fill(name)
    const type = kind === 'affinity group' ? 'Affinity' : 'Anti-affinity'
    await panel.getByRole('radio', { name: type, exact: true }).check()
    await panel.getByRole('radio', { name: 'Fail' }).check()
    await panel.getByRole('button', { name: 'Create affinity group' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/projects/berth-planner/${address}$`))
    await expect(page.getByText('An instance that cannot keep the rule does not start.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No members' })).toBeVisible()

    await page.getByRole('button', { name: 'Add instance' }).click()
    const add = dialog(page, `Add instance to ${kind}`)
    await add.getByRole('button', { name: 'Add instance' }).click()
    await expect(add.getByText('Instance is required')).toBeVisible()
    await add.getByRole('combobox', { name: 'Instance' }).fill('net-h')
    await page.getByRole('option', { name: 'net-heavy' }).click()
    await add.getByRole('button', { name: 'Add instance' }).click()
    await expect(add).toBeHidden()
    await expect(page.getByText(`net-heavy added to ${name}`)).toBeVisible()
    await expect(row(page, 'net-heavy').getByRole('button', { name: 'stopped' })).toBeVisible()

    await page.getByRole('button', { name: `${type} group actions` }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const edit = dialog(page, `Edit ${kind}`)
    await edit.getByRole('textbox', { name: 'Name' }).fill(`${name}-2`)
    await edit.getByRole('textbox', { name: 'Description' }).fill('Said again')
    await edit.getByRole('button', { name: /^Update (anti-)?affinity group$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name}-2` })).toBeVisible()
    await expect(page.getByText('Said again')).toBeVisible()
    await expect(row(page, 'net-heavy')).toBeVisible()

    await chooseRowAction(page, 'net-heavy', 'Remove from group')
    await expect(dialog(page, `Remove net-heavy from ${name}-2?`)).toContainText(`leaves the ${kind}`)
    await confirm(page, `Remove net-heavy from ${name}-2?`, 'Remove from group')
    await expect(page.getByRole('heading', { name: 'No members' })).toBeVisible()

    // Deleting the shown group leads back to the list without it.
    await page.getByRole('button', { name: `${type} group actions` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await confirm(page, `Delete ${name}-2?`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(row(page, 'api-spread')).toBeVisible()
    await expect(row(page, `${name}-2`)).toHaveCount(0)
  })

test('the list shows type, policy and number of members; a member leads to its settings; a group goes from its row', async ({
  page,
}) => {
  await visit(page, list, heading)
  await expect(row(page, 'api-spread')).toContainText('Anti-affinity')
  await expect(row(page, 'api-spread').getByRole('cell', { name: '3', exact: true })).toBeVisible()
  await expect(row(page, 'simulation')).toContainText('Affinity')
  await expect(row(page, 'simulation').getByRole('cell', { name: 'none' })).toBeVisible()
  await test.step('what the policy decides is said at the head of its column', async () => {
    const tip = page.getByRole('columnheader', { name: 'Policy', exact: true }).getByRole('note')
    await expect(tip).toHaveAccessibleName(ANTI_AFFINITY_POLICY)
    await tip.hover()
    await expect(page.getByText(ANTI_AFFINITY_POLICY)).toBeVisible()
  })
  await page.getByRole('link', { name: 'data-spread' }).click()
  await page.getByRole('link', { name: 'berth-db-replica' }).click()
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await page.goBack()
  const menu = await openRowMenu(page, 'yard-spread')
  await menu.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog(page, 'Edit anti-affinity group').waitFor()
  await page.goBack()
  await chooseRowAction(page, 'yard-spread', 'Delete')
  await expect(dialog(page, 'Delete yard-spread?')).toContainText('The anti-affinity group is deleted')
  await confirm(page, 'Delete yard-spread?')
  await expect(row(page, 'yard-spread')).toHaveCount(0)
})

test('each rule of the form has its message, and a taken name is shown at the field', async ({ page }) => {
  await page.goto('/projects/berth-planner/affinity-new?latency=0&kind=affinity')
  const panel = dialog(page, 'Create affinity group')
  const name = panel.getByRole('textbox', { name: 'Name' })
  const submit = panel.getByRole('button', { name: 'Create affinity group' })
  const policy = panel.getByRole('group', { name: 'Policy' })
  await expect(policy).toHaveAccessibleDescription(ANTI_AFFINITY_POLICY.replace('anti-affinity', 'affinity'))
  await expect(panel.getByRole('radio', { name: 'Affinity', exact: true })).toBeChecked()
  for (const [typed, message] of [
    ['', 'Name is required'],
    ['Loud', 'Can only contain lower-case letters, numbers, and dashes'],
  ] as const) {
    await name.fill(typed)
    await submit.click()
    await expect(name).toHaveAccessibleDescription(message)
  }
  await panel.getByRole('textbox', { name: 'Description' }).fill('x'.repeat(513))
  await name.fill('simulation')
  await expect(panel.getByText('Must be 512 characters or fewer')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Description' }).fill('kept')
  await submit.click()
  await expect(name).toHaveAccessibleDescription(/already exists/)
  await expect(name).toBeFocused()
  await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue('kept')
  // The other kind has its own names.
  await panel.getByRole('radio', { name: 'Anti-affinity' }).check()
  await expect(policy).toHaveAccessibleDescription(ANTI_AFFINITY_POLICY)
  await submit.click()
  await expect(page).toHaveURL(/affinity\/simulation$/)
})

test('a running instance may be picked with a reason why it cannot be added, and is added once it has stopped', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/affinity/yard-spread?latency=0', 'yard-spread')
  await page.getByRole('button', { name: 'Add instance' }).click()
  const add = dialog(page, 'Add instance to anti-affinity group')
  const pick = async () => {
    await add.getByRole('combobox', { name: 'Instance' }).fill('batch-night-8')
    await page.getByRole('option', { name: 'batch-night-8' }).click()
  }
  await pick()
  const submit = add.getByRole('button', { name: 'Add instance' })
  const reason = 'Only stopped instances can be added to an affinity group; stop it first'
  await expect(submit).toHaveAccessibleDescription(reason)
  await expect(add.getByText('batch-night-8 is running')).toBeVisible()
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await add.getByRole('button', { name: 'Cancel' }).click()

  await page.evaluate(() =>
    testFetch('/v1/instances/batch-night-8/stop?project=berth-planner', { method: 'POST' }),
  )
  await page.getByRole('button', { name: 'Add instance' }).click()
  // An instance picked while it is stopping can be added as soon as it is stopped.
  await pick()
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  await submit.click()
  await expect(row(page, 'batch-night-8')).toBeVisible()
})

test('an empty project says what a group is for', async ({ page }) => {
  await visit(page, '/projects/sandbox/affinity?latency=0', heading)
  await expect(page.getByRole('heading', { name: 'No affinity groups' })).toBeVisible()
  await page.getByRole('link', { name: 'Create affinity group' }).first().click()
  const panel = dialog(page, 'Create affinity group')
  await panel.getByRole('textbox', { name: 'Name' }).fill('alone')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'alone' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add instance' })).toHaveAccessibleDescription(
    'The project has no instances',
  )
  await test.step('a full group says so', async () => {
    await goInPage(page, '/projects/telemetry-ingest/affinity/ingest-full')
    await expect(page.getByRole('heading', { name: 'Members (32)' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add instance' })).toHaveAccessibleDescription(
      'A group has at most 32 instances',
    )
  })
})

test('a group is deleted by keyboard alone', async ({ page }) => {
  await visit(page, list, heading)
  await row(page, 'simulation')
    .getByRole('button', { name: /^Actions for / })
    .focus()
  await page.keyboard.press('ArrowDown')
  await menuHasFocus(page)
  await page.keyboard.type('delete')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page, 'Delete simulation?').getByRole('button', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'simulation')).toHaveCount(0)
})
