import { describe, expect, it } from 'vitest'
import { call, setupRegion } from '#tests/support/region'

setupRegion()

describe('errors have a status, a code, a message and the id of the request', () => {
  it.each([
    ['GET', '/v1/nowhere', undefined, 404, undefined, 'Not Found'],
    ['PUT', '/v1/projects', undefined, 405, undefined, 'Method Not Allowed'],
    [
      'GET',
      '/v1/projects/nowhere',
      undefined,
      404,
      'ObjectNotFound',
      'not found: project with name "nowhere"',
    ],
    [
      'GET',
      '/v1/instances',
      undefined,
      400,
      undefined,
      'unable to parse query string: missing field `project`',
    ],
    [
      'GET',
      '/v1/instances/web-1',
      undefined,
      400,
      'InvalidRequest',
      'instance should either be an ID or project should be specified',
    ],
    [
      'POST',
      '/v1/projects',
      { name: 'web', description: '' },
      400,
      'ObjectAlreadyExists',
      'already exists: project "web"',
    ],
    [
      'POST',
      '/v1/projects',
      { name: 'fault-500-a', description: '' },
      500,
      'Internal',
      'Internal Server Error',
    ],
    [
      'DELETE',
      '/v1/projects/web',
      undefined,
      400,
      'InvalidRequest',
      'project to be deleted contains an instance: web-1',
    ],
  ])('%s %s → %i', async (method, path, body, status, code, message) => {
    const reply = await call(method, path, body)
    expect(reply).toMatchObject({ status, body: { message } })
    expect(reply.body['error_code']).toBe(code)
    expect(reply.body['request_id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})
