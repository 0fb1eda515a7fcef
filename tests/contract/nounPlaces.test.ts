import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectSidebar } from '#features/areas/project'
import type { Noun } from '#features/kit/noun/noun'
import { areas } from '#features/nouns'
import { createSteps } from '#features/palette/find/createSteps'
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

/** The nouns with a form that creates one, which quick actions do not offer from everywhere. */
const notCreated: Readonly<Record<string, string>> = {
  networkInterfaces: 'the state of the instance decides; its page offers it',
  routerRoutes: 'the router decides; its page offers it',
  identityProviders: 'the silo decides; its page offers it',
  usersOfSilo: 'the silo decides; its page offers it',
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

test('quick actions offer to create one of each noun', () => {
  const paths = new Set(Object.values(createSteps).flatMap((steps) => steps.map(({ to }) => to.path)))
  const nouns: Readonly<Record<string, Noun>> = Object.assign({}, ...Object.values(areas))
  expect(namesOf(nouns, ({ to }) => !to['create'] || paths.has(to['create'].path)).toSorted()).toEqual(
    Object.keys(notCreated).toSorted(),
  )
})

test('quick actions need another role, or call it otherwise, than the list that creates', () => {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:list|Tab|Page)\.tsx$/.test(file))
    .map((file) => readFileSync(`src/features/${file}`, 'utf8'))
    .join('\n')
  const inLists = new Set(
    [...files.matchAll(/label: ([^,]+),\s+to: (\w+\.to\.\w+)\([^)]*\),\s+(?:needs: (\w+))?/g)].map(
      ([, label, to, needs]) => `${label} ${to} ${needs}`,
    ),
  )
  const table = readFileSync('src/features/palette/find/createSteps.ts', 'utf8')
  const steps = [
    ...[...table.matchAll(/^ +step\((\w+)(?:, (\w+))?\)/gm)].map(
      ([, noun, needs]) => `${noun}.panels.create ${noun}.to.create ${needs}`,
    ),
    ...[...table.matchAll(/pageStep\(('[^']+'), (\w+), (\w+)\)/g)].map(
      ([, label, noun, needs]) => `${label} ${noun}.to.create ${needs}`,
    ),
  ]
  expect(steps.length).toBeGreaterThan(25)
  // Three pages share the list of roles, which has the role of its scope.
  expect(steps.filter((step) => !inLists.has(step) && !/Access\b/.test(step))).toEqual([])
})
