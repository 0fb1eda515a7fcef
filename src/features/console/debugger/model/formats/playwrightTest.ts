import type { Entry } from '#store/eventLog/entry'
import type { IntentTarget } from '#store/eventLog/intentTarget'
import { regionSwitches } from '#store/eventLog/openPath'
import { wireWords } from '#model/case'
import { recordingOf, type RecordedStep, type Recording } from './recorded'

/** The facts about a recording that its log does not contain. */
export interface RecordedIn {
  /** The key of the signed-in persona, if not the default one. */
  persona?: string | undefined
  /** The key of the tab's storage under which a persona is kept. */
  personaKey?: string
  /** The switches of the region. */
  switches?: Readonly<Record<string, string>>
}

/** A text in the quotes of the code. */
const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`

/** An element by role and name, from the page on. */
function locator({ role, name, has, within }: IntentTarget): string {
  const base = within ? locator(within) : 'page'
  if (role === 'password') return `${base}.getByLabel(${quoted(name ?? '')}, { exact: true })`
  const found =
    name === undefined
      ? `${base}.getByRole(${quoted(role)})`
      : `${base}.getByRole(${quoted(role)}, { name: ${quoted(name)}, exact: true })`
  return has === undefined
    ? found
    : `${found}.filter({ has: page.getByText(${quoted(has)}, { exact: true }) })`
}

/** Calls a function of the mock region in the page. */
const inRegion = (call: string, ...given: readonly unknown[]) =>
  `await page.evaluate((given) => window.orreryRegion.${call}(...given), ${JSON.stringify(given)})`

function linesOf(step: RecordedStep): readonly string[] {
  switch (step.do) {
    case 'goto':
      return [`await goInPage(page, ${quoted(step.path)})`]
    case 'back':
      return Array.from<string>({ length: Math.abs(step.by) }).fill(
        `await page.${step.by > 0 ? 'goForward' : 'goBack'}()`,
      )
    case 'arrive':
      return [`await expect(page).toHaveURL(isAt(${quoted(step.path)}))`]
    case 'click':
      return [`await ${locator(step.at)}.click(${step.times > 1 ? `{ clickCount: ${step.times} }` : ''})`]
    case 'type':
      return step.text === undefined
        ? [`// await ${locator(step.at)}.fill('…') // what was typed is not in the log`]
        : [`await ${locator(step.at)}.fill(${quoted(step.text)})`]
    case 'pick':
      return [`await ${locator(step.at)}.selectOption({ label: ${quoted(step.option)} })`]
    case 'press':
      return [
        ...(step.isOnPage
          ? ["await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)"]
          : []),
        ...step.keys.map(
          (keys) => `await page.keyboard.press(${quoted(keys.replace('mod+', 'ControlOrMeta+'))})`,
        ),
      ]
    case 'fail':
      return [inRegion('failNext', step.operation, step.times)]
    case 'report':
      return [inRegion('report', step.kind, step.name, step.to, step.isHeld)]
    case 'seen': {
      const state = wireWords(step.state)
      if (!step.hasRow) return [`// ${step.kind} ${step.name} is ${state}`]
      const row = locator({ role: 'row', has: step.name })
      return [
        step.isEnd
          ? `await expect(${row}).toHaveCount(0)`
          : `await expect(${row}).toContainText(${quoted(state)})`,
      ]
    }
    case 'note':
      return [`// ${step.words}`]
  }
}

/** The address of the first page, with the switches of its region. */
function address({ start, world }: Recording): string {
  const given = Object.entries(world).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  // Recipes stay readable.
  const query = given.join('&').replaceAll('%3A', ':').replaceAll('%2C', ',')
  return query === '' ? start : `${start}${start.includes('?') ? '&' : '?'}${query}`
}

const isAt = [
  '/** Whether an address is this one, but for the switches of the region. */',
  'const isAt = (path) => (url) => {',
  `  for (const name of [${regionSwitches.map(quoted).join(', ')}]) url.searchParams.delete(name)`,
  '  const asked = new URL(path, url)',
  '  return url.pathname === asked.pathname && `${url.searchParams}` === `${asked.searchParams}`',
  '}',
  '',
]

const goInPage = [
  '/** Goes to a page of the console without a page load, which would start the region again. */',
  'const goInPage = (page, path) =>',
  '  page.evaluate((to) => {',
  "    history.pushState({ key: crypto.randomUUID(), idx: history.state.idx + 1 }, '', to)",
  "    dispatchEvent(new PopStateEvent('popstate'))",
  '  }, path)',
  '',
]

/**
 * Converts a recording to a Playwright test that runs without changes. Clicks become steps; addresses and states
 * of resources become expectations. A text that the log does not contain becomes a comment.
 */
export function playwrightTestOf(
  entries: readonly Entry[],
  { persona, personaKey, switches }: RecordedIn = {},
): string {
  const recording = recordingOf(entries, switches)
  const { steps } = recording
  const has = (word: RecordedStep['do']) => steps.some((step) => step.do === word)
  // Keys, history steps and calls of the region do not wait for the page.
  const isAtOnce = /^(press|back|goto|fail|report)$/.test(steps[0]?.do ?? '')
  return [
    "import { expect, test } from 'playwright/test'",
    '',
    ...(has('arrive') ? isAt : []),
    ...(has('goto') ? goInPage : []),
    "test('what was recorded', async ({ page }) => {",
    ...(persona === undefined || personaKey === undefined
      ? []
      : [
          `  await page.addInitScript((key) => sessionStorage.setItem(${quoted(personaKey)}, key), ${quoted(persona)})`,
        ]),
    `  await page.goto(${quoted(address(recording))})`,
    ...(isAtOnce ? ["  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()"] : []),
    ...steps.flatMap(linesOf).map((line) => `  ${line}`),
    '})',
    '',
  ].join('\n')
}
