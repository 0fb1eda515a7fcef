import { chooseRowAction, dialog, goInPage, row, signInAs, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls } from '../support/network'

// Permissions without a request to the server, computed from the policies that the console has read.
// Rule: ROLE-13.

const project = '/projects/berth-planner'
const lookingOn = 'Only a collaborator of the project can do this. You are a viewer'

test('with the keyboard alone a viewer reaches a disabled button and its reason, and nothing happens; a form begins at its notice, and the palette says the same @journey @engines', async ({
  page,
}) => {
  await signInAs(page, 'yuki')
  await visit(page, `${project}/disks?latency=0`, 'Disks')
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

  await test.step('the palette says the same of what a viewer may not do', async () => {
    await page.keyboard.press('Control+k')
    const box = page.getByRole('dialog', { name: 'Quick actions' })
    await page.keyboard.type('create disk')
    const entry = box.getByRole('option', { name: 'Create disk', exact: true })
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await expect(entry).toHaveAccessibleDescription(lookingOn)
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
  })

  await test.step('a form that the role does not allow begins at its notice, and Ctrl+Enter in a field leads there', async () => {
    await goInPage(page, `${project}/vpcs/default/firewall-rules/allow-ssh/edit`)
    const notice = page.getByRole('group', { name: `Not possible with your role: ${lookingOn}` })
    await expect(notice).toBeFocused()
    await dialog(page, 'Edit firewall rule')
      .getByRole('textbox', { name: 'Name' })
      .press('ControlOrMeta+Enter')
    await expect(notice).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/firewall-rules$/)
  })
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

test('no page waits for the policies; a link that they disable keeps the focus', async ({ page }) => {
  await signInAs(page, 'yuki')
  await visit(page, '/projects?latency=0', 'Projects')
  const held = await holdCalls(page, { operation: 'projectPolicyView' })
  await page.getByRole('link', { name: 'berth-planner', exact: true }).click()
  await expect(row(page, 'berth-api-1')).toBeVisible()
  await page.getByRole('link', { name: 'Create instance' }).focus()
  await held.lift()
  const button = page.getByRole('button', { name: 'Create instance' })
  await expect(button).toHaveAccessibleDescription(lookingOn)
  await expect(button).toBeFocused()
})
