import { chooseRowAction, confirm, confirmInVain, dialog, menuHasFocus, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'
import { idOf } from '#mirage/random'

const LIST = '/settings/access-tokens?latency=0'
const token = (name: string) => idOf(`token marit ${name}`)

test('tokens are listed with when they expire: ended, later, never', async ({ page }) => {
  await visit(page, LIST, 'Access tokens')
  await expect(page).toHaveTitle('Access tokens / Settings / Orrery')
  await expect(page.getByRole('row')).toHaveCount(8)
  await expect(row(page, token('over'))).toContainText('expired')
  await expect(row(page, token('soon'))).not.toContainText('expired')
  await expect(row(page, token('soon')).getByRole('time')).toHaveCount(2)
  await expect(row(page, token('for ever'))).toContainText('Never')
  // The newest first.
  await expect(page.getByRole('row').nth(1)).toContainText(token('for ever too'))
  await page.getByRole('button', { name: 'Expires', exact: true }).last().click()
  await expect(page.getByRole('row').nth(1)).toContainText(token('long over'))

  await test.step('a deletion that fails says so, and the token stays', async () => {
    const failing = await failCalls(page, { operation: 'currentUserAccessTokenDelete' }, 'broken')
    const id = token('far')
    await chooseRowAction(page, id, 'Delete')
    const asked = await confirmInVain(page, `Delete access token ${id}?`)
    await expect(asked).toContainText('Internal Server Error')
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(row(page, id)).toBeVisible()
    await failing.lift()
  })
  await test.step('by keyboard alone: a token is deleted', async () => {
    const id = token('over')
    await row(page, id)
      .getByRole('button', { name: /^Actions for / })
      .focus()
    await page.keyboard.press('ArrowDown')
    await menuHasFocus(page)
    await page.keyboard.type('del')
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog(page, `Delete access token ${id}?`).getByRole('button', { name: 'Delete' }).focus()
    await page.keyboard.press('Enter')
    await expect(row(page, id)).toHaveCount(0)
  })
})

test('a token is deleted after a warning about the programs that use it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, LIST, 'Access tokens')
  const id = token('soon')
  await chooseRowAction(page, id, 'Copy ID')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(id)
  await chooseRowAction(page, id, 'Delete')
  await expect(dialog(page, `Delete access token ${id}?`)).toContainText(
    'This cannot be undone. Programs that use the token stop working at once',
  )
  await confirm(page, `Delete access token ${id}?`)
  await expect(page.getByText('Access token deleted')).toBeVisible()
  await expect(row(page, id)).toHaveCount(0)
})
