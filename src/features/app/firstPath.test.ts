import { afterEach, expect, it } from 'vitest'
import { home } from '#features/console/overview/home/noun'
import { projects } from '#features/silo/projects/noun'
import { defaults, settings } from '#model/settings'
import { firstPath } from '#store/slices/firstPage'

afterEach(() => void Object.assign(settings, defaults))

it('the first page is the one that the user has chosen, whatever the installation says', () => {
  settings.firstPage = '/system/racks'
  expect([firstPath('home'), firstPath('projects')]).toEqual([home.to.list(), projects.to.list()])
})

it('without a choice, it is that of the installation', () => {
  settings.firstPage = '/system/racks'
  expect(firstPath(undefined)).toBe('/system/racks')
})
