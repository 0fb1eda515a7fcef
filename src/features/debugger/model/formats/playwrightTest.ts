import type { Entry } from '#store/eventLog/entry'
import type { IntentTarget } from '#store/eventLog/intentTarget'
import { quoted, recordingOf, type RecordedStep } from './recorded'

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

function lineOf(step: RecordedStep): string {
  switch (step.do) {
    case 'goto':
      return `await page.goto(${quoted(step.path)})`
    case 'click':
      return `await ${locator(step.at)}.click()`
    case 'type':
      return `await ${locator(step.at)}.fill('') // what was typed is not in the log`
    case 'pick':
      return `await ${locator(step.at)}.selectOption({ label: ${quoted(step.option)} })`
    case 'seen': {
      const state = step.state.replaceAll('_', ' ')
      if (!step.hasRow) return `// ${step.kind} ${step.name} is ${state}`
      const row = locator({ role: 'row', has: step.name })
      return step.isEnd
        ? `await expect(${row}).toHaveCount(0)`
        : `await expect(${row}).toContainText(${quoted(state)})`
    }
    case 'note':
      return `// ${step.words}`
  }
}

/**
 * What a person did and what followed, as a Playwright test to go on from: clicks as steps, states that resources came
 * to as expectations. Typed text is not in the log, so it has to be filled in.
 */
export function playwrightTestOf(entries: readonly Entry[]): string {
  const { start, steps } = recordingOf(entries)
  return [
    "import { expect, test } from 'playwright/test'",
    '',
    "test('what was recorded', async ({ page }) => {",
    `  await page.goto(${quoted(start)})`,
    ...steps.map((step) => `  ${lineOf(step)}`),
    '})',
    '',
  ].join('\n')
}
