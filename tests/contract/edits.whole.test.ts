import { describe, expect, test } from 'vitest'
import { allNouns } from '#features/allNouns'
import type { Noun } from '#features/kit/noun/noun'
import { casesOf, nounsWith } from '../support/casesOf'
import type { EditCase } from '../support/nounCases'
import { quietConsole, setupPages } from '../support/pageText'

// Every form that edits saves each of its fields while another client changes all others of the same record, and then
// reads what is there: nothing of either is lost. What both have changed is asked. The other client sends the same form,
// with what it was opened on, before. Rule: FORM-12.

quietConsole()

/** The panels that create, add or set something: nothing that is there can be overwritten by what they began with. */
const creates = /-(new|new\/:\w+|add|attach|join|enable|upload|find|apply)$|\/password$/

/** A panel that only shows: the API cannot change a key. */
const shows = '/settings/ssh-keys/:sshKey/edit'

test('each form that edits has a row in the file of its noun', () => {
  const nouns: readonly Noun[] = Object.values(allNouns).flatMap((area) => Object.values(area))
  const edits = casesOf('edits')
  const missing = nouns.flatMap(({ to, panels }) =>
    Object.keys(panels).flatMap((key) => {
      const path = to[key]?.path ?? ''
      if (!/\/[\w-]+$/.test(path) || creates.test(path) || path === shows) return []
      const address = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
      return edits.some((edit) => address.test(edit.path)) ? [] : [path]
    }),
  )
  expect(missing).toEqual([])
})

type PageText = Awaited<ReturnType<ReturnType<typeof setupPages>['begin']>>
type Values = Readonly<Record<string, unknown>>

const saved = { refusal: undefined, fields: {} }

/** What was typed into a list and not added yet is no field of the record. */
const isField = (name: string) => name !== 'draft' && name !== 'drafts'

const has = (values: Values, change: Values) =>
  Object.entries(change).every(([name, value]) => JSON.stringify(values[name]) === JSON.stringify(value))

const pick = (values: Values, names: Values) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, values[name]]))

/** Lists with what is added to them: items, or lines of a text. */
const withAdded = (values: Values, adds: NonNullable<EditCase['adds']>, which: readonly (0 | 1)[]): Values =>
  Object.fromEntries(
    Object.entries(adds).map(([name, added]) => {
      const present = values[name]
      const items = which.map((index) => added[index])
      return [
        name,
        Array.isArray(present) ? [...(present as unknown[]), ...items] : [present, ...items].join('\n'),
      ]
    }),
  )

const descriptions: NonNullable<EditCase['clash']> = [{ description: 'Theirs' }, { description: 'Mine' }]

/** The address of a form once its record has another name. */
const renamed = (path: string, from: unknown, to: unknown) =>
  typeof from === 'string' && typeof to === 'string' ? path.replace(`/${from}/edit`, `/${to}/edit`) : path

describe.each(nounsWith('edits'))('the edits of %s', (_, edits) => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  const drawn = (page: PageText, { isLate }: EditCase) => (isLate ? page.settled() : page)

  async function saveEach(edit: EditCase) {
    const { path, changes, identity } = edit
    let page = await drawn(await pages.begin(path), edit)
    const first: Values = page.form().initial
    expect(await page.form().unnamed(Object.assign({}, ...changes) as Values)).toEqual([])
    expect(Object.keys(Object.assign({}, ...changes) as Values).toSorted()).toEqual(
      Object.keys(first).filter(isField).toSorted(),
    )
    for (const [index] of changes.entries()) {
      const form = page.form()
      const turned = changes.map((change): Values =>
        has(form.initial, change) ? pick(first, change) : change,
      )
      const theirs: Values = Object.assign(
        {},
        ...turned.filter((each, other) => other !== index && !(identity && identity in each)),
      )
      const mine = turned[index] ?? {}
      const wanted: Values = { ...form.initial, ...theirs, ...mine }
      expect(await form.send(theirs)).toEqual(saved)
      expect(await form.send(mine)).toEqual(saved)
      page = await drawn(await page.go(renamed(path, first['name'], wanted['name'])), edit)
      expect(page.form().initial).toEqual(wanted)
    }
    return { page, first }
  }

  test.each(edits)('$path', async (edit) => {
    const { path, clash = descriptions, adds } = edit
    const { page: last, first } = await saveEach(edit)
    let page = last
    const again = renamed(path, path.split('/').at(-2), page.form().initial['name'])
    for (const added of adds ? [adds] : []) {
      page = await drawn(await page.go(again), edit)
      const form = page.form()
      const withItems = (which: readonly (0 | 1)[]) => withAdded(form.initial, added, which)
      const both = withItems([0, 1])
      expect(await form.send(withItems([0]))).toEqual(saved)
      expect(await form.send(withItems([1]))).toEqual(saved)
      page = await page.go(again)
      expect(pick(page.form().initial, both)).toEqual(both)
    }
    for (const keeps of ['keepTheirs', 'useMine'] as const) {
      page = await drawn(await page.go(again), edit)
      const form = page.form()
      const [theirs = {}, mine = {}] = [...clash, pick(first, clash[0] ?? {})].filter(
        (each) => !has(form.initial, each),
      )
      expect(await form.send(theirs)).toEqual(saved)
      const asked = form.clash()
      const sent = form.send(mine)
      // A form that does not ask ends.
      const question = await Promise.race([asked, sent.then(() => undefined)])
      expect(question?.rows).toHaveLength(1)
      question?.[keeps]()
      expect(await sent).toEqual(saved)
      page = await page.go(again)
      expect(pick(page.form().initial, mine)).toEqual(keeps === 'keepTheirs' ? theirs : mine)
    }
  })
})
