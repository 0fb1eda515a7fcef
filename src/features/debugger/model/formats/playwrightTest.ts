import type { Entry } from '#store/eventLog/entry'

/** The roles of elements that the log calls by their tags. */
const roles: Readonly<Record<string, string>> = {
  a: 'link',
  input: 'textbox',
  textarea: 'textbox',
  select: 'combobox',
}

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`

/** What a person did, as a line of a test; undefined for what a test does by other lines. */
function stepOf(subject: string): string | undefined {
  const [, action, tag = '', name = '', row] =
    /^(click|change) (\S+) "([^]*?)"(?: in row "([^]*)")?$/.exec(subject) ?? []
  if (action === undefined) return undefined
  const target = `getByRole(${quoted(roles[tag] ?? tag)}, { name: ${quoted(name)} })`
  const within = row === undefined ? 'page' : `page.getByRole('row').filter({ hasText: ${quoted(row)} })`
  // What was typed is not in the log.
  return action === 'click'
    ? `await ${within}.${target}.click()`
    : `await ${within}.${target}.fill('') // what was typed is not in the log`
}

/**
 * What a person did and what followed, as a Playwright test to go on from: clicks as steps, states that resources came
 * to as expectations. Typed text is not in the log, so it has to be filled in.
 */
export function playwrightTestOf(entries: readonly Entry[]): string {
  const start = entries.find(({ kind }) => kind === 'route')?.subject ?? '/'
  const steps = entries.flatMap(({ kind, subject, data }) => {
    if (kind === 'observed')
      return [
        `await expect(page.getByRole('row').filter({ hasText: ${quoted(String(data['name']))} })).toContainText(${quoted(String(data['to']))})`,
      ]
    return kind === 'intent' ? (stepOf(subject) ?? []) : []
  })
  return [
    "import { expect, test } from 'playwright/test'",
    '',
    "test('what was recorded', async ({ page }) => {",
    `  await page.goto(${quoted(start)})`,
    ...steps.map((step) => `  ${step}`),
    '})',
    '',
  ].join('\n')
}
