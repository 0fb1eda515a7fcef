import { readdirSync } from 'node:fs'
import { disagreementsIn } from '#features/debugger/model/disagreements'
import { expect, test } from '#tests/support/browserTest'
import { playInPage } from '#tests/support/demoPlayer'
import { logOf, playDemo, VIEWPORT } from '../../tools/demos/openDemo'

// Every demo of the console plays to its end, once from outside and once in its page, and both times with the same log:
// entry by entry, with times and ids.

const names = readdirSync(new URL('../../src/features/demos/scripts', import.meta.url))
  .filter((file) => /^(?!index\.|.*\.test\.).*\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))

/** A pace at which demos finish at once. */
const AT_ONCE = 100_000

// Each demo is played twice, and waits for the browser to render each change.
test.describe.configure({ timeout: 90_000 })
test.use({ realLoads: true, viewport: VIEWPORT })

for (const name of names)
  test(`the demo ${name} plays alike from outside and in its page, and the region keeps to the law`, async ({
    page,
  }) => {
    await playDemo(page, '', name)
    const outside = await logOf(page)
    expect(disagreementsIn(outside, () => undefined)).toEqual([])
    await playInPage(page, name, AT_ONCE)
    expect(await logOf(page)).toEqual(outside)
  })
