import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { DemoScript } from '#features/console/demos/script/step'
import { checked } from '#features/console/demos/script/validate'
import { vocabulary } from '#features/console/demos/script/vocabulary'
import * as words from '#features/console/demos/script/words'
import type { Entry } from '#store/eventLog/entry'
import type { IntentTarget } from '#store/eventLog/intentTarget'
import { entryOf, stopStory } from '#tests/support/entries'
import { scriptSource } from '#features/console/demos/script/source'
import { demoOf } from './demoScript'
import { playwrightTestOf } from './playwrightTest'

type More = Partial<Entry<'intent'>['data']>

const acts = ['change', 'click', 'submit', 'type'] as const

/** An intent; its first word is the action. */
function intent(seq: number, subject: string, at?: IntentTarget, more: More = {}): Entry {
  const act = acts.find((word) => subject.startsWith(`${word} `))
  const data = { source: 'pointer', ...(act && { act }), ...(at && { at }), ...more } as const
  return entryOf(seq, { kind: 'intent', subject, data })
}

const went = (seq: number, cause: number | null, from: string, to: string) =>
  entryOf(seq, { kind: 'route', subject: to, cause, data: { from } })

const row: IntentTarget = { role: 'row', has: 'web-1' }
const asked: IntentTarget = { role: 'alertdialog', name: 'Stop web-1?' }

/** An instance is stopped from its row, and a project is renamed without saving. */
const story: readonly Entry[] = [
  went(0.1, null, '', '/projects/web/instances?scenario=small&latency=0&seed=7'),
  intent(0.2, 'click button "Actions for web-1" in row "web-1"', {
    role: 'button',
    name: 'Actions for web-1',
    within: row,
  }),
  ...stopStory.map((entry) => {
    if (entry.kind !== 'intent') return entry
    return entry.seq === 1
      ? intent(1, entry.subject, { role: 'menuitem', name: 'Stop' })
      : intent(4, entry.subject, { role: 'button', name: 'Stop', within: asked })
  }),
  intent(4_000, 'click a "Projects"', {
    role: 'link',
    name: 'Projects',
    within: { role: 'navigation', name: 'Breadcrumbs' },
  }),
  went(4_001, 4_000, '/projects/web/instances', '/projects'),
  went(4_002, null, '/projects', '/projects/web/edit'),
  intent(4_003, 'click label ""'),
  intent(4_004, `click input "it's"`, { role: 'textbox', name: "It's called" }),
  intent(4_005, `type input "it's"`, { role: 'textbox', name: "It's called" }),
  intent(4_006, 'change select ""', { role: 'combobox', name: 'Size' }, { option: 'large' }),
  intent(4_007, 'submit form ""'),
  intent(4_008, 'instance.start for web-1', undefined, { source: 'palette' }),
]

test('as a Playwright test: clicks by role and name, and where resources came to', () => {
  expect(playwrightTestOf(story)).toBe(`import { expect, test } from 'playwright/test'

/** Whether an address is this one, but for the switches of the region. */
const isAt = (path) => (url) => {
  for (const name of ['scenario', 'seed', 'latency', 'speed', 'faults', 'api']) url.searchParams.delete(name)
  const asked = new URL(path, url)
  return url.pathname === asked.pathname && \`\${url.searchParams}\` === \`\${asked.searchParams}\`
}

/** Goes to a page of the console without a page load, which would start the region again. */
const goInPage = (page, path) =>
  page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID(), idx: history.state.idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

test('what was recorded', async ({ page }) => {
  await page.goto('/projects/web/instances?scenario=small&latency=0&seed=7')
  await page.getByRole('row').filter({ has: page.getByText('web-1', { exact: true }) }).getByRole('button', { name: 'Actions for web-1', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Stop', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'Stop web-1?', exact: true }).getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('row').filter({ has: page.getByText('web-1', { exact: true }) })).toContainText('stopped')
  await page.getByRole('navigation', { name: 'Breadcrumbs', exact: true }).getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(page).toHaveURL(isAt('/projects'))
  await goInPage(page, '/projects/web/edit')
  // await page.getByRole('textbox', { name: 'It\\'s called', exact: true }).fill('…') // what was typed is not in the log
  await page.getByRole('combobox', { name: 'Size', exact: true }).selectOption({ label: 'large' })
  // instance.start for web-1
})
`)
})

