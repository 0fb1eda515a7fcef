import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scenarios } from '#mirage/scenarios/byName'
import { operations } from '#store/api/generated/all'
import { call, items, setupRegion } from '../support/region'

// The amounts that the documents name are those of the region and of the API.

const read = (path: string) => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8')
const rule = (id: string) => new RegExp(`^- \\*\\*${id}\\*\\* (.*)$`, 'm').exec(read('rules.md'))?.[1] ?? ''

setupRegion({ scenario: 'company', persona: 'marit' })

const count = async (path: string) => {
  const query = `${path.includes('?') ? '&' : '?'}limit=1000`
  return items(await call('GET', `/v1/${path}${query}`)).length
}

it.each([
  ['people', 'users'],
  ['groups', 'groups'],
  ['projects', 'projects'],
  ['instances in every state', 'instances?project=berth-planner'],
  ['disks', 'disks?project=berth-planner'],
  ['snapshots', 'snapshots?project=berth-planner'],
  ['floating IPs', 'floating-ips?project=berth-planner'],
  ['VPCs', 'vpcs?project=berth-planner'],
  ['instances; groups', 'instances?project=telemetry-ingest'],
])('rule MOCK-8 has as many %s as there are', async (words, path) => {
  const [, amount] = new RegExp(`(\\d+) ${words}`).exec(rule('MOCK-8')) ?? []
  expect(Number(amount)).toBe(await count(path))
})

it('the rules of scenarios name scenarios', () => {
  const named = [...rule('MOCK-11').matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(named).not.toEqual([])
  expect(named.filter((name = '') => !Object.hasOwn(scenarios, name))).toEqual([])
})

it('the page of the operations names their number', () => {
  const [, amount] =
    /^The versions of the API that the console knows have (\d+) operations\./m.exec(read('operations.md')) ??
    []
  expect(Number(amount)).toBe(Object.keys(operations).length)
})
