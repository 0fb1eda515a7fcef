import type { Entry, EntryKind } from '#store/eventLog/entry'

/** An entry without its number and time. It has no cause unless it names one. */
export type TimelessEntry = {
  [Kind in EntryKind]: Omit<Entry<Kind>, 'seq' | 'at' | 'cause'> & { cause?: number | null }
}[EntryKind]

/** An entry for tests of code that reads the log. Its time is its number, in milliseconds after the epoch. */
export const entryOf = (seq: number, said: TimelessEntry): Entry => ({ seq, at: seq, cause: null, ...said })

/** The log from the click on Stop to the stopped instance. */
export const stopStory: readonly Entry[] = [
  entryOf(1, { kind: 'intent', subject: 'click menuitem "Stop"', data: { source: 'pointer', act: 'click' } }),
  entryOf(2, {
    kind: 'event',
    subject: { actor: 'confirm' },
    cause: 1,
    data: {
      type: 'confirm.asked',
      request: { command: 'instance.stop', subject: { kind: 'instance', id: 'id-1', name: 'web-1' } },
    },
  }),
  entryOf(3, {
    kind: 'state',
    subject: { actor: 'confirm' },
    cause: 2,
    data: { machine: 'confirm', from: 'closed', to: 'asking' },
  }),
  entryOf(4, { kind: 'intent', subject: 'click button "Stop"', data: { source: 'pointer', act: 'click' } }),
  entryOf(5, {
    kind: 'event',
    subject: { actor: 'confirm' },
    cause: 4,
    answers: 2,
    data: { type: 'confirm.accepted' },
  }),
  entryOf(6, {
    kind: 'event',
    subject: { actor: 'root' },
    cause: 5,
    data: {
      type: 'command.issued',
      id: 'command-1',
      request: { command: 'instance.stop', subject: { kind: 'instance', id: 'id-1', name: 'web-1' } },
      watches: true,
    },
  }),
  entryOf(7, { kind: 'event', subject: { actor: 'command-1' }, cause: 6, data: { type: 'xstate.init' } }),
  entryOf(8, {
    kind: 'state',
    subject: { actor: 'command-1' },
    cause: 7,
    data: { machine: 'command', from: null, to: 'requesting' },
  }),
  entryOf(9, {
    kind: 'event',
    subject: { actor: '0.command.requesting' },
    cause: 7,
    data: { type: 'xstate.init' },
  }),
  entryOf(10, {
    kind: 'request',
    subject: 'instanceStop',
    cause: 9,
    data: { args: {}, requestId: 'call-1' },
  }),
  entryOf(210, {
    kind: 'reply',
    subject: 'instanceStop',
    cause: 10,
    data: { status: 202, serverRequestId: 'r-1', ms: 200 },
  }),
  entryOf(211, {
    kind: 'observed',
    subject: { kind: 'instance', id: 'id-1' },
    cause: 210,
    data: {
      name: 'web-1',
      from: 'running',
      to: 'stopping',
      verdict: 'byServer',
      steps: ['report.stopping'],
    },
  }),
  entryOf(212, {
    kind: 'event',
    subject: { actor: 'command-1' },
    cause: 210,
    data: { type: 'xstate.done.actor.0.command.requesting' },
  }),
  entryOf(213, {
    kind: 'state',
    subject: { actor: 'command-1' },
    cause: 212,
    data: { machine: 'command', from: 'requesting', to: { watching: 'moving' } },
  }),
  entryOf(3_000, {
    kind: 'observed',
    subject: { kind: 'instance', id: 'id-1' },
    cause: 213,
    data: {
      name: 'web-1',
      from: 'stopping',
      to: 'stopped',
      verdict: 'byServer',
      steps: ['report.stopped'],
    },
  }),
  entryOf(3_001, {
    kind: 'event',
    subject: { actor: 'command-1' },
    cause: 3_000,
    data: { type: 'subject.observed', isAtRest: true },
  }),
  entryOf(3_002, {
    kind: 'state',
    subject: { actor: 'command-1' },
    cause: 3_001,
    data: { machine: 'command', from: { watching: 'moving' }, to: 'settled' },
  }),
]
