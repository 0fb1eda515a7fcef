import type { StateValue } from 'xstate'

/**
 * How far a thing that a user began has come. `held`: it waits for the user. `stopped`: it ended before its end, by
 * the user.
 */
export type Progress = 'moving' | 'stalled' | 'held' | 'done' | 'failed' | 'stopped'

/** The states of the machines that run what a user begins. A state inside another is only named if it differs. */
const table: Readonly<Record<string, Readonly<Record<string, Progress>>>> = {
  command: {
    begun: 'moving',
    requesting: 'moving',
    looking: 'moving',
    watching: 'moving',
    'watching.stalled': 'stalled',
    settled: 'done',
    failed: 'failed',
  },
  plan: {
    waiting: 'moving',
    'waiting.stalled': 'stalled',
    acting: 'moving',
    deciding: 'moving',
    halted: 'held',
    refused: 'failed',
    barred: 'failed',
    done: 'done',
    closed: 'stopped',
  },
  undo: {
    idle: 'moving',
    reading: 'moving',
    comparing: 'moving',
    asking: 'held',
    writing: 'moving',
    done: 'done',
    already: 'done',
    kept: 'stopped',
    gone: 'failed',
    failed: 'failed',
  },
  imageUpload: {
    idle: 'stopped',
    checking: 'moving',
    running: 'moving',
    nameTaken: 'held',
    failed: 'held',
    cleaningUp: 'moving',
    cleanupFailed: 'failed',
    done: 'done',
  },
  repositoryUpload: { idle: 'stopped', checking: 'moving', running: 'moving', failed: 'held', done: 'done' },
}

/** The name of a state: `watching.stalled`. */
function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value
  const [name = '', inner] = Object.entries(value)[0] ?? []
  return inner === undefined ? name : `${name}.${pathOf(inner)}`
}

/** The progress in a state of a machine; undefined for a machine that runs nothing that a user began. */
export function progressOf(machine: string, value: StateValue): Progress | undefined {
  const states = table[machine]
  const [name = '', inner = ''] = pathOf(value).split('.')
  return states?.[`${name}.${inner}`] ?? states?.[name]
}