test('as a demo: a script that is valid, and its source', () => {
  const script = demoOf(story, { persona: 'yuki' })
  const source = scriptSource(script)
  expect(source)
    .toBe(`import { at, chapter, click, demo, goto, observed, pick, say, until, wentTo } from '../script/words'

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
    click(at.row('web-1').button('Actions for web-1')),
    click(at.menuitem('Stop')),
    click(at.dialog('Stop web-1?').button('Stop')),
    until(observed('instance', 'web-1', 'stopped')),
    click(at.navigation('Breadcrumbs').link('Projects')),
    until(wentTo('/projects')),
    goto('/projects/web/edit'),
    say("Type into “It's called”: what was typed is not in the log."),
    pick(at.combobox('Size'), 'large'),
    say('instance.start for web-1'),
  ],
)
`)
  const code = source.replace(/^import .*$/m, '').replace('export default', '')
  const made = JSON.parse(JSON.stringify(runInNewContext(code, { ...words }))) as DemoScript
  expect(made).toEqual(script)
  expect(checked(made, 'recorded.ts', vocabulary())).toEqual(script)
})

test('a log that begins anywhere makes a script of what it has, in the world of its region', () => {
  expect(playwrightTestOf([])).toContain("page.goto('/')")
  expect(demoOf(stopStory).world).toEqual({ scenario: 'company' })
  const later = story.slice(-8)
  expect(
    playwrightTestOf(later, {
      persona: 'yuki',
      personaKey: 'orrery.persona',
      switches: { scenario: 'small', seed: '7' },
    }),
  ).toContain(
    `await page.addInitScript((key) => sessionStorage.setItem('orrery.persona', key), 'yuki')
  await page.goto('/projects?scenario=small&seed=7')`,
  )
  const ended = entryOf(5_000, {
    kind: 'observed',
    subject: { kind: 'instance', id: 'id-1' },
    data: {
      name: 'web-1',
      from: 'stopped',
      to: 'destroyed',
      verdict: 'byCommand',
      steps: ['command.delete'],
    },
  })
  expect(playwrightTestOf([...story.slice(0, -9), ended])).toContain(
    "await expect(page.getByRole('row').filter({ has: page.getByText('web-1', { exact: true }) })).toHaveCount(0)",
  )
})

/** The lines of the copied test, from the first page on. */
const linesOf = (...entries: readonly Entry[]) =>
  playwrightTestOf([went(0, null, '', '/projects/web/disks?scenario=small'), ...entries])
    .split('\n')
    .filter((line) => /^ {2}(await|\/\/) /.test(line) && !line.includes('level: 1'))
    .map((line) => line.trim())

const search: IntentTarget = { role: 'searchbox', name: 'Filter disks' }

test('a change of the query is a page load that starts the region again', () => {
  const disks = '/projects/web/disks'
  const lines = linesOf(
    intent(1, 'type input "Filter disks"', search),
    went(2, 1, `${disks}?scenario=small`, disks),
    went(300, 1, disks, `${disks}?filter=d`),
    went(500, 1, `${disks}?filter=d`, `${disks}?filter=db`),
    intent(600, 'click button "Size"', { role: 'button', name: 'Size' }),
    went(601, 600, `${disks}?filter=db`, `${disks}?filter=db&sort=size`),
    intent(2_000, 'back', undefined, { by: -1 }),
    went(2_001, 2_000, `${disks}?filter=db&sort=size`, '/projects'),
  )
  expect(lines).toEqual([
    "await page.goto('/projects/web/disks?scenario=small')",
    "await page.getByRole('searchbox', { name: 'Filter disks', exact: true }).fill('db')",
    "await expect(page).toHaveURL(isAt('/projects/web/disks?filter=db'))",
    "await page.getByRole('button', { name: 'Size', exact: true }).click()",
    "await expect(page).toHaveURL(isAt('/projects/web/disks?filter=db&sort=size'))",
    'await page.goBack()',
    "await expect(page).toHaveURL(isAt('/projects'))",
  ])
})

