import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { demoGroups } from '#features/console/demos/scripts'
import { cardName, CARDS, themes } from './cards'
import { shotsOf } from './keptPictures'

/** The size limit of a picture of the list, in bytes. */
const MOST_CARD_BYTES = 24 * 1_024

const folder = fileURLToPath(new URL(`../../${CARDS}`, import.meta.url))
const listed = demoGroups.flatMap(({ demos }) => demos)

it('each demo of the list has a picture of its own in both themes, small, and no other picture is there', () => {
  const wanted = listed.flatMap(({ script }) => themes.map((theme) => cardName(script.name, theme)))
  const there = readdirSync(folder)
  expect(there.toSorted()).toEqual(wanted.toSorted())
  expect(there.filter((file) => statSync(`${folder}/${file}`).size >= MOST_CARD_BYTES)).toEqual([])
})

it('the picture that stands for a demo is one that it makes', () => {
  expect(listed.filter(({ script, picture }) => !shotsOf(script).includes(picture))).toEqual([])
})
