import { expect, test } from 'vitest'
import { projectSidebar } from '#features/areas/projectSidebar'
import { settingsSidebar } from '#features/areas/settingsSidebar'
import { siloSidebar } from '#features/areas/siloSidebar'
import { systemSidebar } from '#features/areas/systemSidebar'
import type { Noun } from '#features/kit/noun/noun'
import { allNouns } from '#features/allNouns'
import { foundKinds } from '#features/console/palette/find/foundKinds'
import { foundTabs } from '#features/console/palette/find/foundTabs'
import { searchWords } from '#features/console/palette/find/searchWords'
import type { FoundKind } from '#features/shared/foundFacts'
import type { DeletedWith } from '#features/shared/thingFacts'
import { thingKinds } from '#features/console/delete-all/kinds'
import { commandsAgain } from '#features/console/ledger/allAgain'
import { subjectViews, type ViewedKind } from '#store/ledger/subjectViews'
import { nouns } from '#model/nouns'
import { casesByNoun } from '../support/casesOf'
import type { NounCases } from '../support/nounCases'

// The tables of kinds and of nouns that do not have all of them: one that is missing in a table has its reason in
// tests/nouns, or here.

const byName: Readonly<Record<string, Noun>> = Object.assign({}, ...Object.values(allNouns))

type Place = keyof NonNullable<NounCases['lacks']>

/** The kinds whose records are asked for by their ids, and on which no command begins again. */
const notAgain: Readonly<Partial<Record<ViewedKind, string>>> = {
  floatingIp: 'the rows of its commands have the names of their instances, which no floating IP contains',
}

/** The nouns that are not in a table, with the reason in their files of tests/nouns. */
const withoutPlace = (place: Place) =>
  [...casesByNoun].flatMap(([name, { lacks }]) => (lacks?.[place] === undefined ? [] : [name]))
const kindsWithout = (place: Place) => withoutPlace(place).flatMap((name) => byName[name]?.kind ?? [])

/** The kinds of nouns. */
const kindsIn = (among: Readonly<Record<string, Noun>>) =>
  Object.values(among).flatMap(({ kind }) => kind ?? [])

/** The nouns of a project without a kind. */
const ofNoKind: Readonly<Record<string, string>> = {
  projectOverview: 'a page about the project, not a record in it',
  projectAccess: 'a role has no name, and the policy of the project goes with it',
  deletedThings: 'gone already: the records are those of this browser',
}

test('each noun of a project has a kind, or has a reason', () => {
  const without = Object.entries(allNouns.project).filter(([, noun]) => noun.kind === undefined)
  expect(without.map(([name]) => name)).toEqual(Object.keys(ofNoKind))
})

test('what became of the commands on each kind with states is asked for, or has a reason', () => {
  const withStates = Object.entries(nouns).flatMap(([kind, facts]) => ('hasStates' in facts ? [kind] : []))
  expect(withStates.filter((kind) => !Object.hasOwn(subjectViews, kind)).toSorted()).toEqual(
    kindsWithout('viewed').toSorted(),
  )
})

test('commands begin again on each kind that is asked for by its id, or it has a reason', () => {
  expect(Object.keys(subjectViews).filter((kind) => !Object.hasOwn(commandsAgain, kind))).toEqual(
    Object.keys(notAgain),
  )
})

test('each kind of a project and of the silo is taken down with it, or has a reason', () => {
  const inside = new Set([...kindsIn(allNouns.project), ...kindsIn(allNouns.silo)])
  expect([...inside].filter((kind) => !Object.hasOwn(thingKinds, kind)).toSorted()).toEqual(
    kindsWithout('deletedWith').toSorted(),
  )
})

const namesOf = (among: Readonly<Record<string, Noun>>, isThere: (noun: Noun) => boolean) =>
  Object.entries(among).flatMap(([name, noun]) => (isThere(noun) ? [] : [name]))

test('each kind that taking down knows is in another one that it knows', () => {
  const outside = Object.entries(thingKinds).filter(
    ([, facts]) => !Object.hasOwn(thingKinds, facts.in ?? facts.keptIn ?? ''),
  )
  expect(outside.map(([kind]) => kind)).toEqual(['silo'])
})