test('a text that a call has shown is not typed again; a size is typed in its unit', () => {
  const field = (seq: number, name: string, role = 'textbox') =>
    intent(seq, `type input "${name}"`, { role, name }, { field: name })
  const lines = linesOf(
    field(1, 'name'),
    field(2, 'sizeGiB', 'spinbutton'),
    field(3, 'publicKey'),
    field(4, 'name'),
    entryOf(5, {
      kind: 'request',
      subject: 'diskCreate',
      cause: 4,
      data: {
        args: { body: { name: 'spare', size: 3 * 2 ** 30, publicKey: '[redacted]' } },
        requestId: 'call',
      },
    }),
  )
  expect(lines.slice(1).map((line) => line.replace(/\(.*'(\w+)', exact: true }\)/, ' $1'))).toEqual([
    "// await page.getByRole name.fill('…') // what was typed is not in the log",
    "await page.getByRole sizeGiB.fill('3')",
    "// await page.getByRole publicKey.fill('…') // what was typed is not in the log",
    "await page.getByRole name.fill('spare')",
  ])
})

test('failures that were asked for are comments, not switches of the world', () => {
  const fail = (seq: number, operation: string) =>
    intent(seq, `fail the next 1 of ${operation}`, undefined, {
      source: 'debugger',
      fails: { operation, times: 1 },
    })
  const stop = (seq: number) =>
    entryOf(seq, { kind: 'request', subject: 'instanceStop', data: { args: {}, requestId: 'call' } })
  expect(linesOf(fail(1, 'instanceStop'), stop(2))[0]).toContain('?scenario=small&faults=fail:instanceStop:1')
  // The first call was answered.
  expect(linesOf(stop(1), fail(2, 'instanceStop'), fail(3, 'diskCreate'))[0]).toContain(
    'faults=fail:instanceStop:1:1,fail:diskCreate:1',
  )
  // Not all calls of a query are in the log, so that they cannot be counted.
  expect(linesOf(fail(1, 'diskList'))[1]).toBe(
    'await page.evaluate((given) => window.orreryRegion.failNext(...given), ["diskList",1])',
  )
})

test('a report that was asked for is a comment', () => {
  const reports = { kind: 'instance', name: 'web-1', from: 'running', to: 'failed', isHeld: false }
  const report = intent(1, 'report failed for instance web-1', undefined, { source: 'debugger', reports })
  expect(linesOf(report)[1]).toBe(
    'await page.evaluate((given) => window.orreryRegion.report(...given), ["instance","web-1","failed",false])',
  )
  const { steps } = demoOf([report])
  expect(steps).toContainEqual({
    do: 'pick',
    at: {
      role: 'combobox',
      name: 'State',
      within: {
        role: 'form',
        name: 'Report a state for the region',
        within: { role: 'region', name: 'Machine debugger' },
      },
    },
    option: 'failed',
  })
  expect(checked(JSON.parse(JSON.stringify(demoOf([report]))), 'recorded.json', vocabulary()).steps).toEqual(
    steps,
  )
})

test('a double click is one step, and keys are pressed again', () => {
  const link: IntentTarget = { role: 'link', name: 'Disks' }
  const lines = linesOf(
    intent(1, 'click a "Disks"', link),
    intent(90, 'click a "Disks"', link),
    intent(2_000, 'press mod+K', undefined, { keys: 'mod+K' }),
    intent(3_000, 'press g d', undefined, { keys: 'g d' }),
  )
  expect(lines.slice(1)).toEqual([
    "await page.getByRole('link', { name: 'Disks', exact: true }).click({ clickCount: 2 })",
    "await page.keyboard.press('ControlOrMeta+K')",
    "await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)",
    "await page.keyboard.press('g')",
    "await page.keyboard.press('d')",
  ])
})
