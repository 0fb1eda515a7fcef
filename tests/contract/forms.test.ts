import { describe, expect, test } from 'vitest'
import { failNext } from '#mirage/wire/faultInjection'
import { operations } from '#store/api/generated/all'
import { nounsInRegions } from '../support/casesOf'
import { literally } from '../support/markup'
import type { FormCase } from '../support/nounCases'
import { quietConsole, setupPages } from '../support/pageText'
import { checkTypedFields } from '../support/typedFields'

// What the forms of the console check, what the region refuses and at which field that is said, and that what was sent
// is on the page afterwards. Fields are named by their labels, so a field that is not there, or has another name, fails.
// The rule of a field that reads others names them, so that what the region said of it goes with each of them. A form
// whose call fails says so at its top, not at a field, and can be sent again. The rows are in tests/nouns; those of
// a noun share a region. `tests/browser/failingForms.spec.ts` types into each kind of form and field, and keeps what was
// typed while calls fail.

quietConsole()

/** A text that is this one, or fits the expression. */
const saying = (text: string | RegExp) =>
  (typeof text === 'string' ? text : expect.stringMatching(text)) as string

/** What a page reads before and after. */
const around = (shows: FormCase['shows']) =>
  shows
    ? [expect.not.stringMatching(literally(shows[1])), expect.stringMatching(literally(shows[1]))]
    : ['', '']

/** The operations that change something. */
const changes = Object.values(operations).flatMap(({ name, method }) => (method === 'GET' ? [] : [name]))

/** The title of the box that a form shows for a call that failed. */
const failed = { refusal: 'Internal Server Error', fields: {} }

const noticed = (notice: string | undefined) =>
  expect.arrayContaining(notice === undefined ? [] : [notice]) as readonly string[]

describe.each(nounsInRegions('forms'))('the forms of %s', (_, forms, api) => {
  const pages = setupPages({ scenario: 'company', persona: 'marit', api })
  test.each(forms)('$path', async ({ path, typed, wrong = [], refused = [], notice, shows }) => {
    const page = await (await pages.begin(path)).settled()
    const form = page.form()
    const read = async () => (shows ? (await page.go(shows[0])).text : '')
    for (const [change, field, message] of wrong)
      expect(await form.errors({ ...typed, ...change })).toEqual({ [field]: saying(message) })
    for (const [change, field, message] of refused)
      expect(await form.send({ ...typed, ...change })).toEqual({
        refusal: expect.any(String) as string,
        fields: { [field]: saying(message) },
      })
    expect(await form.unnamed(typed)).toEqual([])
    await checkTypedFields(form, typed)
    const before = await read()
    for (const change of changes) failNext(pages.region.faults, change, 1)
    expect(await form.send(typed)).toEqual(failed)
    for (const change of changes) failNext(pages.region.faults, change, 0)
    expect(await form.send(typed)).toEqual({ refusal: undefined, fields: {} })
    expect(page.notices()).toEqual(noticed(notice))
    expect([before, await read()]).toEqual(around(shows))
  })
})
