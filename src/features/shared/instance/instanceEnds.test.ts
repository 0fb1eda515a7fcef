import { expect, it } from 'vitest'
import { answerAsOf } from '#store/api/internals'
import { Cached } from '#store/api/cached'
import { makeStore } from '#store/store'
import type { Instance } from '#store/api/generated/types'
import { rebootInstance, startInstance, stopInstance } from './commands'
import { bornInstance } from './bornInstance'

// How the commands of an instance end, by what the pages have read. Rule: CMD-9.

const web = { id: 'i1', name: 'web-1', runState: 'creating' } as Instance

/** What the pages have read: the instance in its project, and its addresses if any. */
function read(addresses?: readonly object[]) {
  const store = makeStore({ origin: 'http://region.test' })
  store.dispatch(answerAsOf('instanceList', { project: 'shop' }, { items: [web] }, 0))
  if (addresses)
    store.dispatch(
      answerAsOf('instanceExternalIpList', { project: 'shop', instance: 'web-1' }, { items: addresses }, 0),
    )
  const cached = new Cached(store.getState())
  store.parts.dispose()
  return cached
}
const ended = (cached: Cached, reached: string) => ({ answer: undefined, reached, cached })
const snat = { kind: 'snat', ip: '192.0.2.1' }
const ephemeral = { kind: 'ephemeral', ip: '192.0.2.13' }
const floating = { kind: 'floating', ip: '192.0.2.20', name: 'quay', id: 'f1' }
const serial = { label: 'Console', to: '/projects/shop/instances/web-1/serial-console' }

it.each([
  [
    'the address that stays',
    [snat, ephemeral, floating],
    'web-1 runs at 192.0.2.20',
    'ssh [user]@192.0.2.20',
  ],
  ['the address', [snat, ephemeral], 'web-1 runs at 192.0.2.13', 'ssh [user]@192.0.2.13'],
  ['that there is none', [snat], 'web-1 runs; it has no external address', undefined],
  ['nothing of an address that no page has read', undefined, 'web-1 runs', undefined],
])('a start and a reboot say %s', (_, addresses, says, command) => {
  const cached = read(addresses)
  const words = {
    says,
    ...(command !== undefined && { copy: { label: 'Copy ssh command', value: command } }),
    next: serial,
  }
  expect(startInstance.end(web, ended(cached, 'running'))).toEqual(words)
  expect(rebootInstance.end(web, ended(cached, 'running'))).toEqual(words)
})

const begin = { command: startInstance.name, subject: { kind: 'instance', id: 'i1', name: 'web-1' } }

it('a stop offers to start it again', () => {
  expect(stopInstance.end(web, ended(read(), 'stopped'))).toEqual({
    says: 'web-1 is stopped',
    begin: { label: 'Start again', ...begin },
  })
})

it('without its project there is no way to its console', () => {
  const store = makeStore({ origin: 'http://region.test' })
  expect(startInstance.end(web, ended(new Cached(store.getState()), 'running'))).toEqual({
    says: 'web-1 runs',
  })
  store.parts.dispose()
})

it('a new instance says how it came to rest', () => {
  const cached = read([ephemeral])
  const endIn = (reached: string) => bornInstance(web)?.end({ reached, cached })
  expect(endIn('running')).toMatchObject({ says: 'web-1 runs at 192.0.2.13', next: serial })
  // It was never started.
  expect(endIn('stopped')).toEqual({ says: 'web-1 is stopped', begin: { label: 'Start', ...begin } })
  expect(endIn('failed')).toBe('web-1 has failed')
  expect(bornInstance({ ...web, runState: 'stopped' })).toBeUndefined()
})

it('the end of many counts them, and the CPUs that have become free or are in use', () => {
  const rows = [
    { ...web, runState: 'running' as const, ncpus: 4 },
    { ...web, runState: 'failed' as const, ncpus: 2 },
  ]
  expect(stopInstance.endOfMany?.(rows)).toMatchObject({
    says: '2 stopped, 4 vCPUs free',
    next: {
      label: 'Start again',
      steps: [{ command: { name: 'instance.start' }, record: { runState: 'stopped' } }, {}],
    },
  })
  expect(startInstance.endOfMany?.(rows).says).toBe('2 run, 6 vCPUs in use')
  expect(rebootInstance.endOfMany?.(rows)).toEqual({ says: '2 rebooted' })
})
