import { describe, expect, it, test } from 'vitest'
import { commandMachine } from './commandMachine'
import { imageUploadMachine } from './imageUploadMachine'
import { planMachine } from './planMachine'
import { progressOf } from './progress'
import { repositoryUploadMachine } from './repositoryUploadMachine'
import { undoMachine } from './undoMachine'

describe.each([commandMachine, planMachine, imageUploadMachine, repositoryUploadMachine, undoMachine])(
  '$id',
  (machine) => {
    it('has a progress in every state', () => {
      const without = Object.keys(machine.states).filter(
        (state) => progressOf(machine.id, state) === undefined,
      )
      expect(without).toEqual([])
    })
  },
)

test('a stalled wait differs from one that moves', () => {
  expect(progressOf('command', { watching: 'moving' })).toBe('moving')
  expect(progressOf('command', { watching: 'stalled' })).toBe('stalled')
  expect(progressOf('plan', { waiting: 'stalled' })).toBe('stalled')
})

test('other machines have none', () => {
  expect(progressOf('confirm', 'asking')).toBeUndefined()
})
