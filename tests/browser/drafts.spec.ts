import type { Page } from 'playwright/test'
import { dialog, goInPage, goTo, signInAs, unfold, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'
import { everythingKept } from '../support/log'
import { holdCalls } from '../support/network'
import { privateKey } from '../support/sshKeys'

// Typed values survive a lost session, a closed tab and a missing answer.

const RESTORED = 'Restored what you typed before'
const nameIn = (page: Page, panel: string) => dialog(page, panel).getByRole('textbox', { name: 'Name' })
const openProject = async (page: Page) => {
  await page.goto('/projects-new?latency=0')
  await dialog(page, 'Create project').waitFor()
}
const fillProject = async (page: Page) => {
  const panel = dialog(page, 'Create project')
  await panel.getByRole('textbox', { name: 'Name' }).fill('kept')
  await panel.getByRole('textbox', { name: 'Description' }).fill('Said once')
}

test('a typed form survives a lost session: signing in leads back to it @journey @engines', async ({
  page,
}) => {
  await signInAs(page, 'ines')
  await visit(page, '/projects?latency=0', 'Projects')
  await page.getByRole('link', { name: 'Create project' }).click()
  await fillProject(page)
  await elsewhere(page, 'POST', '/v1/logout')
  await dialog(page, 'Create project').getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByText('Your session ended. You will come back to Create project.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Username').fill('ines')
  await page.getByLabel('Password').fill('good')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/projects-new')
  await expect(nameIn(page, 'Create project')).toHaveValue('kept')
  await expect(page.getByRole('status').filter({ hasText: RESTORED })).toBeVisible()
  // After the submit, the draft is deleted.
  await dialog(page, 'Create project').getByRole('button', { name: 'Create project' }).click()
  await expect(page).toHaveURL('/projects/kept/instances')
  await openProject(page)
  await expect(nameIn(page, 'Create project')).toHaveValue('')
  await expect(page.getByText(RESTORED)).toHaveCount(0)
})

test('a typed form survives a closed tab, and is discarded by a button that says so @journey', async ({
  page,
  context,
}) => {
  await openProject(page)
  await fillProject(page)
  await expect(nameIn(page, 'Create project')).toHaveValue('kept')
  const next = await context.newPage()
  await page.close()
  await openProject(next)
  await expect(next.getByText(RESTORED)).toBeVisible()
  await expect(nameIn(next, 'Create project')).toHaveValue('kept')
  await next.getByRole('button', { name: 'Discard' }).click()
  await expect(nameIn(next, 'Create project')).toHaveValue('')
  await expect(nameIn(next, 'Create project')).toBeFocused()
  await next.reload()
  await expect(nameIn(next, 'Create project')).toHaveValue('')
  await expect(next.getByText(RESTORED)).toHaveCount(0)
})

test('a form that was left on purpose is not restored, and signing out forgets what was typed', async ({
  page,
}) => {
  await openProject(page)
  await test.step('a click that validation refuses shows no spinner', async () => {
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('button[aria-busy]')) document.title = 'a button was busy'
      })
      seen.observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await dialog(page, 'Create project').getByRole('button', { name: 'Create project' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    await expect(page).not.toHaveTitle('a button was busy')
  })
  await fillProject(page)
  await dialog(page, 'Create project').getByRole('button', { name: 'Cancel' }).click()
  await dialog(page, 'Discard what you typed?').getByRole('button', { name: 'Discard' }).click()
  await expect(dialog(page, 'Create project')).toBeHidden()
  await page.getByRole('link', { name: 'Create project' }).click()
  await expect(nameIn(page, 'Create project')).toHaveValue('')
  await expect(page.getByText(RESTORED)).toHaveCount(0)
  await fillProject(page)
  await page.goto('/settings/profile?latency=0')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Said once')
})

test('an edited record keeps what was changed, and takes the rest from the record', async ({ page }) => {
  await page.goto('/projects/berth-planner/edit?latency=0')
  const panel = dialog(page, 'Edit project')
  await panel.getByRole('textbox', { name: 'Description' }).fill('Half a sentence')
  await page.reload()
  await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue('Half a sentence')
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('berth-planner')
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).toContain('Half a sentence')
  expect(kept).not.toContain('berth-planner"')
})

test('a form that follows the form of another record has the values of its own', async ({ page }) => {
  const name = (of: string) => dialog(page, `Edit floating IP : ${of}`).getByRole('textbox', { name: 'Name' })
  const path = '/projects/berth-planner/floating-ips'
  await visit(page, `${path}?latency=0`, 'Floating IPs')
  await goInPage(page, `${path}/quay-1/edit`)
  await expect(name('quay-1')).toHaveValue('quay-1')
  await goTo(page, path, 'Floating IPs')
  await goInPage(page, `${path}/quay-2/edit`)
  await expect(name('quay-2')).toHaveValue('quay-2')
  // As from the list of the browser's back button.
  await page.evaluate(() => history.go(-2))
  await expect(name('quay-1')).toHaveValue('quay-1')
})

