import { expect, it } from 'vitest'
import { queryWith, debuggerViewOf, type DebuggerView } from './debuggerView'

const empty = debuggerViewOf(new URLSearchParams())

it('an address says what is shown, and a view is an address', () => {
  const view: DebuggerView = {
    tab: 'log',
    chart: 'disk',
    of: 'id-1',
    state: 'attached',
    entry: 12,
    text: 'stop web',
    kinds: ['intent', 'reply'],
    internal: 'shown',
    subject: 'instance:id-1',
    at: 9,
    past: 'page',
  }
  const query = queryWith(new URLSearchParams('page=p'), view)
  expect(query.get('kinds')).toBe('intent,reply')
  expect(query.get('page')).toBe('p')
  expect(debuggerViewOf(query)).toEqual(view)
  expect(`${queryWith(query, empty)}`).toBe('page=p')
})

it('what an address says wrongly counts as absent', () => {
  const query = new URLSearchParams('tab=logs&entry=last&at=-1&kinds=intents,note,&internal=1&past=1')
  expect(debuggerViewOf(query)).toEqual({ ...empty, kinds: ['note'] })
})
