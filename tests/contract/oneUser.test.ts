import { beforeEach, expect, it, vi } from 'vitest'
import { personaId } from '#mirage/scenarios/personas'
import { stopInstance } from '#features/shared/instance/commands'
import { dialogs } from '#store/actors/dialogs'
import { oneUser } from '#store/actors/session/oneUser'
import { instancesApi } from '#store/api/resources/instances'
import { sayNewSession } from '#store/kept/newSession'
import { manyRow } from '#store/commands/many'
import { consolePartOf } from '#store/parts'
import { consoleInNode } from '../support/consoleInNode'
import { rowNamed, setupRegion } from '../support/region'

// All tabs of a browser have one session. A page does nothing in the name of another user. Rule: AUTH-11.

const mock = setupRegion()
const page = new EventTarget()
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', search: '', reload: vi.fn<() => void>() })
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }))
})

/** A console of the usual user that watches who is signed in, and an instance to stop. */
async function open() {
  const console = consoleInNode()
  await console.signIn()
  const { id } = rowNamed(mock.region.world.instances, 'web-1')
  const instance = await console.store
    .dispatch(instancesApi.endpoints.instanceView.initiate({ instance: id }))
    .unwrap()
  consolePartOf(console.store, oneUser)
  return {
    ...console,
    instance,
    otherUser: () => consolePartOf(console.store, dialogs).get().otherUser,
    /** Stops the instance. @returns what the region says of it then */
    async stop() {
      const { error } = await console.store.dispatch(
        instancesApi.endpoints.instanceStop.initiate({ instance: id }, { track: false }),
      )
      return { error, state: mock.region.world.instances.get(id)?.runState }
    },
  }
}

const another = () => mock.region.signIn(personaId('yuki'))

it('a change right after another user has signed in elsewhere is not sent, and the page says who it is', async () => {
  const { otherUser, stop } = await open()
  another()
  sayNewSession()
  await vi.waitFor(() => expect(otherUser()?.name).toMatch(/^Yuki/))
  expect(await stop()).toEqual({
    error: expect.objectContaining({ errorCode: 'OtherUser' }),
    state: 'running',
  })
  otherUser()?.reload()
  expect(location.reload).toHaveBeenCalledTimes(1)
})

it('a change waits while it is asked who is signed in', async () => {
  const { otherUser, stop } = await open()
  another()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(await stop()).toMatchObject({ error: { errorCode: 'OtherUser' }, state: 'running' })
  expect(otherUser()?.name).toMatch(/^Yuki/)
})

it('a batch pauses, and none of its rows is sent', async () => {
  const { actors, asked, batch, instance, otherUser } = await open()
  const row = { id: instance.id, name: instance.name, runs: manyRow(stopInstance, instance) }
  await actors.askMany({ verb: 'instance.stop', nouns: 'instances', rows: [row] }, () => undefined)
  another()
  page.dispatchEvent(new Event('visibilitychange'))
  asked().begin({ planned: [], pausesAtFailure: false, atOnce: 1 })
  await vi.waitFor(() => expect(otherUser()).not.toBeNull())
  await vi.waitFor(() => expect(batch().rows[0]?.phase).toBe('failed'))
  expect(mock.region.world.instances.get(instance.id)?.runState).toBe('running')
})

it('the same user who signs in again goes on', async () => {
  const { otherUser, stop } = await open()
  sayNewSession()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(await stop()).toMatchObject({ error: undefined, state: 'stopping' })
  expect(otherUser()).toBeNull()
})
