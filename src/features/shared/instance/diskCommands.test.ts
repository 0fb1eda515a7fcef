import { expect, it } from 'vitest'
import { instanceKind } from '#store/observer/kinds/instance'
import { offerOf } from '#store/commands/offer'
import { planFor, possibleStep } from '#store/commands/plan'
import { judged } from '#store/ledger/reconcile'
import type { Disk, Instance } from '#store/api/generated/types'
import type { Line } from '#store/ledger/line'
import { lineTitle } from '#features/kit/ledger/lineText'
import { stopInstance } from './commands'
import { detachDisk } from './diskCommands'

const instance = { id: 'i1', name: 'web-1', runState: 'running' } as Instance
const disk = { id: 'd1', name: 'data-1', state: { state: 'attached', instance: 'i1' } } as Disk
const attached = { instance, disk }
const stop = possibleStep(stopInstance, instance)

const line: Line = {
  id: 'a.1',
  page: 'a',
  seq: 1,
  schema: 3,
  kind: 'command',
  verb: detachDisk.name,
  label: detachDisk.label,
  event: 'command.detachDisk',
  subject: detachDisk.subject(attached),
  begunAt: 0,
  changedAt: 0,
  standing: 'moving',
}

it('an instance is not named after its disk', () => {
  expect(detachDisk.subject(attached)).toMatchObject({ kind: 'instance', id: 'i1', name: 'web-1' })
  expect(judged(line, instanceKind, { data: instance })).toMatchObject({
    is: 'unknown',
    outcome: { words: expect.stringMatching(/ web-1 is running/) as string },
  })
})

it('the titles of its commands name the disk', () => {
  expect(lineTitle(line)).toBe('Detach data-1')
  const plan = planFor(detachDisk, attached, [stop])
  expect(plan?.confirm.title).toEqual(['Stop, then detach ', { name: 'data-1' }, '?'])
  expect(plan?.confirm.steps?.map(({ label }) => label)).toEqual(['Stop web-1', 'Detach data-1'])
  expect(offerOf(detachDisk, attached, [stop], () => undefined).first).toBe('Stops web-1 first')
})
