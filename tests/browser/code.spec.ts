import { allowClipboard, chooseRowAction, confirm, dialog, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// The code behind a form, a command and what was done: shown, copied, recorded. That its curl does what the click does is
// tested in tests/contract/codeOfActs.whole.test.ts.

test('a form and a question show what they would send, a line what was sent, and a recording becomes a script @journey', async ({
  page,
}) => {
  await allowClipboard(page)
  const code = dialog(page, 'Code')
  const text = code.getByLabel('Script')
  await visit(page, '/projects/web/disks?scenario=small&latency=0', 'Disks')
  await page.getByRole('link', { name: 'Create disk' }).click()
  const form = dialog(page, 'Create disk')

  await test.step('a form that is not complete says what is missing', async () => {
    await form.getByRole('button', { name: 'Show code' }).click()
    await expect(code).toContainText('The form cannot be sent yet')
    await page.keyboard.press('Escape')
    await expect(form.getByRole('button', { name: 'Show code' })).toBeFocused()
  })

  await test.step('then it shows its request in three forms, and sends nothing', async () => {
    await form.getByLabel('Name', { exact: true }).fill('of-code')
    await form.getByRole('button', { name: 'Show code' }).click()
    await expect(text).toContainText('curl --fail-with-body')
    await expect(text).toContainText('"name": "of-code"')
    await code.getByRole('radio', { name: 'JSON' }).check()
    await expect(text).toContainText('"operation": "disk_create"')
    await code.getByRole('radio', { name: 'Command line' }).check()
    await expect(text).toContainText('disk create')
    await code.getByRole('button', { name: 'Copy' }).click()
    await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('of-code')
  })

  await test.step('the question of a plan has its waits', async () => {
    await visit(page, '/projects/web/instances?scenario=small&latency=0', 'Instances')
    await chooseRowAction(page, 'web-1', 'Delete…')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Show code' }).click()
    await expect(text).toContainText("wait_for 'stopped failed'")
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  })

  await test.step('what is done while it is recorded becomes a script', async () => {
    await page.keyboard.press('Control+;')
    await dialog(page, 'Activity').getByRole('button', { name: 'Record a script' }).click()
    await expect(page.getByRole('button', { name: 'End the recording, 0 requests' })).toBeVisible()
    await chooseRowAction(page, 'web-1', 'Stop')
    await confirm(page, 'Stop web-1?')
    await page.getByRole('button', { name: 'End the recording, 1 request' }).click()
    await expect(text).toContainText('/stop"')
    await expect(code.getByRole('button', { name: 'Download' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /End the recording/ })).toBeHidden()
  })

  await test.step('and its line shows it too', async () => {
    await page.keyboard.press('Control+;')
    await dialog(page, 'Activity')
      .getByRole('button', { name: /^Show code/ })
      .click()
    await expect(text).toContainText('/v1/instances/$INSTANCE_ID/stop')
  })
})
