import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'
import { commandMachine, type SubjectObserved } from './commandMachine'
import type { CommandRequest } from './commandRequest'
import { planMachine, type StepObserved } from './planMachine'
import { rootMachine, type PlanRef, type RootEvent } from './rootMachine'

const request: CommandRequest = {
  command: { name: 'instance.stop', label: 'Stop' },
  record: {},
  subject: { kind: 'instance', id: 'i1', name: 'web-1' },
}
const issued = (id: string, watches = false): RootEvent => ({
  type: 'command.issued',
  id,
  request,
  watches,
  isAwaited: false,
})

/** A root whose commands settle when the test decides. */
function start() {
  const answers: ((isRefused?: boolean) => void)[] = []
  const rest: (() => void)[] = []
  const command = commandMachine.provide({
    actors: {
      send: fromPromise<unknown, CommandRequest>(
        () =>
          new Promise((resolve, reject) =>
            answers.push((isRefused = false) => (isRefused ? reject(new Error('no')) : resolve({}))),
          ),
      ),
      watch: fromCallback<EventObject, CommandRequest, SubjectObserved>(({ sendBack }) => {
        rest.push(() => sendBack({ type: 'subject.observed', isAtRest: true }))
      }),
    },
  })
  const plan = planMachine.provide({
    actors: { watch: fromCallback<EventObject, CommandRequest, StepObserved>(() => {}) },
  })
  const root = createActor(rootMachine.provide({ actors: { command, plan } })).start()
  const task = () => new Promise((resolve) => setTimeout(resolve, 0))
  return { root, answers, rest, task, children: () => Object.keys(root.getSnapshot().children).sort() }
}

describe('the root of the actors', () => {
  it('starts with the session and the confirm dialog', () => {
    expect(start().children()).toEqual(['confirm', 'session'])
  })

  it('keeps each command until it is finished, whatever order they finish in', async () => {
    const { root, answers, children, task } = start()
    root.send(issued('command-1'))
    root.send(issued('command-2'))
    expect(children()).toEqual(['command-1', 'command-2', 'confirm', 'session'])
    answers[1]?.()
    await task()
    expect(children()).toEqual(['command-1', 'confirm', 'session'])
    answers[0]?.()
    await task()
    expect(children()).toEqual(['confirm', 'session'])
  })

  it('releases a command that was refused', async () => {
    const { root, answers, children, task } = start()
    root.send(issued('command-1'))
    answers[0]?.(true)
    await task()
    expect(children()).toEqual(['confirm', 'session'])
  })

  it('keeps a plan with the step it carries out, until it is dismissed', async () => {
    const { root, children, task } = start()
    root.send({ type: 'plan.issued', id: 'plan-1', request, steps: [request] })
    expect(children()).toEqual(['confirm', 'plan-1', 'session'])
    const plan = (root.getSnapshot().children as Record<string, PlanRef | undefined>)['plan-1']
    plan?.send({ type: 'plan.halted' })
    expect(children()).toContain('plan-1')
    plan?.send({ type: 'plan.dismissed' })
    await task()
    expect(children()).toEqual(['confirm', 'session'])
  })

  it('keeps a command that watches until its resource rests', async () => {
    const { root, answers, rest, children, task } = start()
    root.send(issued('command-1', true))
    answers[0]?.()
    await task()
    expect(children()).toContain('command-1')
    rest[0]?.()
    await task()
    expect(children()).not.toContain('command-1')
  })
})
