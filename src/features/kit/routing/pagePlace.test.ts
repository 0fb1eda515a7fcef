import { expect, test } from 'vitest'
import { answerAsOf } from '#store/api/internals'
import '#store/api/resources/projects'
import '#store/api/resources/vpcs'
import { makeStore } from '#store/store'
import { resourceDeleted } from '#store/slices/resourceDeleted'
import { addressById } from './pagePlace'

const path = '/projects/:project/vpcs/:vpc/subnets'
const at = { project: 'web', vpc: 'web' }

type Answer = readonly [endpoint: string, args: object, id: string, name?: string]

/** A console that has read some records. */
function having(...answers: Answer[]) {
  const store = makeStore()
  for (const [endpoint, args, id, name = 'web'] of answers)
    store.dispatch(answerAsOf(endpoint, args, { id, name }, 1))
  return store
}

test('the ids that are known stand for the names', () => {
  const project = ['projectView', { project: 'web' }, 'p1'] as const
  const vpc = ['vpcView', { project: 'web', vpc: 'web' }, 'v1'] as const
  const byId = (...answers: Answer[]) => addressById(having(...answers).getState(), path, at)
  expect(byId()).toBe('/projects/web/vpcs/web/subnets')
  expect(byId(project)).toBe('/projects/p1/vpcs/web/subnets')
  expect(byId(vpc, project)).toBe('/projects/p1/vpcs/v1/subnets')
})

test('neither a record of another project nor one that answered by another name is meant', () => {
  const store = having(
    ['vpcView', { project: 'db', vpc: 'web' }, 'v2'],
    ['projectView', { project: 'web' }, 'p2', 'renamed'],
  )
  expect(addressById(store.getState(), path, at)).toBe('/projects/web/vpcs/web/subnets')
})

test('a name is not that of a record that was deleted', () => {
  const store = having(['projectView', { project: 'web' }, 'p1'])
  store.dispatch(resourceDeleted('p1'))
  expect(addressById(store.getState(), path, at)).toBe('/projects/web/vpcs/web/subnets')
})
