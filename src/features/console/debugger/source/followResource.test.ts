import { expect, it } from 'vitest'
import { inspectorOf } from '#store/eventLog/actorInspector'
import { instanceKind as instances } from '#store/observer/kinds/instance'
import { makeStore } from '#store/store'
import { followResource } from './followResource'

/** A followed instance, whose state the region reports. */
function follow() {
  const store = makeStore()
  let state: string | undefined
  const listeners = new Set<() => void>()
  const { live } = inspectorOf(store.log)
  const stop = followResource(
    {
      log: store.log,
      observer: { lastSeen: () => state, kindOf: () => instances },
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'db-1',
  )
  return {
    store,
    stop,
    running: () => live.list().map((actor) => `${actor.id} ${String(actor.getSnapshot().value)}`),
    report(next: string | undefined) {
      state = next
      listeners.forEach((listener) => listener())
    },
  }
}

it('runs from the first report to the end of the resource', () => {
  const { running, report } = follow()
  expect(running()).toEqual([])
  report('starting')
  expect(running()).toEqual(['db-1 starting'])
  report('running')
  expect(running()).toEqual(['db-1 running'])
  report(undefined)
  expect(running()).toEqual([])
})

it('begins anew where no report leads, and rests in a state that it does not know', () => {
  const { running, report } = follow()
  report('stopped')
  report('migrating')
  expect(running()).toEqual(['db-1 migrating'])
  report('dreaming')
  expect(running()).toEqual([])
  report('stopped')
  expect(running()).toEqual(['db-1 stopped'])
})

it('stops with the last follower, and adds no entries to the log', () => {
  const { running, report, stop, store } = follow()
  report('running')
  stop()
  report('stopping')
  expect(running()).toEqual([])
  expect(
    store.getState().eventLog.entries.filter(({ kind }) => kind === 'event' || kind === 'state'),
  ).toEqual([])
})

it('reports its events to an inspector', () => {
  const { report, store } = follow()
  const reported: string[] = []
  inspectorOf(store.log).tap = (inspection) => {
    if (inspection.type === '@xstate.event') reported.push(inspection.event.type)
  }
  report('starting')
  report('running')
  report('stopped')
  expect(reported).toEqual(['xstate.init', 'report.running', 'report.stopping', 'report.stopped'])
})