test('a restored form keeps what it begins with, also when that is known at once', async ({ page }) => {
  const panel = dialog(page, 'Create floating IP')
  const pool = panel.getByRole('combobox', { name: 'IP pool' })
  await page.goto('/projects/berth-planner/floating-ips-new?latency=0')
  await expect(pool).toHaveValue('dock-public (default)')
  await panel.getByRole('textbox', { name: 'Name' }).fill('kept')
  // This form also loads the pools.
  await visit(page, '/projects/berth-planner/instances-new?latency=0', 'Create instance')
  await goInPage(page, '/projects/berth-planner/floating-ips-new')
  await expect(page.getByText(RESTORED)).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('kept')
  await expect(pool).toHaveValue('dock-public (default)')
})

test('what an older form had a field for is shown as a text until the form is saved', async ({ page }) => {
  const LEFT = 'note: two words\nsize: 4'
  await openProject(page)
  await nameIn(page, 'Create project').fill('kept')
  await visit(page, '/projects?latency=0', 'Projects')
  await page.evaluate(() => {
    const [name = ''] = Object.keys(localStorage).filter((key) => key.startsWith('orrery.draft '))
    const { at, values } = JSON.parse(localStorage.getItem(name) ?? '') as { at: number; values: object }
    localStorage.setItem(name, JSON.stringify({ at, values: { ...values, note: 'two words', size: 4 } }))
  })
  const status = page.getByRole('status').filter({ hasText: RESTORED })
  for (const description of ['', 'More']) {
    await openProject(page)
    await expect(status.locator('pre')).toHaveText(LEFT)
    await expect(nameIn(page, 'Create project')).toHaveValue('kept')
    await dialog(page, 'Create project').getByRole('textbox', { name: 'Description' }).fill(description)
  }
  await expect(status.getByRole('button', { name: 'Copy what has no field' })).toBeVisible()
  await dialog(page, 'Create project').getByRole('button', { name: 'Create project' }).click()
  await expect(page).toHaveURL('/projects/kept/instances')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('two words')
})

test('keys and passwords are not kept', async ({ page }) => {
  await page.goto('/settings/ssh-keys-new?latency=0')
  const panel = dialog(page, /SSH key/)
  await panel.getByRole('textbox', { name: 'Name' }).fill('laptop')
  await panel.getByRole('textbox', { name: 'Public key' }).fill(privateKey)
  await page.reload()
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('laptop')
  await expect(panel.getByRole('textbox', { name: 'Public key' })).toHaveValue('')
  expect(await everythingKept(page)).not.toContain('canary')
})

test('a form within the form of a new instance survives a closed tab', async ({ page }) => {
  const panel = dialog(page, 'Add network interface')
  const value = panel.getByRole('textbox', { name: 'IP address' })
  const open = async () => {
    await visit(page, '/projects/berth-planner/instances-new?latency=0', 'Create instance')
    await unfold(page, 'Networking')
    await page.getByRole('radio', { name: 'Custom', exact: true }).nth(1).check()
    await page.getByRole('button', { name: 'Add network interface' }).click()
  }
  await open()
  await value.fill('172.30.2.9')
  await open()
  await expect(value).toHaveValue('172.30.2.9')
  await expect(panel.getByText(RESTORED)).toBeVisible()
  await panel.getByRole('button', { name: 'Discard' }).click()
  await expect(value).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add network interface' }).click()
  await expect(panel).toBeVisible()
  await expect(panel.getByText(RESTORED)).toHaveCount(0)
})

/** Submits the form of a project, and holds the response. */
async function submitHeld(page: Page) {
  const held = await holdCalls(page, { operation: 'projectCreate' })
  const panel = dialog(page, 'Create project')
  await panel.getByRole('button', { name: 'Create project' }).click()
  await expect(panel.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
  return { panel, held }
}

test('a form that waits for ten seconds can be left, and a toast leads on; one that is never answered says so', async ({
  page,
}) => {
  await page.clock.install()
  await openProject(page)
  await test.step('left, it says that it was saved', async () => {
    await fillProject(page)
    const { panel, held } = await submitHeld(page)
    await page.clock.fastForward(10_000)
    await expect(panel.getByRole('status').filter({ hasText: 'Still going on' })).toBeVisible()
    await panel.getByRole('button', { name: 'Leave' }).click()
    await expect(panel).toBeHidden()
    await held.lift()
    await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Create project: done')
    await expect(page).toHaveURL(/\/projects(\?|$)/)
  })
  await test.step('left, it fails and leads back to what was typed', async () => {
    await page.getByRole('link', { name: 'Create project' }).click()
    await expect(nameIn(page, 'Create project')).toHaveValue('')
    // The name has been taken.
    await fillProject(page)
    const { panel, held } = await submitHeld(page)
    await page.clock.fastForward(10_000)
    await panel.getByRole('button', { name: 'Leave' }).click()
    await held.lift()
    const toast = page.getByRole('alert', { name: 'Error notifications' })
    await expect(toast).toContainText('Could not create project')
    await toast.getByRole('link', { name: 'Back to the form' }).click()
    await expect(nameIn(page, 'Create project')).toHaveValue('kept')
  })
  await test.step('never answered, it says so after a minute, and keeps what was typed', async () => {
    const { panel } = await submitHeld(page)
    await page.clock.fastForward(60_000)
    await expect(panel.getByRole('alert').filter({ hasText: 'did not answer' })).toContainText(
      'did not answer within 60 seconds',
    )
    await expect(nameIn(page, 'Create project')).toHaveValue('kept')
    await expect(panel.getByRole('button', { name: 'Cancel' })).not.toHaveAttribute('aria-disabled', 'true')
  })
})
