import { describe, expect, it } from 'vitest'
import { addAlerts } from '../scenarios/alerts'
import { anAlert, createReceiver, receivers, resend } from '#tests/support/alerts'
import { call, setupRegion } from '#tests/support/region'

// Receivers and their secrets.

const mock = setupRegion({}, addAlerts)

describe('receivers', () => {
  it('are created with secrets that are never returned, changed in part, and deleted with all they have', async () => {
    const made = await createReceiver()
    expect(made).toMatchObject({
      status: 201,
      body: { endpoint: 'https://hooks.example/in', subscriptions: ['test.**'], secrets: [{}] },
    })
    expect(JSON.stringify(made.body)).not.toContain('quiet')
    expect((await call('GET', `${receivers}/hook`)).body).toMatchObject({
      name: 'hook',
      kind: { kind: 'webhook', endpoint: 'https://hooks.example/in', secrets: [{}] },
    })
    const change = await call('PUT', '/v1/webhook-receivers/hook', { description: 'of the yard' })
    expect(change.status).toBe(204)
    expect((await call('GET', `${receivers}/hook`)).body).toMatchObject({
      name: 'hook',
      description: 'of the yard',
      kind: { endpoint: 'https://hooks.example/in' },
    })
    await resend(await anAlert(), 'hook')
    expect((await call('DELETE', `${receivers}/hook`)).status).toBe(204)
    expect((await call('GET', `${receivers}/hook`)).status).toBe(404)
    expect(mock.region.world.deliveries.all().length).toBe(60)
    expect(mock.region.world.secretValues.all()).toHaveLength(3)
  })
  it.each([
    ['no secret', { secrets: [] }, 'InvalidRequest', 'secret'],
    ['a name that is taken', { name: 'ops-pager' }, 'ObjectAlreadyExists', 'already exists: alert-receiver'],
    ['an address that is none', { endpoint: 'hooks/in' }, undefined, 'endpoint'],
    ['an address not of the web', { endpoint: 'ftp://hooks.example' }, 'InvalidValue', '"endpoint"'],
    ['an unknown class', { subscriptions: ['test.nothing'] }, 'InvalidValue', '"alert_class"'],
  ])('are refused with %s', async (_, more, code, message) => {
    const reply = await createReceiver(more)
    expect(reply.status).toBe(400)
    expect(reply.body['error_code']).toBe(code)
    expect(reply.body['message']).toContain(message)
  })
  it('cannot take the name of another', async () => {
    const reply = await call('PUT', '/v1/webhook-receivers/audit-sink', { name: 'ops-pager' })
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'ObjectAlreadyExists' } })
  })
})

describe('secrets', () => {
  const at = '/v1/webhook-secrets'
  it('are added and deleted; without any a probe is refused (row 179)', async () => {
    const made = await call('POST', `${at}?receiver=audit-sink`, { secret: 'quiet' })
    expect(made.status).toBe(201)
    expect(Object.keys(made.body).sort()).toEqual(['id', 'time_created'])
    const { secrets } = (await call('GET', `${at}?receiver=audit-sink`)).body
    expect(secrets).toHaveLength(2)
    for (const { id } of secrets as { id: string }[])
      expect((await call('DELETE', `${at}/${id}`)).status).toBe(204)
    expect((await call('DELETE', `${at}/${String(made.body['id'])}`)).status).toBe(404)
    const reply = await call('POST', `${receivers}/audit-sink/probe`)
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(reply.body['message']).toContain('no secrets')
  })
})
