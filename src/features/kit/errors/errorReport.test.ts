import { afterEach, expect, it, vi } from 'vitest'
import { aboutText } from '#store/api/versions/regionFacts'
import { makeStore } from '#store/store'
import { errorReport } from './errorReport'

afterEach(() => void vi.unstubAllGlobals())

it('the copy of what happened has all facts about the region', () => {
  vi.stubGlobal('location', { pathname: '/projects' })
  const store = makeStore({ apiVersion: '2026032500' })
  const report = errorReport(store, new Error('lost'))
  expect(report).toContain('API of the region: 2026032500 (set by the installation)')
  expect(report).toContain(aboutText(store.regionVersion))
})
