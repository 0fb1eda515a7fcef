import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { consolePartOf } from '#store/parts'
import { makeStore } from '#store/store'
import { UploadHolder } from './uploadHolder'
import { uploads, type UploadRun } from './uploads'

const machine = setup({
  types: {} as { events: { type: 'submit' } | { type: 'fail' } | { type: 'resume' } | { type: 'end' } },
}).createMachine({
  initial: 'form',
  states: {
    form: { on: { submit: 'sending' } },
    sending: { on: { fail: 'failed', end: 'form' } },
    failed: { on: { resume: 'sending' } },
  },
})

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

/** A console with the panel of an upload open. */
function begin() {
  const store = makeStore({ origin: 'http://region.test' })
  const all = consolePartOf(store, uploads)
  const actor = createActor(machine)
  const run = {
    to: '/images-new',
    actor,
    holder: new UploadHolder(),
    viewOf: (snapshot: ReturnType<typeof actor.getSnapshot>) =>
      snapshot.matches('form') ? undefined : { name: 'fresh', isStopped: snapshot.matches('failed') },
  } as unknown as UploadRun
  all.open(run)
  return { store, all, actor, run, notices: () => store.getState().notices.map(({ title }) => title) }
}

/** Whether the browser asks before the tab is closed. */
const asksToClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('a panel that is closed before anything is sent ends its upload', () => {
  const { all, actor, run } = begin()
  all.close(run)
  expect(actor.getSnapshot().status).toBe('stopped')
  expect(all.at(run.to)).toBeUndefined()
})

it('what is under way outlives its panel, is found again, and is gone at its end', async () => {
  const { all, actor, run } = begin()
  actor.send({ type: 'submit' })
  all.close(run)
  expect(all.get()).toEqual([run])
  expect(all.at(run.to)).toBe(run)
  expect(asksToClose()).toBe(true)
  actor.send({ type: 'end' })
  await Promise.resolve()
  expect(all.get()).toEqual([])
  expect(all.at(run.to)).toBeUndefined()
  expect(asksToClose()).toBe(false)
})

it('stops with its console', () => {
  const { store, actor } = begin()
  actor.send({ type: 'submit' })
  store.parts.dispose()
  expect(actor.getSnapshot().status).toBe('stopped')
  expect(asksToClose()).toBe(false)
})

it('an error is announced once, where no panel shows it', () => {
  const { all, actor, run, notices } = begin()
  actor.send({ type: 'submit' })
  actor.send({ type: 'fail' })
  expect(notices()).toEqual([])
  actor.send({ type: 'resume' })
  all.close(run)
  actor.send({ type: 'fail' })
  expect(notices()).toEqual(['Upload of fresh has stopped'])
})
