import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { deviceCodeMachine } from '#machines/interaction/deviceCodeMachine'
import { sessionMachine } from '#machines/interaction/sessionMachine'
import { charts } from '#machines/charts/charts'
import { eventFrom, fieldsOf, sampleOf, sentEvents } from './eventForms'

test('an event is made of what was typed into its form', () => {
  expect(fieldsOf('stream.closed')).toEqual([
    ['code', 'number'],
    ['reason', 'text'],
  ])
  expect(eventFrom('stream.closed', { code: '1011', reason: 'gone' })).toEqual({
    type: 'stream.closed',
    code: 1011,
    reason: 'gone',
  })
  expect(eventFrom('subject.observed', { state: 'stopped', isAtRest: 'on' })).toEqual({
    type: 'subject.observed',
    state: 'stopped',
    isAtRest: true,
  })
  expect(eventFrom('subject.observed', {})).toEqual({
    type: 'subject.observed',
    state: '',
    isAtRest: false,
  })
})

test('each event that can be sent is one of a machine, and only a whole request and the error of one are left out', () => {
  const taken = charts
    .filter(({ kind }) => kind === 'interaction')
    .flatMap(({ edges, states }) => [
      ...edges.flatMap(({ moves }) => moves),
      ...states.flatMap(({ stays }) => stays),
    ])
    .filter(({ kind }) => kind === 'event' || kind === 'command')
    .map(({ event }) => event)
  const missing = [...new Set(taken)].filter((event) => !sentEvents.some((type) => type === event))
  expect(missing.toSorted()).toEqual([
    'batch.extended',
    'command.issued',
    'confirm.asked',
    'plan.issued',
    'row.ended',
    'undo.asked',
    'upload.submitted',
  ])
  expect(sentEvents.filter((type) => !taken.includes(type))).toEqual([])
})

test('an actor is asked which events it takes now', () => {
  const takenBy = (actor: { getSnapshot(): { can(event: never): boolean } }) =>
    sentEvents.filter((type) => actor.getSnapshot().can(sampleOf(type) as never))
  const session = createActor(
    sessionMachine.provide({ actors: { logout: fromPromise(() => new Promise<void>(() => {})) } }),
  ).start()
  expect(takenBy(session)).toEqual(['session.expired', 'session.left'])
  session.send({ type: 'session.left' })
  expect(takenBy(session)).toEqual([])
  // An incomplete code cannot be submitted: `can` includes the guards.
  expect(takenBy(createActor(deviceCodeMachine, { input: { dashAfter: 3 } }).start())).toEqual([
    'code.changed',
  ])
})
