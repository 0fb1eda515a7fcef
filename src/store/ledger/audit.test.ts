import { expect, test } from 'vitest'
import type { AuditLogEntry } from '../api/generated/types'
import { foreignLines, silosOf } from './audit'
import type { Line } from './line'

const web = { kind: 'instance', id: 'i1', name: 'web-1' }
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
  expect(found[0]).toMatchObject({ label: 'Stop instance', standing: 'done', person: 'u1', subject: web })
  expect(silosOf(entries)).toEqual(['s1'])
})

test('a refusal has the words of the region', () => {
  const result = { kind: 'error', httpStatusCode: 403, errorMessage: 'No' } as const
  const [line] = foreignLines([entry('e', '/v1/instances/i1', { result })], [], web)
  expect(line).toMatchObject({ standing: 'failed', outcome: { words: 'No', requestId: 'r-e' } })
})
