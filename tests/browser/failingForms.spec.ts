import type { Locator, Page } from 'playwright/test'
import { chooseRowAction, dialog, goInPage, unfold } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, REQUEST_ID, type Failure } from '../support/network'
import { casesOf } from '../support/casesOf'
import type { SentForm } from '../support/nounCases'
import { beginFailingTravel, typedIn } from '../support/deadEnds'

// A form of each shell and of each kind of field is typed into and sent while requests fail: typed values stay, the form
// names the error, and a retry is possible; the last one succeeds. Each noun has its forms in `tests/nouns`: the rest of
// them, which `tests/contract/forms.test.ts` sends, are in `forms`.

// So that no toast covers a button.
test.use({ viewport: { width: 1440, height: 1300 } })

/** Opens a form that has no address of its own, or a part of it. */
async function unveil(page: Page, opens: SentForm['opens']) {
  if (!opens) return
  if ('section' in opens) await unfold(page, opens.section)
  else await chooseRowAction(page, opens.row, opens.entry)
}

const failures: readonly (readonly [Failure, RegExp])[] = [
  ['broken', /Internal Server Error/],
  ['forbidden', /Action not authorized|Forbidden/],
  ['dead', /could not be reached/],
  ['unparsable', /Error reading API response/],
]

/** Fills in a form. */
async function fillIn(
  page: Page,
  form: Locator,
  { texts = {}, numbers = {}, picks = {}, selects = {}, radio }: SentForm,
) {
  for (const [name, value] of Object.entries(texts))
    await form.getByRole('textbox', { name }).first().fill(value)
  for (const [name, value] of Object.entries(numbers))
    await form.getByRole('spinbutton', { name }).fill(value)
  for (const [name, value] of Object.entries(picks)) {
    await form.getByRole('combobox', { name }).click()
    await page.getByRole('option', { name: value }).first().click()
  }
  for (const [name, label] of Object.entries(selects))
    await form.getByRole('combobox', { name }).selectOption({ label })
  if (radio !== undefined) await form.getByRole('radio', { name: radio }).check()
}

/** Sends a form while its request fails in one way. */
async function sendInVain(
  page: Page,
  form: Locator,
  submit: Locator,
  [how, message]: (typeof failures)[number],
) {
  const typed = await typedIn(page)
  const troubles = await Promise.all(
    ['POST', 'PUT'].map((method) => failCalls(page, { method, path: '' }, how)),
  )
  await submit.click()
  const alert = form.getByRole('alert').filter({ hasText: message })
  await expect(alert).toBeVisible()
  if (how !== 'dead') await expect(alert).toContainText(REQUEST_ID)
  expect(await typedIn(page)).toEqual(typed)
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  for (const trouble of troubles) await trouble.lift()
}

test('what was typed is still there when sending fails, and is sent at last', async ({ page }) => {
  test.slow()
  await beginFailingTravel(page)
  for (const [index, form] of casesOf('sends').entries())
    await test.step(form.title, async () => {
      await goInPage(page, form.path)
      await unveil(page, form.opens)
      const panel = form.isPage ? page.getByRole('main') : dialog(page, form.title)
      await fillIn(page, panel, form)
      const values = Object.values({ ...form.texts, ...form.numbers })
      expect(Object.values(await typedIn(page))).toEqual(expect.arrayContaining(values))
      const submit = panel.getByRole('button', { name: form.submit, exact: true })
      // The first one meets all failures, the others take turns.
      const met = failures.filter((_, way) => index === 0 || way === index % failures.length)
      for (const failure of met) await sendInVain(page, panel, submit, failure)
      await submit.click()
      await expect(submit).toHaveCount(0)
    })
})
