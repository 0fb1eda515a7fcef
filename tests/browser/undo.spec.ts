import type { Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, confirm, dialog, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'

// The offer in the toast, and the question. What each change restores is tested in contract/undo.test.ts.

const rules = '/projects/web/vpcs/default/firewall-rules?scenario=small&latency=0'

const toasts = (page: Page) => page.getByRole('status', { name: 'Notifications' })
const rule = (page: Page) => page.getByRole('link', { name: 'allow-icmp', exact: true })

async function deleteRule(page: Page) {
  await chooseRowAction(page, 'allow-icmp', 'Delete')
  await confirm(page, 'Delete allow-icmp?')
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(rule(page)).toBeHidden()
}

test('a deleted rule is put back from its toast by the keyboard', async ({ page }) => {
  await visit(page, rules, 'default')
  await deleteRule(page)
  await page.keyboard.press('F6')
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rule(page)).toBeVisible()
  await expect(toasts(page)).toContainText('put back')
})

test('what has changed meanwhile is shown side by side, and stays until the user insists @journey', async ({
  page,
}) => {
  await visit(page, rules, 'default')
  await deleteRule(page)
  await test.step('another client adds a rule of that name', async () => {
    const path = '/v1/vpc-firewall-rules?project=web&vpc=default'
    const given = ['id', 'vpc_id', 'time_created', 'time_modified']
    const read = await elsewhere<{ rules: Record<string, unknown>[] }>(page, 'GET', path)
    const written = read.rules.map((each) =>
      Object.fromEntries(Object.entries(each).filter(([key]) => !given.includes(key))),
    )
    const other = { ...written[0], name: 'allow-icmp', action: 'deny', priority: 7 }
    await elsewhere(page, 'PUT', path, { rules: [...written, other] })
  })
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  const question = dialog(page, /has changed meanwhile$/)
  await expect(question.getByRole('row').nth(1).getByRole('cell')).toHaveText([
    /priority 65534/,
    'none',
    /^deny inbound, priority 7/,
  ])
  expect(await accessibilityViolations(page, { within: '[role=alertdialog]' })).toEqual([])
  await question.getByRole('button', { name: 'Put back anyway' }).click()
  await expect(question).toBeHidden()
  await expect(toasts(page)).toContainText('put back')
})

test('the offer to undo stays ten seconds, and longer under the pointer', async ({ page }) => {
  await page.clock.install()
  await visit(page, rules, 'default')
  await deleteRule(page)
  const offer = toasts(page).getByRole('button', { name: 'Undo' })
  await offer.hover()
  await page.clock.runFor(20_000)
  await expect(offer).toBeVisible()
  // The ten seconds begin when the pointer leaves. From here on the clock stands still between its runs.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await page.mouse.move(0, 0)
  await expect(offer).toBeVisible()
  await page.clock.runFor(9_000)
  await expect(offer).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(offer).toBeHidden()
})
