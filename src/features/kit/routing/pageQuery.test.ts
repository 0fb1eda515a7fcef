import { createMemoryRouter, type Path, type RouteObject } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { titleCrumb } from './crumbs'
import { belowOf, keepingPageQuery, keptQuery, withOwnQuery } from './pageQuery'

const panel = (path: string): RouteObject => ({ path, handle: { ...titleCrumb(path), isPanel: true } })
const routes: RouteObject[] = [
  {
    path: 'projects/:project',
    children: [
      { children: [{ path: 'disks' }, panel('disks-new'), panel('disks/:disk')] },
      { children: [{ path: 'snapshots' }, panel('snapshots-new')] },
      { path: 'instances' },
    ],
  },
]
const kept = (from: string, to: string) => {
  const [pathname = '', query = ''] = from.split('?')
  return keptQuery(routes, { pathname, search: query && `?${query}` }, to, ['filter', 'state'])
}

describe('the query of a page', () => {
  it.each([
    ['a panel opens over it', '/projects/web/disks', '/projects/web/disks-new'],
    ['the panel closes', '/projects/web/disks/data', '/projects/web/disks'],
    ['a panel gives way to another', '/projects/web/disks-new', '/projects/web/disks/data'],
  ])('goes along when %s', (_when, from, to) => {
    expect(kept(`${from}?filter=a&state=b&state=c`, to)).toBe('?filter=a&state=b&state=c')
    // Parameters that are not the page's stay where they were given.
    expect(kept(`${from}?latency=0&filter=a`, to)).toBe('?filter=a')
    expect(kept(`${from}?latency=0`, to)).toBe('')
  })
  it.each([
    ['it is opened again', '/projects/web/disks', '/projects/web/disks'],
    ['another page opens', '/projects/web/disks', '/projects/web/snapshots'],
    ['a panel of another page opens', '/projects/web/disks', '/projects/web/snapshots-new'],
    ['the same page of something else opens', '/projects/web/disks/data', '/projects/api/disks'],
    ['nothing matches', '/projects/web/disks', '/nowhere'],
  ])('stays behind when %s', (_when, from, to) => {
    expect(kept(`${from}?filter=a`, to)).toBe('')
  })
})

describe('a change of the query alone', () => {
  const [route] = withOwnQuery(routes)
  const asked = (currentUrl: string, nextUrl: string) =>
    route?.shouldRevalidate?.({
      currentUrl: new URL(currentUrl, 'http://a'),
      nextUrl: new URL(nextUrl, 'http://a'),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
    })
  it('loads nothing again', () => {
    expect(asked('/disks?page=1', '/disks?page=2')).toBe(false)
  })
  it('is not a click on the page one is on, nor a way to another page', () => {
    expect(asked('/disks?page=1', '/disks?page=1')).toBe(true)
    expect(asked('/disks', '/snapshots?a')).toBe(true)
  })
})

describe('a page with tabs or panels', () => {
  it('loads another record, and not again for a panel over the same one', async () => {
    const loaded: string[] = []
    const instance = '/projects/:project/instances/:instance'
    const router = createMemoryRouter(
      withOwnQuery([
        {
          loader: ({ params }) => loaded.push(`${params['project']} ${params['instance']}`),
          children: [
            { path: `${instance}/storage` },
            {
              children: [{ path: `${instance}/networking` }, panel(`${instance}/networking/:interface/edit`)],
            },
          ],
        },
      ]),
      { initialEntries: ['/projects/web/instances/db-1/storage'] },
    )
    await vi.waitFor(() => expect(router.state.initialized).toBe(true))
    for (const path of [
      '/projects/web/instances/db-1/networking',
      '/projects/web/instances/db-1/networking/net0/edit',
      '/projects/web/instances/db-1/networking/net1/edit',
      '/projects/web/instances/db-2/networking',
      '/projects/api/instances/db-2/storage',
    ])
      await router.navigate(path)
    expect(loaded).toEqual(['web db-1', 'web db-2', 'api db-2'])
  })
})

describe('a navigation', () => {
  /** Navigates from one address to the next. @returns the history action of each */
  async function actionsOf(...addresses: (string | Partial<Path>)[]) {
    const router = keepingPageQuery(
      createMemoryRouter(routes, { initialEntries: ['/projects/web/disks'] }),
      new Map(),
    )
    const actions: string[] = []
    router.subscribe(({ historyAction, navigation }) => {
      if (navigation.state === 'idle') actions.push(historyAction)
    })
    // As a link does whose page has not rendered yet.
    for (const address of addresses) await router.navigate(address, { replace: false })
    return actions
  }
  it('by a second click adds no second step to the history', async () => {
    const actions = await actionsOf('/projects/web/snapshots', '/projects/web/snapshots')
    expect(actions).toEqual(['PUSH', 'REPLACE'])
  })
  it('by a second click on a link with a query adds no second step either', async () => {
    const link = { pathname: '/projects/web/snapshots', search: '?range=day' }
    expect(await actionsOf(link, link)).toEqual(['PUSH', 'REPLACE'])
  })
  it('to another query of the same page adds a step', async () => {
    expect(await actionsOf('/projects/web/disks?page=2')).toEqual(['PUSH'])
  })
  it('is noted with the pages that it was opened from, which are the entries before it', async () => {
    const list = '/projects/web/disks'
    const router = keepingPageQuery(
      createMemoryRouter(routes, { initialEntries: [`${list}?page=2`] }),
      new Map(),
    )
    const below = () => belowOf(router.state.location.state)
    expect(below()).toEqual([])
    await router.navigate(`${list}-new`)
    expect(below()).toEqual([list])
    // A page in place of the panel has the same entry before it, and so has a second click.
    await router.navigate(`${list}/data`, { replace: true })
    await router.navigate(`${list}/data`)
    expect(below()).toEqual([list])
    // A panel that a panel leads to has both before it.
    await router.navigate(`${list}/logs`)
    expect(below()).toEqual([`${list}/data`, list])
    await router.navigate(-2)
    expect(router.state.location).toMatchObject({ pathname: list, search: '?page=2' })
    await router.navigate('/projects/web/snapshots')
    expect(below()).toEqual([list])
  })
  it('has none before it that an earlier release noted', () => {
    for (const state of [null, {}, 5, { below: '/projects' }, { below: null }])
      expect(belowOf(state)).toEqual([])
  })
})
