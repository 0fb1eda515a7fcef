import { readdirSync } from 'node:fs'
import { disagreementsIn } from '#features/debugger/model/disagreements'
import { expect, test } from '#tests/support/browserTest'
import { logOf, playDemo, VIEWPORT } from '../../tools/demos/openDemo'

// Every demo of the console plays to its end from outside, and each time with the same log.

const names = readdirSync(new URL('../../src/features/demos/scripts', import.meta.url))
  .filter((file) => /^(?!index\.|.*\.test\.).*\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))

// Each is played twice, and waits for the browser to have drawn each change.
test.describe.configure({ timeout: 90_000 })
test.use({ viewport: VIEWPORT })

for (const name of names)
  test(`the demo ${name} plays, twice alike, and the region keeps to the law`, async ({ page }) => {
    await playDemo(page, '', name)
    const first = await logOf(page)
    expect(disagreementsIn(first, () => undefined)).toEqual([])
    await playDemo(page, '', name)
    expect(await logOf(page)).toEqual(first)
  })
