import type { Page } from 'playwright/test'
import { idOf } from '#mirage/random'
import {
  become,
  chooseRowAction,
  dialog,
  goInPage,
  openRowMenu,
  row,
  signInAs,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls } from '../support/network'

// Who may do what, before the server is asked: computed from the policies that the console has read. Rule: ROLE-13.

const project = '/projects/berth-planner'
const lookingOn = 'Needs project collaborator; you are viewer'

async function enterAs(page: Page, login: string, path: string, heading: string | RegExp) {
  await signInAs(page, login)
  await visit(page, `${path}?latency=0`, heading)
}

const menus = [
  ['instances', 'berth-api-1', ['Stop', 'Reboot', 'Resize', 'Create like this one', 'Delete']],
  ['disks', 'archive-2024', ['Snapshot', 'Delete']],
  ['snapshots', 'tide-tables-monday', ['Create disk', 'Create image', 'Delete']],
  ['images', 'berth-golden', ['Delete']],
  ['vpcs', 'plant-floor', ['Edit', 'Delete']],
  ['floating-ips', 'quay-1', ['Edit', 'Delete']],
  ['affinity', 'api-spread', ['Edit', 'Delete']],
  ['vpcs/plant-floor/firewall-rules', 'allow-ssh', ['Edit', 'Clone', 'Disable', 'Delete']],
  ['vpcs/plant-floor/subnets', 'reefer-01', ['Edit', 'Delete']],
] as const

test('a viewer finds every change in the row menus disabled, with the role that would allow it', async ({
  page,
}) => {
  test.slow()
  await enterAs(page, 'yuki', `${project}/instances`, 'Instances')
  for (const [path, name, entries] of menus) {
    await goInPage(page, `${project}/${path}`)
    await expect(row(page, name).first()).toBeVisible()
    await row(page, name).first().getByRole('button', { name: 'Row actions' }).click()
    const menu = page.getByRole('menu')
    for (const entry of entries)
      await expect(menu.getByRole('menuitem', { name: entry, exact: true })).toHaveAccessibleDescription(
        lookingOn,
      )
    await expect(menu.getByRole('menuitem', { name: /^Copy/ }).first()).toBeEnabled()
    await page.keyboard.press('Escape')
  }
})

test('what a viewer may do stays: details, the serial console, the data', async ({ page }) => {
  await enterAs(page, 'yuki', `${project}/instances`, 'Instances')
  const menu = await openRowMenu(page, 'berth-api-1')
  await expect(menu.getByRole('menuitem', { name: 'View serial console' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'berth-api-1', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'berth-api-1' })).toBeVisible()
})

test('with the keyboard alone a viewer reaches a disabled button and its reason, and nothing happens', async ({
  page,
}) => {
  await enterAs(page, 'yuki', `${project}/disks`, 'Disks')
  const button = page.getByRole('button', { name: 'Create disk' })
  await expect(button).toBeVisible()
  await page.getByRole('button', { name: 'Refresh data' }).focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(button).toHaveAccessibleDescription(lookingOn)
  await page.keyboard.press('Enter')
  await expect(button).toBeFocused()
  await expect(page).toHaveURL(/\/disks\?/)
  await expect(dialog(page, 'Create disk')).toHaveCount(0)
})

test('the palette says the same of what a viewer may not do', async ({ page }) => {
  await enterAs(page, 'yuki', `${project}/instances`, 'Instances')
  await page.keyboard.press('Control+k')
  const box = page.getByRole('dialog', { name: 'Quick actions' })
  await page.keyboard.type('create instance')
  const entry = box.getByRole('option', { name: 'Create instance' })
  await expect(entry).toHaveAttribute('aria-disabled', 'true')
  await expect(entry).toHaveAccessibleDescription(lookingOn)
})

