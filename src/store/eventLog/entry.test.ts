import { describe, expect, expectTypeOf, it } from 'vitest'
import type { StateValue } from 'xstate'
import { entryOf, stopStory } from '#tests/support/entries'
import { subjectText, type Entry, type EntryKind, type NewEntry } from './entry'

it('the subject of each kind of entry has a text', () => {
  const texts = new Map(stopStory.map((entry) => [entry.kind, subjectText(entry)]))
  expect(Object.fromEntries(texts)).toEqual({
    intent: 'click button "Stop"',
    event: 'actor/command-1',
    state: 'actor/command-1',
    request: 'instanceStop',
    reply: 'instanceStop',
    observed: 'instance:id-1',
  })
  const data = { verdict: 'stale', command: 'instance.stop', state: 'stopped', answer: 'no' } as const
  const rest = [
    entryOf(1, { kind: 'note', subject: { kind: 'disk', id: 'd:1' }, data }),
    entryOf(2, { kind: 'action', subject: 'preferences/themePicked', data: {} }),
    entryOf(3, { kind: 'route', subject: '/projects', data: { from: '' } }),
  ]
  expect(rest.map(subjectText)).toEqual(['disk:d:1', 'preferences/themePicked', '/projects'])
})

describe('the type of an entry', () => {
  it('is a union by kind: subject and data follow from it', () => {
    expectTypeOf<Entry['kind']>().toEqualTypeOf<EntryKind>()
    expectTypeOf<Parameters<typeof subjectText>[0]>().toEqualTypeOf<Entry>()
    const read = ({ kind, subject, data }: Entry) => {
      if (kind === 'state') {
        expectTypeOf(subject).toEqualTypeOf<{ actor: string }>()
        expectTypeOf(data.to).toEqualTypeOf<StateValue>()
      }
      if (kind === 'event' && data.type === 'command.issued') expectTypeOf(data.request.command).toBeString()
      if (kind === 'observed' && data.verdict === 'byCommand')
        expectTypeOf(data.steps).toEqualTypeOf<readonly string[]>()
    }
    expect(stopStory.map(read)).toHaveLength(stopStory.length)
  })

  it('takes no kind without its own subject and data', () => {
    // @ts-expect-error an actor is named by an object
    const text: NewEntry = {
      kind: 'state',
      subject: 'actor/root',
      data: { machine: 'm', from: null, to: 'a' },
    }
    // @ts-expect-error a change has both states
    const half: NewEntry = { kind: 'observed', subject: { kind: 'i', id: '1' }, data: { name: 'a', to: 'b' } }
    // @ts-expect-error there is no such kind
    const other: NewEntry = { kind: 'remark', subject: '', data: {} }
    // @ts-expect-error there is no such event
    const event: NewEntry = { kind: 'event', subject: { actor: 'a' }, data: { type: 'command.isued' } }
    expect([text, half, other, event]).toHaveLength(4)
  })
})
