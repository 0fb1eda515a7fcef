import { describe, expect, it } from 'vitest'
import { callErrors } from '../support/calls'

// The check of every call in the browser tests (tests/support/browserTest.ts), on calls that are wrong.

const errors = (method: string, url: string, body?: object) =>
  callErrors({ method, url, body: body ? JSON.stringify(body) : null }).join('\n')

describe('a call', () => {
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
