import { readdirSync } from 'node:fs'
import { disagreementsIn } from '#features/debugger/model/disagreements'
import type { DemoScript } from '#features/demos/script/step'
import { expect, test } from '#tests/support/browserTest'
import { playInPage } from '#tests/support/demoPlayer'
import { logOf, playDemo, VIEWPORT } from '../../tools/demos/openDemo'

// Every demo of the console plays to its end in its page. Demos that together have every kind of step are played from
// outside as well, with the same log: entry by entry, with times and ids.

const folder = new URL('../../src/features/demos/scripts/', import.meta.url)
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

/** Demos that together have every kind of step, each time the one with most of those that are left. */
function withEveryKind(): ReadonlySet<DemoScript> {
  const left = new Set(scripts.flatMap((script) => [...kindsOf(script)]))
  const isLeft = (script: DemoScript) => [...kindsOf(script)].filter((kind) => left.has(kind)).length
  const chosen = new Set<DemoScript>()
  while (left.size > 0) {
    const [most] = scripts.toSorted((one, other) => isLeft(other) - isLeft(one))
    if (!most) break
    chosen.add(most)
    for (const kind of kindsOf(most)) left.delete(kind)
  }
  return chosen
}

const fromOutside = withEveryKind()

/** A pace at which demos finish at once. */
const AT_ONCE = 100_000

// A demo waits for the browser to render each change.
test.describe.configure({ timeout: 90_000 })
test.use({ realLoads: true, viewport: VIEWPORT })

for (const script of scripts) {
  const isFromOutside = fromOutside.has(script)
  test(`the demo ${script.name} plays ${isFromOutside ? 'alike in its page and from outside' : 'in its page'}, and the region keeps to the law`, async ({
    page,
  }) => {
    await playInPage(page, script.name, AT_ONCE)
    const inside = await logOf(page)
    expect(disagreementsIn(inside, () => undefined)).toEqual([])
    if (!isFromOutside) return
    await playDemo(page, '', script.name)
    expect(await logOf(page)).toEqual(inside)
  })
}
