import { bench, describe } from 'vitest'
import { deleteInstance, instanceCommands, stopInstance } from '#features/shared/instance/commands'
import { instanceSteps } from '#features/shared/instance/plans'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import type { Command } from '#store/commands/command'
import { offerOf } from '#store/commands/offer'
import { partition, plansOf } from '#store/commands/partition'

const { states } = instanceLifecycle
const instances = Array.from(
  { length: 1_000 },
  (_, index) =>
    ({ id: `i${index}`, name: `web-${index}`, runState: states[index % states.length] }) as Instance,
)
const rowsFor = (command: Command<Instance>) =>
  instances.map((record) => ({
    id: record.id,
    name: record.name,
    runs: { command: command as Command, record, by: instanceSteps(record) },
  }))

describe('the groups of 1,000 rows (aim: 100 ms on a processor four times slower, so 25 ms here)', () => {
  for (const command of [stopInstance, deleteInstance])
    bench(command.label, () => {
      const sorted = partition(rowsFor(command), { whyNot: () => undefined })
      if (plansOf(sorted).length + sorted.willRun.length === 0) throw new Error('nothing runs')
    })
  bench('the menus they come from', () => {
    for (const instance of instances)
      for (const { command } of instanceCommands)
        offerOf(command, instance, instanceSteps(instance), () => undefined)
  })
})
