import { expect, it } from 'vitest'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { forbiddenByRole, notPossible } from './notPossible'

const verbOf = (lifecycle: Lifecycle, state: string, event: string, label: string) => ({
  event,
  label,
  disabledReason: lifecycle.why(state, event) ?? '',
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
    disabledReason: 'Needs the role of a collaborator',
    run: () => {},
  }
  expect(notPossible(instanceLifecycle, 'running', verb)).toBe('Stop: Needs the role of a collaborator')
})

const forbidden = (label: string, disabledReason: string) => ({
  event: `command.${label}`,
  label,
  disabledReason,
  run: () => {},
})
const needs = 'Needs project collaborator; you are viewer'

it('says once which role all verbs need', () => {
  expect(forbiddenByRole([forbidden('Start', needs), forbidden('Delete', needs)])).toBe(
    'Start and delete need project collaborator; you are viewer.',
  )
})

it.each([
  ['one verb', [forbidden('Start', needs)]],
  [
    'another reason',
    [forbidden('Start', needs), forbidden('Delete', 'Only stopped instances can be deleted')],
  ],
  ['a reason of the state', [forbidden('Start', 'It moves'), forbidden('Delete', 'It moves')]],
  ['none', []],
])('%s: no common role', (_, verbs) => {
  expect(forbiddenByRole(verbs)).toBeUndefined()
})
