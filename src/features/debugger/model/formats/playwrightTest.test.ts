import { expect, test } from 'vitest'
import { entryOf, stopStory } from '#tests/support/entries'
import { playwrightTestOf } from './playwrightTest'

test('clicks are steps by role and name, observed states are expectations', () => {
  const entries = [
    entryOf(1, { kind: 'route', subject: '/projects/web/instances' }),
    entryOf(2, { kind: 'intent', subject: 'click button "Row actions" in row "web-1"' }),
    entryOf(3, { kind: 'intent', subject: 'submit form ""' }),
    entryOf(4, { kind: 'intent', subject: `change input "it's"` }),
    ...stopStory,
  ]
  expect(playwrightTestOf(entries)).toBe(`import { expect, test } from 'playwright/test'

test('what was recorded', async ({ page }) => {
  await page.goto('/projects/web/instances')
  await page.getByRole('row').filter({ hasText: 'web-1' }).getByRole('button', { name: 'Row actions' }).click()
  await page.getByRole('textbox', { name: 'it\\'s' }).fill('') // what was typed is not in the log
  await page.getByRole('menuitem', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'web-1' })).toContainText('stopping')
  await expect(page.getByRole('row').filter({ hasText: 'web-1' })).toContainText('stopped')
})
`)
})
