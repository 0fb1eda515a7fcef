import { describe, expect, it } from 'vitest'
import {
  instanceCommands,
  deleteInstance,
  startInstance,
  stopInstance,
} from '#features/shared/instance/commands'
import { instanceSteps } from '#features/shared/instance/plans'
import type { Instance, InstanceState } from '#store/api/generated/types'
import type { Command } from '#store/commands/command'
import type { RowAsked } from '#store/commands/many'
import { isTyped, partition, plansOf } from '#store/commands/partition'

const web = (runState: InstanceState, id: string = runState) =>
  ({ id, name: id, runState, ncpus: 2, memory: 4 }) as Instance
const rowFor = (command: Command<Instance>, instance: Instance): RowAsked => ({
  id: instance.id,
  name: instance.name,
  runs: { command: command as Command, record: instance, by: instanceSteps(instance) },
})
const anyRole = { whyNot: () => undefined }
const namesIn = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
const reasonsIn = (rows: readonly { name: string; reason?: string }[]) =>
  Object.fromEntries(rows.map(({ name, reason }) => [name, reason]))

describe('before anything is sent', () => {
  it('the lifecycle decides which rows run, are so already, and cannot', () => {
    const rows = (['running', 'stopping', 'stopped', 'creating'] as const).map((state) =>
      rowFor(stopInstance, web(state)),
    )
    const { willRun, isSoAlready, cannot } = partition(rows, anyRole)
    expect(namesIn(willRun)).toEqual(['running'])
    expect(reasonsIn(isSoAlready)).toEqual({
      stopping: 'It is stopping already',
      stopped: 'It is stopped already',
    })
    expect(cannot.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^Only .* can be stopped/)])
  })

  it('a row that is not in view is still known as that', () => {
    const rows = (['running', 'stopped', 'creating'] as const).map((state) => ({
      ...rowFor(stopInstance, web(state)),
      isOutOfView: true,
    }))
    const { willRun, isSoAlready, cannot } = partition(rows, anyRole)
    expect([...willRun, ...isSoAlready, ...cannot].map(({ isOutOfView }) => isOutOfView)).toEqual([
      true,
      true,
      true,
    ])
  })

  it('each row is in one group', () => {
    for (const { command } of instanceCommands) {
      const rows = (['running', 'starting', 'stopped', 'failed', 'creating', 'repairing'] as const).map(
        (state) => rowFor(command, web(state)),
      )
      const { willRun, isSoAlready, cannot } = partition(rows, anyRole)
      expect(namesIn([...willRun, ...isSoAlready, ...cannot]).sort()).toEqual(rows.map(({ id }) => id).sort())
    }
  })

  it('a role that is missing decides before the lifecycle', () => {
    const { willRun, cannot } = partition(
      [rowFor(stopInstance, web('running')), rowFor(stopInstance, web('stopped'))],
      {
        whyNot: () => 'Requires a role on the project',
      },
    )
    expect(willRun).toEqual([])
    expect(cannot.map(({ reason }) => reason)).toEqual(Array(2).fill('Requires a role on the project'))
  })

  it('a quota is taken row by row', () => {
    const rows = ['a', 'b', 'c'].map((id) => rowFor(startInstance, web('stopped', id)))
    const { willRun, cannot } = partition(rows, { ...anyRole, left: { cpus: 5, memory: 100 } })
    expect(namesIn(willRun)).toEqual(['a', 'b'])
    expect(reasonsIn(cannot)).toEqual({ c: 'The quota of the silo has too few CPUs left' })
    expect(partition(rows, { ...anyRole, left: { cpus: 50, memory: 4 } }).cannot[0]?.reason).toBe(
      'The quota of the silo has too little memory left',
    )
  })

  it('what a row does not take of a quota may be overdrawn', () => {
    const row = rowFor(startInstance, web('stopped'))
    const takes = {
      ...row,
      runs: row.runs && {
        ...row.runs,
        command: { ...row.runs.command, takes: () => ({ storage: 5, cpus: 0 }) },
      },
    }
    const sorted = (left: object) => partition([takes], { ...anyRole, left })
    expect(sorted({ cpus: -8, memory: -1, storage: 5 }).willRun).toHaveLength(1)
    expect(reasonsIn(sorted({ cpus: 8, storage: -5 }).cannot)).toEqual({
      stopped: 'The quota of the silo has too little storage left',
    })
  })

  it('a quota that is unknown is left to the region', () => {
    expect(partition([rowFor(startInstance, web('stopped'))], anyRole).willRun).toHaveLength(1)
  })

  it('a row without the command says so', () => {
    const rows = [
      { id: 'a', name: 'a' },
      { id: 'b', name: 'b', reason: 'Loading the instance it is attached to' },
    ]
    expect(reasonsIn(partition(rows, anyRole).cannot)).toEqual({
      a: 'It does not have this action',
      b: 'Loading the instance it is attached to',
    })
  })

  it('offers the way for rows that have to be stopped first, unless a role forbids it', () => {
    const rows = [web('running', 'a'), web('running', 'b'), web('stopped', 'c')].map((instance) =>
      rowFor(deleteInstance, instance),
    )
    const sorted = partition(rows, anyRole)
    expect(namesIn(sorted.willRun)).toEqual(['c'])
    expect(plansOf(sorted).map(({ steps, rows: some }) => [steps, namesIn(some)])).toEqual([
      ['stop', ['a', 'b']],
    ])
  })
})

it('more than ten deletions are typed, other commands never', () => {
  expect([isTyped(deleteInstance, 10), isTyped(deleteInstance, 11), isTyped(stopInstance, 99)]).toEqual([
    false,
    true,
    false,
  ])
})
