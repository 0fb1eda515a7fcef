import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { stoppedUpload } from '#machines/interaction/uploadView'
import { unfinished } from '#store/actors/unfinished'
import { consolePartOf } from '#store/parts'
import { makeStore } from '#store/store'
import { UploadHolder } from './uploadHolder'
import { uploads } from './uploads'

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

const toOf = (number: number) => `/images-new?upload=${number}`

/** An upload of a name, whose panel is opened at an entry of the history. */
function uploadOf(number = 1, name = 'fresh') {
  const actor = createActor(machine)
  const run = {
    place: '/images-new',
    to: toOf(number),
    entry: `entry-${number}`,
    actor,
    holder: new UploadHolder(),
    view() {
      const snapshot = actor.getSnapshot()
      if (snapshot.matches('form')) return undefined
      return snapshot.matches('failed') ? stoppedUpload(name) : { name }
    },
  }
  return { actor, run }
}

/** A console with the panel of an upload open. */
function begin() {
  const store = makeStore({ origin: 'http://region.test' })
  const all = consolePartOf(store, uploads)
  const { actor, run } = uploadOf()
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

it('a second upload of a place runs beside the first: each has its panel, its end and its own words', async () => {
  const { store, all, actor, run, notices } = begin()
  actor.send({ type: 'submit' })
  all.close(run)
  // Going back to the entry at which it began shows it, and a new entry begins another one.
  expect([all.numberFor(toOf, 'entry-1'), all.numberFor(toOf, 'entry-2')]).toEqual([1, 2])
  const second = uploadOf(2, 'other')
  all.open(second.run)
  expect(all.numberFor(toOf, 'entry-2')).toBe(2)
  second.actor.send({ type: 'submit' })
  all.close(second.run)
  expect(all.get()).toEqual([run, second.run])
  expect(
    consolePartOf(store, unfinished)
      .get()
      .map(({ left, link }) => [...left, link?.to]),
  ).toEqual([
    ['Upload fresh', toOf(1)],
    ['Upload other', toOf(2)],
  ])
  expect(all.numberFor(toOf, 'entry-3')).toBe(3)
  second.actor.send({ type: 'fail' })
  expect(notices()).toEqual(['Upload of other has stopped'])
  actor.send({ type: 'end' })
  await Promise.resolve()
  expect(all.get()).toEqual([second.run])
  // The first place is free again, and the second upload keeps its own.
  expect([all.numberFor(toOf, 'entry-4'), all.numberFor(toOf, 'entry-2')]).toEqual([1, 2])
  expect(asksToClose()).toBe(true)
})

it('a name is of one upload at a time', () => {
  const { all, actor, run } = begin()
  const second = uploadOf(2, 'fresh').run
  all.open(second)
  expect(all.isNameUsed(second, 'fresh')).toBe(false)
  actor.send({ type: 'submit' })
  expect(all.isNameUsed(second, 'fresh')).toBe(true)
  expect(all.isNameUsed(second, 'other')).toBe(false)
  expect(all.isNameUsed(run, 'fresh')).toBe(false)
  expect(all.isNameUsed({ place: '/elsewhere', to: '/elsewhere' }, 'fresh')).toBe(false)
})
