import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { DemoScript } from '#features/demos/script/step'
import { checked } from '#features/demos/script/validate'
import { vocabulary } from '#features/demos/script/vocabulary'
import * as words from '#features/demos/script/words'
import type { Entry } from '#store/eventLog/entry'
import type { IntentTarget } from '#store/eventLog/intentTarget'
import { entryOf, stopStory } from '#tests/support/entries'
import { demoSourceOf } from './demoScript'
import { playwrightTestOf } from './playwrightTest'

const intent = (seq: number, subject: string, at?: IntentTarget, more: object = {}): Entry =>
  entryOf(seq, { kind: 'intent', subject, data: { source: 'pointer', ...(at && { at }), ...more } })

const row: IntentTarget = { role: 'row', has: 'web-1' }
const asked: IntentTarget = { role: 'alertdialog', name: 'Stop web-1?' }

/** An instance is stopped from its row, and a project is renamed without saving. */
const story: readonly Entry[] = [
  entryOf(0.1, { kind: 'route', subject: '/projects/web/instances?scenario=small&latency=0&seed=7' }),
  intent(0.2, 'click button "Row actions" in row "web-1"', {
    role: 'button',
    name: 'Row actions',
    within: row,
  }),
  ...stopStory.map((entry) => {
    if (entry.seq === 1) return intent(1, entry.subject, { role: 'menuitem', name: 'Stop' })
    return entry.seq === 4 ? intent(4, entry.subject, { role: 'button', name: 'Stop', within: asked }) : entry
  }),
  intent(4_000, 'click a "Projects"', {
    role: 'link',
    name: 'Projects',
    within: { role: 'navigation', name: 'Breadcrumbs' },
  }),
  entryOf(4_001, { kind: 'route', subject: '/projects' }),
  entryOf(4_002, { kind: 'route', subject: '/projects/web/edit' }),
  intent(4_003, 'click label ""'),
  intent(4_004, `click input "it's"`, { role: 'textbox', name: "It's called" }),
  intent(4_005, `change input "it's"`, { role: 'textbox', name: "It's called" }),
  intent(4_006, 'change select ""', { role: 'combobox', name: 'Size' }, { option: 'large' }),
  intent(4_007, 'submit form ""'),
  intent(4_008, 'instance.start for web-1', undefined, { source: 'palette' }),
]

test('as a Playwright test: clicks by role and name, and where resources came to', () => {
  expect(playwrightTestOf(story)).toBe(`import { expect, test } from 'playwright/test'

test('what was recorded', async ({ page }) => {
  await page.goto('/projects/web/instances?scenario=small&latency=0&seed=7')
  await page.getByRole('row').filter({ has: page.getByText('web-1', { exact: true }) }).getByRole('button', { name: 'Row actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Stop', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'Stop web-1?', exact: true }).getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('row').filter({ has: page.getByText('web-1', { exact: true }) })).toContainText('stopped')
  await page.getByRole('navigation', { name: 'Breadcrumbs', exact: true }).getByRole('link', { name: 'Projects', exact: true }).click()
  await page.goto('/projects/web/edit')
  await page.getByRole('textbox', { name: 'It\\'s called', exact: true }).fill('') // what was typed is not in the log
  await page.getByRole('combobox', { name: 'Size', exact: true }).selectOption({ label: 'large' })
  // instance.start for web-1
})
`)
})

test('as a demo: the source of a script that is valid', () => {
  const source = demoSourceOf(story, 'yuki')
  expect(source).toBe(`// What was typed is not in the log: fill in the empty texts.
import { at, chapter, click, demo, goto, observed, pick, say, type, until } from '../script/words'

export default demo(
  {
    name: 'recorded',
    title: 'What was recorded',
    about: 'What a person did, and what came of it.',
    world: { scenario: 'small', seed: 7, persona: 'yuki' },
    start: '/projects/web/instances',
  },
  [
    chapter('What was recorded'),
    click(at.row('web-1').button('Row actions')),
    click(at.menuitem('Stop')),
    click(at.dialog('Stop web-1?').button('Stop')),
    until(observed('instance', 'web-1', 'stopped')),
    click(at.navigation('Breadcrumbs').link('Projects')),
    goto('/projects/web/edit'),
    type(at.textbox("It's called"), ''),
    pick(at.combobox('Size'), 'large'),
    say('instance.start for web-1'),
  ],
)
`)
  const code = source.replace(/^import .*$/m, '').replace('export default', '')
  const script = JSON.parse(JSON.stringify(runInNewContext(code, { ...words }))) as DemoScript
  expect(script.steps).toHaveLength(10)
  expect(checked(script, 'recorded.ts', vocabulary())).toEqual(script)
})

test('a log that begins anywhere makes a script of what it has', () => {
  expect(playwrightTestOf([])).toContain("page.goto('/')")
  expect(demoSourceOf(stopStory)).toContain("scenario: 'company'")
  const ended = entryOf(5_000, {
    kind: 'observed',
    subject: 'instance:id-1',
    data: { name: 'web-1', from: 'stopped', to: 'destroyed' },
  })
  expect(playwrightTestOf([...story.slice(0, -9), ended])).toContain(
    "await expect(page.getByRole('row').filter({ has: page.getByText('web-1', { exact: true }) })).toHaveCount(0)",
  )
})
