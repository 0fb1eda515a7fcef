import { expect, test } from 'vitest'
import { projectSidebar } from '#features/areas/project'
import type { Noun } from '#features/kit/noun/noun'
import { areas } from '#features/nouns'
import { foundKinds } from '#features/palette/find/kinds'
import { thingKinds } from '#features/take-down/kinds'

// The tables that know all nouns of a project: a noun that is missing in one of them is in its list here, with the
// reason.

/** The nouns that taking down a project does not delete. */
const notTakenDown: Readonly<Record<string, string>> = {
  projectOverview: 'a page about the project, not a record in it',
  projectAccess: 'the policy of the project goes with it',
  deletedThings: 'gone already: the records are those of this browser',
  routerRoutes: 'they go with their router',
}

/** The nouns in the sidebar of a project that quick actions do not find by name. */
const notFound: Readonly<Record<string, string>> = {
  projectOverview: 'a page about the project, not a record in it',
  projectAccess: 'a role has no name',
  affinityGroups: 'few in a project: each list is one more call of a search',
  probes: 'few, and for operators only: each list is one more call of a search',
}

const namesOf = (nouns: Readonly<Record<string, Noun>>, isThere: (noun: Noun) => boolean) =>
  Object.entries(nouns).flatMap(([name, noun]) => (isThere(noun) ? [] : [name]))

test('taking down a project knows each noun of a project', () => {
  const known = new Set(Object.values(thingKinds).map(({ words: [one] }) => one))
  expect(namesOf(areas.project, ({ one }) => known.has(one)).toSorted()).toEqual(
    Object.keys(notTakenDown).toSorted(),
  )
})

test('each kind that taking down knows is in a whole', () => {
  const inside = Object.values(thingKinds).flatMap(({ contents = [], keeps = [] }) => [...contents, ...keeps])
  expect(
    Object.keys(thingKinds).filter((kind) => kind !== 'silo' && !inside.some((each) => each === kind)),
  ).toEqual([])
})

test('quick actions find the records of each noun in the sidebar of a project', () => {
  const titles = new Set(foundKinds().map(({ noun: { title } }) => title))
  expect(namesOf(projectSidebar, ({ title }) => titles.has(title)).toSorted()).toEqual(
    Object.keys(notFound).toSorted(),
  )
})
