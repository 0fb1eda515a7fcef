import { expect, it } from 'vitest'
import { serviceOf, type ServiceState } from './service'

const inService = (provisionPolicy?: 'provisionable' | 'non_provisionable') =>
  ({ kind: 'in_service', ...(provisionPolicy && { provisionPolicy }) }) as ServiceState['policy']

it.each<[ServiceState['policy'], ServiceState['state'], string, string, boolean]>([
  [inService('provisionable'), 'active', 'in service', 'well', true],
  [inService(), 'active', 'in service', 'well', true],
  [inService('non_provisionable'), 'active', 'not provisionable', 'attention', false],
  [inService('non_provisionable'), 'decommissioned', 'decommissioned', 'off', false],
  [{ kind: 'expunged' }, 'active', 'expunged', 'failed', false],
])('hardware with the policy %j that is %s is %s', (policy, state, word, tone, isUsual) =>
  expect(serviceOf({ policy, state })).toEqual({ word, tone, isUsual }),
)
