import { expect, it } from 'vitest'
import { aboutText, versionLine } from '#store/api/versions/regionFacts'
import { makeStore } from '#store/store'
import { readTrace, traceText } from '../model/trace'
import { pageSource } from './pageSource'

it('a saved log has all facts about the region, and names its versions in one line when it is opened', () => {
  const store = makeStore({ apiVersion: '2026032500' })
  const source = pageSource(store)
  const text = traceText(source.get(), [], 0, source.region?.())
  expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ about: aboutText(store.regionVersion) })
  expect(readTrace(text).versions).toBe(versionLine(store.regionVersion))
})
