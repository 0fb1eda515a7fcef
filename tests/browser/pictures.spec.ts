import { readFileSync } from 'node:fs'
import { expect, test } from '../support/browserTest'
import { playDemo, VIEWPORT } from '../../tools/demos/openDemo'
import { NOON, openScreen, wordsOf } from '../../tools/pictures/openScreen.mjs'
import { demoShots, screens } from '../../tools/pictures/screens.mjs'
import { OLDEST } from '#store/api/versions/generated/shipped'

// The pictures of the README and the guides are of today's console: their pages have the words that were written down when
// the pictures were made. If they have not, `npm run pictures` makes both again.

const folder = new URL('../../docs/pictures/', import.meta.url)
const keptWords = (name: string) => readFileSync(new URL(`${name}.txt`, folder), 'utf8')

test.use({ realLoads: true, api: OLDEST })

for (const [name, screen] of Object.entries(screens))
  test(`the page of the picture ${name} has the words of the picture`, async ({ page, baseURL }) => {
    await page.clock.setFixedTime(NOON)
    await openScreen(page, baseURL ?? '', screen)
    // Names and addresses in cells come later.
    await expect.poll(() => wordsOf(page)).toBe(keptWords(`screens/${name}`))
  })

test.describe('in a demo', () => {
  test.describe.configure({ timeout: 90_000 })
  test.use({ viewport: VIEWPORT, isDrawn: true })

  for (const [demo, shots] of Object.entries(demoShots))
    test(`the pages of the pictures of ${demo} have the words of the pictures`, async ({ page }) => {
      const words: Record<string, string> = {}
      await playDemo(page, '', demo, {
        audience: () => ({
          async shot(name) {
            if (shots.includes(name)) words[name] = await wordsOf(page)
          },
        }),
      })
      expect(words).toEqual(
        Object.fromEntries(shots.map((name) => [name, keptWords(`demos/${demo}-${name}`)])),
      )
    })
})
