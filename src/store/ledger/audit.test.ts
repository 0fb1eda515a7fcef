import { expect, test } from 'vitest'
import { operations } from '../api/generated/all'
import type { AuditLogEntry } from '../api/generated/types'
import { foreignLines, withinOf } from './audit'
import { nouns, type Kind } from '#model/nouns'
import { callPaths, isNamedIn, otherPaths } from './callPaths'
import type { Line } from './line'

const web = {
  kind: 'instance' as const,
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
    kind: 'subnet' as const,
    id: 's1',
    name: 'default',
    within: withinOf('subnet', { project: 'p', vpc: 'v', subnet: 'default' }, { vpcId: 'v1' }),
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
    kind: 'image' as const,
    id: 'm1',
    name: 'debian',
    within: withinOf('image', { image: 'debian' }, {}),
  }
  const images = [entry('silo', '/v1/images/debian'), entry('project', '/v1/images/debian?project=p')]
  expect(foreignLines(images, [], image).map(({ id }) => id)).toEqual(['silo'])

  const project = {
    kind: 'project' as const,
    id: 'p1',
    name: 'p',
    within: withinOf('project', { project: 'p' }, {}),
  }
  expect(foreignLines([entry('e', '/v1/projects/p')], [], project)).toHaveLength(1)
})

/** The thing of a page, by its kind, the arguments of its call and its record. */
const thing = (
  kind: Kind,
  args: Readonly<Record<string, unknown>>,
  record: { id: string; name: string } & Readonly<Record<string, string>>,
) => ({ kind, id: record.id, name: record.name, within: withinOf(kind, args, record) })

test('the activity of a router, an address lot, a receiver and a port shows the acts that name it', () => {
  const named = {
    router: thing(
      'router',
      { project: 'p', vpc: 'v', router: 'edge' },
      { id: 'r1', name: 'edge', vpcId: 'v1' },
    ),
    lot: thing('addressLot', { limit: 1000 }, { id: 'l1', name: 'edge' }),
    receiver: thing('alertReceiver', { receiver: 'edge' }, { id: 'a1', name: 'edge' }),
    port: thing('switchPort', {}, { id: 'q1', name: 'qsfp0', rackId: 'k1', switchSlot: 'switch0' }),
  }
  const entries = [
    entry('router', '/v1/vpc-routers/edge?project=p&vpc=v'),
    entry('elsewhere', '/v1/vpc-routers/edge?project=p&vpc=w'),
    entry('lot', '/v1/system/networking/address-lot/edge'),
    entry('receiver', '/v1/alert-receivers/edge/probe?resend=true'),
    entry('webhook', '/v1/webhook-receivers/edge'),
    entry('port', '/v1/system/hardware/switch-port/qsfp0/settings?rack_id=k1&switch_slot=switch0'),
    entry('otherPort', '/v1/system/hardware/switch-port/qsfp0/settings?rack_id=k1&switch_slot=switch1'),
  ]
  const found = Object.entries(named).map(([name, of]) => [
    name,
    foreignLines(entries, [], of).map(({ id }) => id),
  ])
  expect(Object.fromEntries(found)).toEqual({
    router: ['router'],
    lot: ['lot'],
    receiver: ['receiver', 'webhook'],
    port: ['port'],
  })
})

/** The beginnings of calls that name what they change, and that no page shows. */
const notShown: Readonly<Record<string, string>> = {
  '/v1/network-interfaces/{interface}': 'shown with its instance, without a page',
  '/v1/login/{siloName}': 'a person signs in: nothing of the silo changes',
  '/login/{siloName}': 'a person signs in: nothing of the silo changes',
  '/v1/system/networking/loopback-address': 'it has no page',
  '/v1/system/subnet-pools/{pool}': 'the console has no page for it',
  '/v1/system/support-bundles/{bundleId}': 'its calls have its id',
}

test('each path that a kind has of its own is that of calls, and each call that names what it changes is about a kind', () => {
  const calls = Object.values(operations)
  const kinds = Object.keys(nouns) as Kind[]
  const beginsWith = (path: string, beginning: string) =>
    path === beginning || path.startsWith(`${beginning}/`)
  const beginnings = [...kinds.flatMap(callPaths), ...Object.keys(notShown)]
  const written = [...Object.values(otherPaths).flat(), ...Object.keys(notShown)]
  expect(written.filter((of) => !calls.some(({ path }) => beginsWith(path, of)))).toEqual([])

  const naming = calls.filter(({ method, path }) => method !== 'GET' && /\{(?!\w*Id\})/.test(path))
  const unnamed = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')
  expect(
    naming.filter(({ path }) => !beginnings.some((of) => beginsWith(unnamed(path), unnamed(of)))),
  ).toEqual([])
  expect(kinds.filter((kind) => isNamedIn('/v1/disks/web', kind, 'web'))).toEqual(['disk'])
})

test('no call has a fixed word where the path of a kind has the name of a thing', () => {
  const kinds = Object.keys(nouns) as Kind[]
  const isName = (path: string, word: string) =>
    kinds.some((kind) => isNamedIn(path, kind, word) && !isNamedIn(path, kind, 'another'))
  const fixed = Object.values(operations).flatMap(({ path }) =>
    path.split('/').filter((part) => !part.startsWith('{') && isName(path, part)),
  )
  expect(fixed).toEqual([])
})

test('a refusal has the words of the region', () => {
  const result = { kind: 'error', httpStatusCode: 403, errorMessage: 'No' } as const
  const [line] = foreignLines([entry('e', '/v1/instances/i1', { result })], [], web)
  expect(line).toMatchObject({ standing: 'failed', outcome: { words: 'No', requestId: 'r-e' } })
})
