import { expect, it } from 'vitest'
import { aboutText, regionFacts, versionLine } from './regionFacts'
import { features, type Feature } from './generated/features'
import { NEWEST, OLDEST } from './generated/shipped'

it('says what a region of the first version has not', () => {
  const facts = regionFacts({ version: OLDEST, choice: 'found' })
  expect(facts).toMatchObject({ isNewest: false, unknown: [] })
  expect(facts.lacking).toContain('local disks')
  expect(aboutText({ version: OLDEST, choice: 'found' })).toContain(
    'the region has not: role of a limited collaborator, silos with SCIM',
  )
})

it('says what a region of the newest version has that the console has no place for', () => {
  const facts = regionFacts({ version: NEWEST, choice: 'kept' })
  expect(facts).toMatchObject({ isNewest: true, lacking: ['service pool of its own'] })
  const all: readonly Feature[] = Object.values(features)
  expect(facts.unknown).toEqual(all.filter(({ isInConsole }) => !isInConsole).map(({ name }) => name))
})

it('names both versions and how the API was chosen, in one line', () => {
  expect(versionLine({ version: '2026073100', choice: 'pinned' })).toMatch(
    /^Orrery \d+\.\d+\.\d+, API 2026073100 \(set by the installation\)$/,
  )
})
