import { readdirSync } from 'node:fs'
import { disagreementsIn } from '#features/console/debugger/model/disagreements'
import type { DemoScript } from '#features/console/demos/script/step'
import { OLDEST } from '#store/api/versions/generated/shipped'
import { expect, test } from '#tests/support/browserTest'
import { demoOfEveryKind } from '#tests/support/demoOfEveryKind'
import { keepScript, loadOnDemand, playInPage } from '#tests/support/demoPlayer'
import { logOf, playDemo, VIEWPORT } from '../../tools/demos/openDemo'

// Every demo of the console plays to its end in its page. A demo with every kind of their steps is played at another
// speed and from outside as well, with the same log: entry by entry, with times and ids.

const folder = new URL('../../src/features/console/demos/scripts/', import.meta.url)
const files = readdirSync(folder).filter((file) => /^(?!index\.|.*\.test\.).*\.ts$/.test(file))
const scripts = await Promise.all(
  files.map(async (file) => {
    const { default: script } = (await import(new URL(file, folder).href)) as { default: DemoScript }
    return script
  }),
)

/** The kinds of steps of a demo: the words, the kinds of facts it waits for, and the expected properties. */
const kindsOf = ({ steps }: DemoScript): ReadonlySet<string> =>
  new Set(
    steps.flatMap((step) => {
      if (step.do === 'until') return step.facts.map((fact) => `until ${fact.is} ${fact.since ?? ''}`)
      if (step.do !== 'expect') return [step.do]
      const { is, shows, holds, explains } = step
      return Object.entries({ shows, holds, explains })
        .flatMap(([name, wanted]) => (wanted === undefined ? [] : [`expect ${name}`]))
        .concat(is === undefined ? [] : [`expect ${is}`])
    }),
  )

// A demo waits for the browser to render each change.
test.describe.configure({ timeout: 90_000 })
// What a demo shows is drawn: an expectation asks whether its text is in view.
test.use({ realLoads: true, viewport: VIEWPORT, isDrawn: true })

for (const script of scripts)
  test.describe('in front of its region', () => {
    test.use({ api: script.world.api ?? OLDEST })

    test(`the demo ${script.name} plays in its page, and the region keeps to the lifecycles`, async ({
      page,
    }) => {
      const end = await loadOnDemand(page)
      await playInPage(page, script.name)
      await end()
      expect(disagreementsIn(await logOf(page), () => undefined)).toEqual([])
    })
  })

test('a demo of every kind of step plays to its end, and makes the same log at any speed and from outside', async ({
  page,
}) => {
  // It plays three times.
  test.setTimeout(180_000)
  const own = kindsOf(demoOfEveryKind)
  expect(scripts.flatMap((script) => [...kindsOf(script)]).filter((kind) => !own.has(kind))).toEqual([])
  await keepScript(page, demoOfEveryKind)
  await playInPage(page, 'own')
  const atOnce = await logOf(page)
  expect(atOnce.length).toBeGreaterThan(30)
  expect(disagreementsIn(atOnce, () => undefined)).toEqual([])
  await test.step('at a speed that a viewer can follow', async () => {
    await playInPage(page, 'own', 40)
    expect(await logOf(page)).toEqual(atOnce)
  })
  await test.step('from outside', async () => {
    await playDemo(page, '', 'own')
    expect(await logOf(page)).toEqual(atOnce)
  })
})
