import { expect, test } from 'vitest'
import type { AuditLogEntry } from '../api/generated/types'
import { foreignLines, silosOf, withinOf } from './audit'
import type { Line } from './line'

const web = {
  kind: 'instance',
  id: 'i1',
  name: 'web-1',
  within: withinOf('instance', { project: 'p', instance: 'web-1' }, { projectId: 'p1' }),
}
const entry = (id: string, requestUri: string, more: Partial<AuditLogEntry> = {}) =>
  ({
    id,
    requestId: `r-${id}`,
    operationId: 'instance_stop',
    requestUri,
    timeStarted: '2026-01-02T03:04:05Z',
    timeCompleted: '2026-01-02T03:04:06Z',
    actor: { kind: 'silo_user', siloUserId: 'u1', siloId: 's1' },
    result: { kind: 'success', httpStatusCode: 202 },
    ...more,
  }) as AuditLogEntry
const mine = { id: 'a.1', outcome: { requestId: 'r-mine' } } as Line

test('what others did to the same thing is beside what the user did, which is there once', () => {
  const entries = [
    entry('mine', '/v1/instances/i1/stop'),
    entry('byId', '/v1/instances/i1/stop'),
    entry('byName', '/v1/instances/web-1?project=p'),
    entry('other', '/v1/instances/i2/stop'),
    entry('otherKind', '/v1/disks/web-1?project=p'),
  ]
  const found = foreignLines(entries, [mine], web)
  expect(found.map(({ id }) => id)).toEqual(['byId', 'byName'])
  expect(found[0]).toMatchObject({
    label: 'Stop instance',
    standing: 'done',
    person: 'u1',
    subject: { kind: 'instance', id: 'i1', name: 'web-1' },
  })
  expect(silosOf(entries)).toEqual(['s1'])
})

test('two things of the same name in two projects are not mixed up', () => {
  const entries = [
    entry('byName', '/v1/instances/web-1/stop?project=p'),
    entry('byId', '/v1/instances/web-1?project=p1'),
    entry('elsewhere', '/v1/instances/web-1?project=q'),
    entry('nowhere', '/v1/instances/web-1'),
  ]
  expect(foreignLines(entries, [], web).map(({ id }) => id)).toEqual(['byName', 'byId'])

  const subnet = {
    kind: 'vpcSubnet',
    id: 's1',
    name: 'default',
    within: withinOf('vpcSubnet', { project: 'p', vpc: 'v', subnet: 'default' }, { vpcId: 'v1' }),
  }
  const subnets = [
    entry('byName', '/v1/vpc-subnets/default?project=p&vpc=v'),
    entry('byId', '/v1/vpc-subnets/default?vpc=v1'),
    entry('elsewhere', '/v1/vpc-subnets/default?project=p&vpc=w'),
  ]
  expect(foreignLines(subnets, [], subnet).map(({ id }) => id)).toEqual(['byName', 'byId'])
})

test('a thing of the silo is none of a project that has its name, and a project is in none', () => {
  const image = {
    kind: 'image',
    id: 'm1',
    name: 'debian',
    within: withinOf('image', { image: 'debian' }, {}),
  }
  const images = [entry('silo', '/v1/images/debian'), entry('project', '/v1/images/debian?project=p')]
  expect(foreignLines(images, [], image).map(({ id }) => id)).toEqual(['silo'])

  const project = { kind: 'project', id: 'p1', name: 'p', within: withinOf('project', { project: 'p' }, {}) }
  expect(foreignLines([entry('e', '/v1/projects/p')], [], project)).toHaveLength(1)
})

test('a refusal has the words of the region', () => {
  const result = { kind: 'error', httpStatusCode: 403, errorMessage: 'No' } as const
  const [line] = foreignLines([entry('e', '/v1/instances/i1', { result })], [], web)
  expect(line).toMatchObject({ standing: 'failed', outcome: { words: 'No', requestId: 'r-e' } })
})
