import { readdirSync, readFileSync } from 'node:fs'
import { isValidElement } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { handleOf } from '#features/kit/routing/crumbs'
import { helpTopics } from '#features/console/help/pages'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import { subnets } from '#features/project/vpcs/subnets/noun'
import { routerRoutes } from '#features/project/vpcs/routers/noun'
import { projects } from '#features/silo/projects/noun'
import { help } from '#features/console/help/noun'
import { profile } from '#features/console/settings/noun'
import { networkInterfaces } from '#features/project/instances/networking/noun'
import { Redirect } from '#features/kit/routes/routeRedirect'
import { allRoutes as routes } from '#features/app/allRoutes'

// No dead links: nouns build every address from their paths (`nouns.test.ts` compares these with the routes), and
// no link is spelled out.

const sample = {
  project: 'web',
  instance: 'vm',
  vpc: 'net',
  router: 'main',
  route: 'out',
  gateway: 'exit',
  group: 'apart',
  nic: 'eth0',
  disk: 'data',
  snapshot: 'kept',
  image: 'linux',
  rule: 'ssh',
  subnet: 'inside',
  floatingIp: 'door',
  identity: 'someone',
}
const isRedirect = ({ element }: RouteObject) => isValidElement(element) && element.type === Redirect

/** The problem with an address; undefined when it leads to a page. */
function errorOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'https://console.example')
  const last = matchRoutes(routes, pathname)?.at(-1)?.route
  if (!last || last.path === '*') return `${address}: no page`
  return isRedirect(last) ? `${address}: leads to a redirect` : undefined
}

test('each help topic has an address', () => {
  expect(helpTopics.map((topic) => errorOf(help.to.page({ topic }))).filter(Boolean)).toEqual([])
})

/** Addresses that are spelled out: the address of an instance, and a redirect to the route above. */
const written = /^(https:\/\/\$\{|\.\.$)/

test('no other link is written by hand', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  )
  const strays = sources.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/\b(?:to|href)=(?:"|\{['"`])([^"'`]*)/g)]
      .filter(([, address = '']) => !address.startsWith('#') && !written.test(address))
      .map(([, address]) => `${file}: ${address}`),
  )
  expect(strays).toEqual([])
})

/** The addresses of all panels. */
function panelPaths(tree: readonly RouteObject[], above = ''): string[] {
  return tree.flatMap((route) => {
    const path = route.path?.startsWith('/') ? route.path : route.path ? `${above}/${route.path}` : above
    const isPanel = handleOf(route)?.isPanel === true
    return [...(isPanel ? [path] : []), ...panelPaths(route.children ?? [], path)]
  })
}

/** The help pages for an address, the closest first. */
function topicsOf(address: string): readonly HelpTopic[] {
  const handles = matchRoutes(routes, address)?.map(({ route }) => handleOf(route))
  return handles?.findLast((handle) => handle?.help)?.help ?? []
}

test('every side panel has relevant docs', () => {
  const panels = panelPaths(routes)
  expect(panels.length).toBeGreaterThan(20)
  expect(panels.filter((path) => topicsOf(path).length === 0)).toEqual([])
})

test('the closest topic of an address comes first', () => {
  expect(topicsOf(routerRoutes.to.edit(sample))[0]).toBe('routers')
  expect(topicsOf(subnets.to.create(sample))[0]).toBe('subnets')
  expect(topicsOf(networkInterfaces.to.create(sample))[0]).toBe('network-interfaces')
  expect(topicsOf(projects.to.create())[0]).toBe('projects')
  expect(topicsOf(profile.to.list())).toEqual([])
})
