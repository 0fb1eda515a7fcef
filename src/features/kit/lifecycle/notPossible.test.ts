import { expect, it } from 'vitest'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Lifecycle } from '#machines/lifecycle/ask'
import type { OfferReason } from '#store/commands/offer'
import { projectCollaborator } from '#model/needs'
import { commonRole, notPossible } from './notPossible'

const verbOf = (lifecycle: Lifecycle, state: string, event: string, label: string) => ({
  event,
  label,
  reason: { by: 'lifecycle' as const, text: lifecycle.why(state, event) ?? '' },
  run: () => {},
})

it.each([
  ['running', 'delete', 'Delete needs it stopped'],
  ['running', 'start', 'Start: it is running already'],
  ['stopping', 'stop', 'Stop: it is stopping already'],
  ['stopping', 'start', 'Start waits until it is stopped'],
  ['stopping', 'delete', 'Delete waits until it is stopped'],
  ['stopped', 'stop', 'Stop: it is stopped already'],
  ['stopped', 'reboot', 'Reboot needs it running'],
])('an instance that is %s: %s', (state, command, text) => {
  const label = text.split(/[ :]/)[0] ?? ''
  const verb = verbOf(instanceLifecycle, state, `command.${command}`, label)
  expect(notPossible(instanceLifecycle, state, verb)).toBe(text)
})

it('has every state that would do, where no way leads to one', () => {
  const verb = verbOf(diskLifecycle, 'maintenance', 'command.delete', 'Delete')
  expect(notPossible(diskLifecycle, 'maintenance', verb)).toBe('Delete needs it detached or faulted')
})

it('gives a reason besides the lifecycle as it is', () => {
  const verb = {
    event: 'command.stop',
    label: 'Stop',
    reason: { by: 'own' as const, text: 'It moves' },
    run: () => {},
  }
  expect(notPossible(instanceLifecycle, 'running', verb)).toBe('Stop: It moves')
})

const verb = (label: string, reason: OfferReason) => ({
  event: `command.${label}`,
  label,
  reason,
  run: () => {},
})
const needs = projectCollaborator
const byRole: OfferReason = { by: 'role', needs, text: 'Only a collaborator of the project can do this' }
const byLifecycle: OfferReason = { by: 'lifecycle', text: 'Only stopped instances can be deleted' }

it('says once which role all verbs need', () => {
  expect(commonRole([verb('Start', byRole), verb('Delete', byRole)])).toEqual({
    needs,
    acts: 'start and delete it',
  })
})

it('names no object where a verb has one', () => {
  expect(commonRole([verb('Start', byRole), verb('Snapshot disks', byRole)])?.acts).toBe(
    'start and snapshot disks',
  )
})

it.each([
  ['one verb', [verb('Start', byRole)]],
  ['another reason', [verb('Start', byRole), verb('Delete', byLifecycle)]],
  [
    'another role',
    [verb('Start', byRole), verb('Delete', { ...byRole, text: 'Only an admin of the silo can do this' })],
  ],
  ['a reason of the state', [verb('Start', byLifecycle), verb('Delete', byLifecycle)]],
  ['none', []],
])('%s: no common role', (_, verbs) => {
  expect(commonRole(verbs)).toBeUndefined()
})
