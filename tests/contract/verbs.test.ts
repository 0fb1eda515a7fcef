import { expect, test } from 'vitest'
import type { Noun } from '#features/kit/noun/noun'
import { allNouns } from '#features/allNouns'

// Each action on a noun has one verb in all texts: see docs/wording.md.

const sources = import.meta.glob<string>('../../src/features/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = Object.entries(sources).filter(([path]) => !/\.test\.|\/gallery\//.test(path))

const nounsByName = Object.assign({}, ...Object.values(allNouns)) as Readonly<Record<string, Noun>>

/**
 * Title and button of each form whose title is a plain text or that of a panel of a noun. The button has the title unless
 * it says more.
 */
const forms = files.flatMap(([path, text]) =>
  [
    ...text.matchAll(
      /<(?:SidePanelForm|ModalForm)\s+title=(?:"([^"]+)"|\{(\w+)\.panels\.(\w+)\})(?:\s+(?:subtitle|name)=[^\n]+)*(?:\s+submitLabel="([^"]+)")?(?!\s+submitLabel)/g,
    ),
  ].map(([, plain, noun = '', panel = '', submit]) => {
    const title = plain ?? nounsByName[noun]?.panels[panel] ?? `${noun} has no ${panel}`
    return { path: path.replace('../../src/features/', ''), title, submit: submit ?? title }
  }),
)

test('there are forms to look at', () => {
  expect(forms.length).toBeGreaterThan(50)
})

test.each(forms)(
  '$path: the button of "$title" has the verb and the noun of the title',
  ({ title, submit }) => {
    // "Update" saves an edit. A title may say more than its button: "Create image from snapshot".
    const expected = title.replace(/^Edit /, 'Update ')
    expect(expected.startsWith(submit), `"${submit}" on the button of "${title}"`).toBe(true)
    expect(submit.split(' ').length).toBeGreaterThan(1)
  },
)

test('nothing that makes a thing is called "New …": a button begins with a verb', () => {
  const label =
    /(?:label: |title=|submitLabel=|panel\('[^']*', |crumb\()['"](New [^'"]+)|<b>(New [^<]+)<\/b>/g
  const named = files.flatMap(([path, text]) =>
    [...text.matchAll(label)].map(([found]) => `${path}: ${found}`),
  )
  expect(named).toEqual([])
})
