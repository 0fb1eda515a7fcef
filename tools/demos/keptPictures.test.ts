import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { demos } from '#features/console/demos/scripts'
import { KEPT, keep, keptName, MOST_BYTES, shotsOf } from './keptPictures'

// Whether the demos of these pictures still play is tested in a browser: tests/browser/demoScripts.spec.ts.

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Every picture that a demo makes. */
const made = new Set(
  demos.flatMap((script) => shotsOf(script).map((shot) => `${KEPT}/${keptName(script.name, shot)}`)),
)
const kept = existsSync(root + KEPT)
  ? readdirSync(root + KEPT)
      .filter((file) => file.endsWith('.png'))
      .map((file) => `${KEPT}/${file}`)
  : []

/** The pictures of demos that a page shows. */
const shownIn = (page: string) =>
  [...readFileSync(root + page, 'utf8').matchAll(/pictures\/demos\/[^\s)"']+/g)].map(
    ([path]) => `docs/${path}`,
  )

const pages = [
  'README.md',
  ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

it('each picture of a demo that a page shows is kept, and its demo still makes it', () => {
  const shown = pages.flatMap((page) => shownIn(page).map((file) => ({ page, file })))
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter(({ file }) => !made.has(file) || !kept.includes(file))).toEqual([])
})

it('each picture that is kept is shown, is made by a demo, and is small', () => {
  const shown = new Set(pages.flatMap(shownIn))
  expect(kept.filter((file) => !made.has(file) || !shown.has(file))).toEqual([])
  expect(kept.filter((file) => statSync(root + file).size >= MOST_BYTES)).toEqual([])
})

it('keeping copies the pictures that are named, under the name of their demo, unless they are too large', () => {
  const folder = mkdtempSync(`${tmpdir()}/shots-`)
  writeFileSync(`${folder}/menu.png`, 'a menu')
  writeFileSync(`${folder}/menu.txt`, 'Start')
  writeFileSync(`${folder}/map.png`, 'x'.repeat(MOST_BYTES))
  const into = { folder, root: `${folder}/` }
  expect(keep('open-a-port', ['menu'], into)).toEqual(['docs/pictures/demos/open-a-port-menu.png'])
  expect(readFileSync(`${folder}/docs/pictures/demos/open-a-port-menu.png`, 'utf8')).toBe('a menu')
  expect(() => keep('open-a-port', ['map'], into)).toThrow('The picture map has 120 KiB.')
  rmSync(folder, { recursive: true })
})
