import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { projectNavigation } from '#features/areas/projectSidebar'
import { settingsNavigation } from '#features/areas/settingsSidebar'
import { siloNavigation } from '#features/areas/siloSidebar'
import { systemNavigation } from '#features/areas/systemSidebar'
import { demoRoutes } from '#features/console/demos/routes'
import { galleryRoutes } from '#features/console/gallery/routes'
import { ledger } from '#features/console/ledger/noun'
import type { Noun } from '#features/kit/noun/noun'
import { allNouns } from '#features/allNouns'
import { handleOf } from '#features/kit/routing/crumbs'
import { allRoutes } from '#features/app/allRoutes'
import { pagesOf } from '#features/kit/noun/navigation'
import { nouns as kindFacts } from '#model/nouns'

// Every declaration of a noun is used: its routes in the tree, its link in a sidebar, itself in the list of
// nouns.

const nouns = Object.values(allNouns).flatMap((area) =>
  Object.entries(area as Readonly<Record<string, Noun>>),
)

const isNoun = (value: unknown): value is Noun =>
  typeof value === 'object' && value !== null && 'many' in value && 'to' in value

test('each noun is in the list of nouns', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../src/features/**/noun.ts', { eager: true })
  const declared = Object.values(modules).flatMap((module) =>
    Object.entries(module).filter(([, value]) => isNoun(value)),
  )
  expect(declared.map(([name]) => name).toSorted()).toEqual(nouns.map(([name]) => name).toSorted())
})

const sidebars = [
  ...projectNavigation('a', true),
  ...siloNavigation('a'),
  ...settingsNavigation(),
  ...systemNavigation(),
]
const links = pagesOf(sidebars).map(({ to }) => to)

test('each noun with a place in a sidebar has its link there', () => {
  const withPlace = nouns.filter(([, { sidebar }]) => sidebar)
  const missing = withPlace.filter(
    ([, { to }]) => !links.includes((to['list'] as unknown as (at: object) => string)({ project: 'a' })),
  )
  expect(missing.map(([name]) => name)).toEqual([])
})

test.each([
  ['silo', siloNavigation('a')],
  ['project', projectNavigation('a', true)],
  ['system', systemNavigation()],
  ['settings', settingsNavigation()],
] as const)('a list of the area %s marks no entry of its sidebar', (area, blocks) => {
  const marks = pagesOf(blocks)
    .filter(({ exact }) => !exact)
    .flatMap(({ to, also = [] }) => [to, ...also])
  const orphans = Object.entries<Noun>(allNouns[area]).flatMap(([name, { to }]) => {
    const path = to['list']?.path.replace(':project', 'a')
    // The activity stands in the frame of the page before it.
    return path === undefined || path === ledger.to.list.path || marks.some((mark) => path.startsWith(mark))
      ? []
      : [name]
  })
  expect(orphans).toEqual([])
})

test.each([
  ['the silo', siloNavigation('acme')],
  ['a project', projectNavigation('web', true)],
  ['the settings', settingsNavigation()],
  ['the system', systemNavigation()],
])('no two entries of the sidebar of %s have the same icon', (_, blocks) => {
  const icons = blocks.flatMap(({ items }) => items.map(({ icon }) => icon))
  expect(new Set(icons).size).toBe(icons.length)
})

/** All pages, with those of builds with the mock region. */
const tree = [...allRoutes, galleryRoutes(), demoRoutes()]

/** The route of a path. */
const routeOf = (path: string): RouteObject | undefined => matchRoutes(tree, path)?.at(-1)?.route

test('each path of a noun has a route, and those with a title of a panel are panels', () => {
  const wrong = nouns.flatMap(([name, { to, panels }]) =>
    Object.entries(to).flatMap(([key, { path }]) => {
      const route = routeOf(path)
      if (route?.path !== path) return [`${name}.${key}: no route`]
      const isPanel = Boolean(handleOf(route)?.isPanel)
      return isPanel === key in panels ? [] : [`${name}.${key}: not what its panels say`]
    }),
  )
  expect(wrong).toEqual([])
})

/** The kinds whose records several nouns have, with the reason. */
const kindsOfSeveral: Readonly<Record<string, string>> = {
  user: 'those of the own silo and those of each silo have a list',
  image: 'those of a project and those of the silo have a list',
  identityProvider: 'those of each silo and those of all silos have a list',
}

/** The kinds that no noun has. */
const kindsWithoutNoun: Readonly<Record<string, string>> = {
  identity: 'the roles of a policy: three nouns are about them, none has their records',
  internetGatewayPart: 'in the list of its gateway',
  utilization: 'figures, not records',
  siloPool: 'the link of a silo and a pool, in a tab of each',
  ipPoolRange: 'in a tab of its pool',
  siloSubnetPool: 'the link of a silo and a subnet pool, in a tab of each',
  subnetPoolMember: 'in a tab of its pool',
  rackMembership: 'in a card on the page of its rack',
  timeseries: 'figures, not records',
}

test('each kind has one noun', () => {
  const known = Object.keys(kindFacts).map((of) => ({
    of,
    count: nouns.filter(([, { kind }]) => kind === of).length,
  }))
  const kindsWith = (is: (count: number) => boolean) =>
    known.filter(({ count }) => is(count)).map(({ of }) => of)
  expect(kindsWith((count) => count === 0)).toEqual(Object.keys(kindsWithoutNoun))
  expect(kindsWith((count) => count > 1)).toEqual(Object.keys(kindsOfSeveral))
})

test('each noun with a list has heads beside their columns, and one whose `list` is none has a layout', () => {
  const sources = import.meta.glob<string>('../../src/features/**/*.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const declared = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bheadsOf\(\s*\[?([\w, ]+)/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  )
  const listed = nouns.filter(([, { to }]) => 'list' in to)
  const pathsOf = (names: readonly string[]) =>
    new Set(listed.filter(([name]) => names.includes(name)).map(([, { to }]) => to['list']?.path))
  const withHeads = pathsOf(declared)
  const withLayout = pathsOf(listed.filter(([, { layout }]) => layout).map(([name]) => name))
  expect(listed.length).toBeGreaterThan(50)
  expect([...withHeads].filter((path) => withLayout.has(path))).toEqual([])
  expect(
    listed.filter(
      ([, { to }]) => !withHeads.has(to['list']?.path ?? '') && !withLayout.has(to['list']?.path ?? ''),
    ),
  ).toEqual([])
})

test('a list is imported by its routes alone, on demand', () => {
  // A panel that imports a list would land in the file that all lists share, with all of its own dependencies.
  const sources = import.meta.glob<string>(
    ['../../src/features/**/*.{ts,tsx}', '!../../src/features/**/*.test.{ts,tsx}'],
    { eager: true, query: '?raw', import: 'default' },
  )
  const isImport = /^(?:import|\}) .*from '[.#][^']*\/list'$/m
  const importers = Object.entries(sources).flatMap(([file, text]) => (isImport.test(text) ? [file] : []))
  expect(Object.keys(sources).length).toBeGreaterThan(400)
  expect(importers).toEqual([])
})
