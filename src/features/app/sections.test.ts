import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { systemNavigation } from '#features/areas/systemSidebar'
import { handleOf, titleOf } from '#features/kit/routing/crumbs'
import { allRoutes } from './allRoutes'

const handlesAt = (path: string) =>
  (matchRoutes([...allRoutes], path) ?? []).map(({ route }) => handleOf(route))

const labelsAt = (path: string) =>
  handlesAt(path).flatMap((handle) => {
    const { label } = handle?.crumb ?? {}
    return typeof label === 'string' ? [label] : []
  })

/** The addresses of the pages of each entry for several pages, with the words of the entry. */
const pages = systemNavigation()
  .flatMap(({ items }) => items)
  .flatMap(({ label, tabs = [] }) => tabs.map(({ to }) => [to, label] as const))

describe.each(pages)('%s', (to, words) => {
  test(`is a tab of “${words}”`, () => {
    expect(handlesAt(to).some((handle) => handle?.tab)).toBe(true)
    expect(labelsAt(to).slice(0, -1)).toEqual([words])
  })
  test('has another name than its page', () => expect(labelsAt(to).at(-1)).not.toBe(words))
})

test('a page has one row of tabs', () => {
  const rows = (to: string) => handlesAt(to).filter((handle) => handle?.tabs?.[0] && !handle.tab)
  expect(pages.filter(([to]) => rows(to).length !== 1)).toEqual([])
})

test('the title of a page says the words of its entry once', () => {
  const labels = labelsAt('/system/switch-ports').map((label) => ({ label }))
  expect(titleOf(labels)).toBe('Ports / Switches and ports / Orrery')
})

test('the breadcrumbs of a record begin with the words of the entry and of the tab that lead to it', () => {
  expect(labelsAt('/system/networking/address-lots/rack-infra')).toEqual(['Addresses', 'Address lots'])
  expect(labelsAt('/system/networking/switch-port-settings/uplink-north')).toEqual([
    'Switches and ports',
    'Port settings',
  ])
})
