import { enqueueActions, setup, type ActorRefFrom } from 'xstate'
import { commandMachine, type CommandEvent } from './commandMachine'
import { confirmMachine, type Issue } from './confirmMachine'
import { sessionMachine } from './sessionMachine'

export type ConsoleEvent =
  | ({ type: 'command.issued'; id: string; subjectId: string; watches: boolean; isAwaited: boolean } & Issue)
  | CommandEvent

export type CommandRef = ActorRefFrom<typeof commandMachine>

/** The root of everything that lives in this browser: the session, the confirm dialog, and each issued command. */
export const consoleMachine = setup({
  types: {} as {
    events: ConsoleEvent
    children: { confirm: 'confirm'; session: 'session' }
  },
  actors: { confirm: confirmMachine, session: sessionMachine, command: commandMachine },
  actions: {
    spawnCommand: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'command.issued') return
      const { id, ...rest } = event
      enqueue.spawnChild('command', {
        id,
        input: {
          command: rest.command,
          record: rest.record,
          subjectId: rest.subjectId,
          watches: rest.watches,
          isAwaited: rest.isAwaited,
        },
      })
    }),
    tellCommands: enqueueActions(({ enqueue, event, self }) => {
      if (event.type !== 'subject.observed') return
      const children: Record<string, CommandRef | undefined> = self.getSnapshot().children
      for (const [id, child] of Object.entries(children)) {
        if (child && id.startsWith('command-') && child.getSnapshot().status === 'active')
          enqueue.sendTo(child, event)
      }
    }),
  },
}).createMachine({
  id: 'console',
  invoke: [
    { id: 'confirm', src: 'confirm' },
    { id: 'session', src: 'session' },
  ],
  on: {
    'command.issued': { actions: 'spawnCommand' },
    'subject.observed': { actions: 'tellCommands' },
  },
})
