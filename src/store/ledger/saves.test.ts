import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scriptRegion } from '#tests/support/scriptedRegion'
import { consoleInNode } from '#tests/support/consoleInNode'
import { floatingIpsApi } from '../api/resources/floatingIps'
import { sshKeysApi } from '../api/resources/sshKeys'
import { savesOf } from './saves'

let answers: ReturnType<typeof scriptRegion>
beforeEach(() => {
  answers = scriptRegion()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const body = { name: 'quay', description: '' }
const { floatingIpCreate, floatingIpUpdate } = floatingIpsApi.endpoints

it('the line of what was created has its id, by which it leads there', async () => {
  const { store, lines } = consoleInNode()
  answers('POST /v1/floating-ips', { id: 'f1', ...body })
  answers('POST /v1/me/ssh-keys', { id: 'k1', name: 'laptop' })
  await savesOf(store, undefined).save(floatingIpCreate, { project: 'web', body })
  await savesOf(store, undefined).save(sshKeysApi.endpoints.currentUserSshKeyCreate, {
    body: { name: 'laptop', description: '', publicKey: '' },
  })
  await vi.waitFor(() =>
    expect(lines().map(({ standing, subject: { kind, id, name } }) => [standing, kind, id, name])).toEqual([
      // Its name may be secret, as all that its form sends.
      ['done', 'userSshKey', 'k1', ''],
      ['done', 'floatingIp', 'f1', 'quay'],
    ]),
  )
})

it('a line without a new thing, and one that was refused, has none', async () => {
  const { store, lines } = consoleInNode()
  answers('GET /v1/floating-ips/f1', { id: 'f1', ...body })
  answers('PUT /v1/floating-ips/f1', { id: 'f1', ...body })
  answers('POST /v1/floating-ips', { status: 400, body: { message: 'no' } })
  const { save } = savesOf(store, undefined)
  await save(floatingIpUpdate, { floatingIp: 'f1', edit: { was: body, body } } as never).catch(() => {})
  await savesOf(store, undefined)
    .save(floatingIpCreate, { project: 'web', body })
    .catch(() => {})
  await vi.waitFor(() => expect(lines().map(({ subject: { id } }) => id)).toEqual(['', '']))
})