test('a collaborator of a project may work in it, and sees which role changes its access', async ({
  page,
}) => {
  test.slow()
  await visit(page, `${project}/access?latency=0`, 'Project access')
  await page.getByRole('link', { name: 'Add user or group' }).click()
  const panel = dialog(page, 'Add user or group')
  await panel.getByRole('combobox', { name: 'User or group' }).fill('yuki')
  await page.getByRole('option', { name: 'Yuki Tanabe' }).click()
  await panel.getByRole('radio', { name: 'Collaborator' }).check()
  await panel.getByRole('button', { name: 'Add user or group' }).click()
  await expect(row(page, 'Yuki Tanabe')).toBeVisible()

  await become(page, /Yuki/)
  await page.getByRole('link', { name: 'berth-planner', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Create instance' })).toBeVisible()
  await chooseRowAction(page, 'berth-api-1', 'Stop')
  await expect(dialog(page, 'Stop berth-api-1?')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Project access' }).click()
  await expect(page.getByRole('button', { name: 'Add user or group' })).toHaveAccessibleDescription(
    'Needs project admin; you are collaborator',
  )
  const menu = await openRowMenu(page, 'Yuki Tanabe')
  for (const name of ['Change role', 'Delete'])
    await expect(menu.getByRole('menuitem', { name })).toHaveAccessibleDescription(
      'Needs project admin; you are collaborator',
    )
})

test('a user without a role on the silo sees which role creates projects and shares images', async ({
  page,
}) => {
  await enterAs(page, 'yuki', '/projects', 'Projects')
  await expect(page.getByRole('button', { name: 'Create project' })).toHaveAccessibleDescription(
    'Needs silo collaborator; you have no role',
  )
  await goInPage(page, `${project}/images`)
  const menu = await openRowMenu(page, 'berth-golden')
  await expect(menu.getByRole('menuitem', { name: 'Promote' })).toHaveAccessibleDescription(
    'Needs silo collaborator; you have no role',
  )
})

test('an admin finds nothing disabled by roles', async ({ page }) => {
  await visit(page, `${project}/instances?latency=0`, 'Instances')
  await expect(page.getByRole('link', { name: 'Create instance' })).toBeVisible()
  const menu = await openRowMenu(page, 'berth-api-1')
  await expect(menu.getByRole('menuitem', { name: 'Stop', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('where the policy cannot be read, nothing is guessed: the server answers', async ({ page }) => {
  await signInAs(page, 'yuki')
  await visit(page, '/projects?latency=0', 'Projects')
  await failCalls(page, { operation: 'projectPolicyView' }, 'broken')
  await page.getByRole('link', { name: 'berth-planner', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Create instance' })).toBeVisible()
  await chooseRowAction(page, 'berth-api-1', 'Stop')
  await expect(dialog(page, 'Stop berth-api-1?')).toBeVisible()
})

test('no page waits for the policies', async ({ page }) => {
  await signInAs(page, 'yuki')
  await visit(page, '/projects?latency=0', 'Projects')
  const held = await holdCalls(page, { operation: 'projectPolicyView' })
  await page.getByRole('link', { name: 'berth-planner', exact: true }).click()
  await expect(row(page, 'berth-api-1')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create instance' })).toBeVisible()
  await held.lift()
  await expect(page.getByRole('button', { name: 'Create instance' })).toHaveAccessibleDescription(lookingOn)
})

/** Gives a user a role in the fleet, as an admin of it would with a script. */
const giveFleetRole = (page: Page, identityId: string, role: string) =>
  page.evaluate(
    async ([identity, name]) => {
      const url = '/v1/system/policy'
      const policy: { role_assignments: unknown[] } = await (await fetch(url)).json()
      const given = { identity_id: identity, identity_type: 'silo_user', role_name: name }
      const answer = await fetch(url, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ role_assignments: [...policy.role_assignments, given] }),
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    [identityId, role],
  )

test('a viewer of the fleet sees its screens, and which role changes what is there', async ({ page }) => {
  test.slow()
  await visit(page, '/projects?latency=0', 'Projects')
  await giveFleetRole(page, idOf('user yuki'), 'viewer')
  await become(page, /Yuki/)
  await goInPage(page, '/system/silos')
  const create = page.getByRole('button', { name: 'Create silo' })
  await expect(create).toHaveAccessibleDescription('Needs fleet collaborator; you are viewer')
  const menu = await openRowMenu(page, 'tidewater-research')
  await expect(menu.getByRole('menuitem', { name: 'Delete', exact: true })).toHaveAccessibleDescription(
    'Needs fleet collaborator; you are viewer',
  )
})
