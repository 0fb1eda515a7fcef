import { enqueueActions, setup, type ActorRefFrom } from 'xstate'
import { commandMachine } from './commandMachine'
import type { CommandRequest } from './commandRequest'
import { confirmMachine } from './confirmMachine'
import { planMachine } from './planMachine'
import { sessionMachine } from './sessionMachine'

export type RootEvent =
  | {
      type: 'command.issued'
      /** The name of its actor. */
      id: string
      request: CommandRequest
      watches: boolean
      isAwaited: boolean
      /** The response, if a form has sent the request. */
      answer?: unknown
    }
  | {
      type: 'plan.issued'
      /** The name of its actor. */
      id: string
      request: CommandRequest
      steps: readonly CommandRequest[]
    }

export type CommandRef = ActorRefFrom<typeof commandMachine>
export type PlanRef = ActorRefFrom<typeof planMachine>

/** The root actor of a console: session, confirm dialog, and each running command and plan. */
export const rootMachine = setup({
  types: {} as {
    events: RootEvent | { type: `xstate.done.actor.${'command' | 'plan'}-${string}` }
    children: { confirm: 'confirm'; session: 'session' }
  },
  actors: { confirm: confirmMachine, session: sessionMachine, command: commandMachine, plan: planMachine },
  actions: {
    spawnCommand: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'command.issued') return
      const { id, request, watches, isAwaited, answer } = event
      enqueue.spawnChild('command', { id, input: { request, watches, isAwaited, answer } })
    }),
    spawnPlan: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'plan.issued') return
      const { id, request, steps } = event
      enqueue.spawnChild('plan', { id, input: { request, steps } })
    }),
    // Stops a finished command or plan, so that the root does not retain its record.
    releaseChild: enqueueActions(({ enqueue, event }) => {
      enqueue.stopChild(event.type.replace('xstate.done.actor.', ''))
    }),
  },
}).createMachine({
  id: 'root',
  invoke: [
    { id: 'confirm', src: 'confirm' },
    { id: 'session', src: 'session' },
  ],
  on: {
    'command.issued': { actions: 'spawnCommand' },
    'plan.issued': { actions: 'spawnPlan' },
    'xstate.done.actor.*': { actions: 'releaseChild' },
  },
})
