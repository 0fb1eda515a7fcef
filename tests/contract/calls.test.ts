import { describe, expect, it } from 'vitest'
import { callErrors } from '../support/calls'
import { NEWEST } from '#store/api/versions/generated/shipped'

// The check of every call in the browser tests (tests/support/browserTest.ts), on calls that are wrong.

const errors = (method: string, url: string, body?: object) =>
  callErrors({ method, url, body: body ? JSON.stringify(body) : null }).join('\n')

describe('a call', () => {
  const listed = { method: 'GET', url: '/v1/projects', body: null }
  const status = { method: 'GET', url: '/v1/system/update/status', body: null }

  it.each([
    ['the header of the region', { ...listed, version: '2026032500.0.0' }, []],
    ['no header', { ...listed, version: '' }, ['the header has the version “”']],
    ['the header of another', { ...listed, version: `${NEWEST}.0.0` }, [`the version “${NEWEST}.0.0”`]],
    ['a header that is no version', { ...listed, version: 'x' }, ['the header has the version “x”']],
    ['none, of a test itself', { ...listed, isOfTest: true }, []],
    ['that of a ping', { ...listed, url: '/v1/ping', version: '2026021301.0.0' }, []],
    ['that of the malformed ping', { ...listed, url: '/v1/ping', version: 'x' }, []],
    ['that of the ping with a session', { ...status, version: `${NEWEST}.0.0` }, []],
    ['the header of the region', { ...status, version: '2026032500.0.0' }, []],
    ['no header', { ...status, version: '' }, ['the header has the version “”']],
    [
      'another header than a ping',
      { ...status, version: '2026073100.0.0' },
      ['the version “2026073100.0.0”'],
    ],
    ['no header', { ...listed, url: '/v1/ping', version: '' }, ['the header has the version “”']],
  ])('with %s: %o', (_, call, expected) => {
    const found = callErrors(call, '2026032500')
    expect(found).toEqual(expected.map((error) => expect.stringContaining(error) as string))
  })

  it('of a ping fits in regions that have no such operation', () => {
    expect(callErrors({ ...status, version: `${NEWEST}.0.0` }, '20250730')).toEqual([])
    expect(callErrors({ ...status, version: '20250730.0.0' }, '20250730')).not.toEqual([])
  })

  it.each([
    ['GET', '/v1/projects?limit=50&sort_by=name_ascending', undefined],
    ['GET', '/v1/instances?page_token=abc', undefined],
    ['POST', '/v1/projects', { name: 'p', description: '' }],
    [
      'PUT',
      '/v1/instances/web-1?project=web',
      { ncpus: 1, memory: 2 ** 30, boot_disk: null, auto_restart_policy: null },
    ],
    [
      'POST',
      '/v1/disks?project=web',
      { name: 'd', description: '', size: 2 ** 30, disk_source: { type: 'blank', block_size: 512 } },
    ],
  ])('%s %s fits', (method, url, body) => {
    expect(errors(method, url, body)).toBe('')
  })

  it.each([
    ['of no operation', 'GET', '/v1/nonsense', undefined, 'no operation'],
    ['of a method the path has not', 'PATCH', '/v1/projects/web', undefined, 'no operation'],
    ['with a path that is no name', 'GET', '/v1/projects/Not%20A%20Name', undefined, 'project of the path'],
    ['with a query of no meaning', 'GET', '/v1/projects?colour=red', undefined, 'the query has no colour'],
    ['without what it requires', 'POST', '/v1/disks', {}, 'the query lacks project'],
    ['with a query of another type', 'GET', '/v1/projects?limit=many', undefined, 'limit of the query'],
    [
      'with a field of another type',
      'POST',
      '/v1/projects',
      { name: 7, description: '' },
      'the body, at name',
    ],
    [
      'with a field of no meaning',
      'POST',
      '/v1/projects',
      { name: 'p', description: '', colour: 'red' },
      'the body has no colour',
    ],
    [
      'with one deep inside',
      'POST',
      '/v1/disks?project=web',
      { name: 'd', description: '', size: 1, disk_source: { type: 'blank', block_size: 512, image_id: 'x' } },
      'the body has no disk_source.image_id',
    ],
    [
      'that clears a field of an instance unsaid',
      'PUT',
      '/v1/instances/web-1?project=web',
      { ncpus: 1, memory: 2 ** 30, boot_disk: null },
      'it clears auto_restart_policy',
    ],
    ['with a body where there is none', 'GET', '/v1/projects', { name: 'p' }, 'it takes no body'],
  ])('%s does not fit', (_, method, url, body, error) => {
    expect(errors(method, url, body)).toContain(error)
  })
})