test('each kind that taking down knows is said by one feature', () => {
  const modules = import.meta.glob<DeletedWith>('../../src/features/**/deletedWith.ts', {
    eager: true,
    import: 'deletedWith',
  })
  const kinds = Object.values(modules).flatMap((all) => Object.keys(all))
  expect(kinds.toSorted()).toEqual(Object.keys(thingKinds).toSorted())
})

test('quick actions find the records of each kind of a project, of the silo and of the region, or have a reason', () => {
  const { project, silo, system } = allNouns
  const kinds = new Set([...kindsIn(project), ...kindsIn(silo), ...kindsIn(system)])
  const found = new Set(foundKinds().map(({ noun: { kind } }) => kind))
  expect([...kinds].filter((kind) => !found.has(kind)).toSorted()).toEqual(
    [...new Set(kindsWithout('found'))].toSorted(),
  )
})

test('each kind that quick actions find is said by one feature', () => {
  const modules = import.meta.glob<readonly FoundKind[]>('../../src/features/**/foundBy.{ts,tsx}', {
    eager: true,
    import: 'foundBy',
  })
  const keysOf = (kinds: readonly FoundKind[]) => kinds.map(({ list, of }) => `${list} of ${of}`).toSorted()
  expect(keysOf(Object.values(modules).flat())).toEqual(keysOf(foundKinds()))
})

test('each list that quick actions ask for in a record is in one that they know', () => {
  const lists = new Set<string>(foundKinds().map(({ list }) => list))
  const outside = foundKinds().filter(({ of }) => of !== 'silo' && of !== 'region' && !lists.has(of))
  expect(outside).toEqual([])
  // What the lists in a record are in is said by the kind of the record.
  const parents = new Set<string>(foundKinds().map(({ of }) => of))
  expect(foundKinds().filter(({ list, inside }) => parents.has(list) !== (inside !== undefined))).toEqual([])
  // Two such lists are two: what they are in is what tells them apart.
  const row = { name: 'a', portName: 'a', switchSlot: 'b', rackId: 'c' } as never
  const place = Object.fromEntries(foundKinds().flatMap(({ needs }) => needs.map((name) => [name, 'x'])))
  const unlike = foundKinds().flatMap(({ list, of, needs }) =>
    foundKinds().flatMap((parent) => {
      if (parent.list !== of) return []
      const own = Object.fromEntries(parent.needs.map((name) => [name, place[name] ?? '']))
      const inside = Object.keys(parent.inside?.(row, own) ?? {}).toSorted()
      return inside.join() === [...needs].toSorted().join()
        ? []
        : [`${list}: ${needs.join()}, in ${inside.join()}`]
    }),
  )
  expect(unlike).toEqual([])
})

test('each page in a sidebar, and each tab, is found by further words, and no other has some', () => {
  const inSidebar = Object.values({ ...projectSidebar, ...siloSidebar, ...systemSidebar, ...settingsSidebar })
  const tabs = Object.values({ ...foundTabs.project, ...foundTabs.silo, ...foundTabs.system })
  expect([...searchWords.keys()].toSorted()).toEqual(
    [...new Set([...inSidebar.map(({ to }) => to.list.path), ...tabs.map(({ path }) => path)])].toSorted(),
  )
})

test('each noun with a form that creates one says which role it takes, or has a reason', () => {
  expect(
    namesOf(byName, ({ to, creates }) => !to['create'] || creates['create'] !== undefined).toSorted(),
  ).toEqual(withoutPlace('role').toSorted())
})

test('each form that creates one has a title: of its panel, or of its page', () => {
  const without = Object.values(allNouns)
    .flatMap((area) => Object.entries<Noun>(area))
    .flatMap(([name, { creates, panels, forms }]) =>
      Object.keys(creates).flatMap((form) =>
        (panels[form] === undefined) === (forms[form] === undefined) ? [`${name}.${form}`] : [],
      ),
    )
  expect(without).toEqual([])
})
