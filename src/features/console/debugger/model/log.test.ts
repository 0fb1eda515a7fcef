import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { causesOf, consequencesOf } from '#store/eventLog/chain'
import { entryOf, stopStory } from '#tests/support/entries'
import { charts } from '#machines/charts/charts'
import { disagreementsIn } from './disagreements'
import { playwrightTestOf } from './formats/playwrightTest'
import { isFailure, lastFailureIn } from './failures'
import { filtered, folded, subjectsIn } from './logFilter'
import { marksOf } from './marks'
import { commandsIn, sequenceOf } from './sequence'
import { readTrace, traceText } from './trace'

const chartOf = (kind: string) => charts.find(({ id }) => id === kind)
const seqs = (entries: readonly { seq: number }[]) => entries.map(({ seq }) => seq)

test('causes lead up to the click, consequences down to rest; an answer belongs to its question', () => {
  expect(seqs(causesOf(stopStory, 3_002))).toContain(1)
  expect(seqs(consequencesOf(stopStory, 1))).toEqual(seqs(stopStory.filter(({ seq }) => seq !== 4)))
  expect(seqs(consequencesOf(stopStory, 10))).toContain(3_002)
})

test('the log is filtered by text, kind and subject', () => {
  const all = { text: '', kinds: [], subject: undefined }
  expect(filtered(stopStory, all)).toBe(stopStory)
  expect(seqs(filtered(stopStory, { ...all, text: 'INSTANCESTOP 202' }))).toEqual([210])
  expect(seqs(filtered(stopStory, { ...all, kinds: ['request', 'reply'] }))).toEqual([10, 210])
  expect(seqs(filtered(stopStory, { ...all, subject: 'instance:id-1' }))).toEqual([2, 6, 211, 3_000])
  expect(subjectsIn(stopStory)).toEqual([
    { value: 'actor/command-1', label: 'actor command-1' },
    { value: 'actor/confirm', label: 'actor confirm' },
    { value: 'instance:id-1', label: 'instance web-1' },
  ])
})

test('the entries of the machinery are folded, except the one that is shown', () => {
  const started = entryOf(5_000, {
    kind: 'event',
    subject: { actor: '0.command.requesting' },
    data: { type: 'xstate.init' },
  })
  const all = [...stopStory, started]
  expect(seqs(folded(all, undefined))).not.toContain(started.seq)
  expect(folded(all, started.seq).at(-1)).toBe(started)
  const plain = folded(all, undefined)
  expect(folded(plain, undefined)).toBe(plain)
})

test('a reply of 400 and above, or none, is a failure, and the last one is found', () => {
  const reply = (seq: number, status: number | null) =>
    entryOf(seq, {
      kind: 'reply',
      subject: 'instanceStop',
      data: { status, serverRequestId: null, ms: 1 },
    })
  expect([202, 304, 400, 500, null].map((status) => isFailure(reply(1, status)))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
  expect(lastFailureIn(stopStory)).toBeUndefined()
  const failed = reply(6_000, 500)
  expect(lastFailureIn([...stopStory, reply(5_000, 409), failed, reply(7_000, 200)])).toBe(failed)
})

test('a command is a sequence from the click to rest, with durations', () => {
  expect(commandsIn(stopStory)).toEqual([{ seq: 6, label: 'instance.stop web-1' }])
  const { lanes, messages, totalMs } = sequenceOf(stopStory, 3_002)
  expect(lanes.map(({ label }) => label)).toEqual(['You', 'Page', 'confirm', 'command-1', 'Region', 'web-1'])
  const lines = messages.map(({ from, to, words }) => `${lanes[from]?.label} > ${lanes[to]?.label}: ${words}`)
  expect(lines).toContain('You > Page: click button "Stop"')
  expect(lines).toContain('command-1 > Region: instanceStop')
  expect(lines).toContain('Region > command-1: 202')
  expect(lines).toContain('Region > web-1: stopping → stopped')
  expect(lines.at(-1)).toBe('command-1 > command-1: settled')
  expect(totalMs).toBe(3_001)
  expect(messages.find(({ words }) => words === '202')?.sinceMs).toBe(200)
})

test('the story of a failure on purpose begins with what asked for it, or has it not', () => {
  const asked = entryOf(0.5, {
    kind: 'intent',
    subject: 'fail the next 1 of instanceStop',
    data: { source: 'debugger', fails: { operation: 'instanceStop', times: 1 } },
  })
  const failed = stopStory.map((entry) => (entry.seq === 210 ? { ...entry, also: asked.seq } : entry))
  const { messages } = sequenceOf([asked, ...failed], 3_000)
  const words = messages.map((message) => message.words)
  expect(words.slice(0, 2)).toEqual(['fail the next 1 of instanceStop', 'click menuitem "Stop"'])
  expect(messages).toHaveLength(sequenceOf(stopStory, 3_000).messages.length + 1)
})

test('each disagreement has the rule beside the answer of the region', () => {
  const entries = [
    ...stopStory,
    entryOf(4_000, {
      kind: 'note',
      subject: { kind: 'instance', id: 'id-1' },
      data: { verdict: 'stale', command: 'instance.stop', state: 'stopped', answer: 'instance is stopped' },
    }),
    entryOf(4_001, {
      kind: 'note',
      subject: { kind: 'instance', id: 'id-1' },
      data: { verdict: 'refused', command: 'instance.stop', state: 'running', answer: 'not now' },
    }),
    entryOf(4_002, {
      kind: 'observed',
      subject: { kind: 'instance', id: 'id-1' },
      data: { name: 'web-1', from: 'stopped', to: 'migrating', verdict: 'unlawful' },
    }),
    entryOf(4_003, {
      kind: 'state',
      subject: { actor: 'command-1' },
      data: { machine: 'command', from: { watching: 'moving' }, to: { watching: 'stalled' } },
    }),
  ]
  const found = disagreementsIn(entries, chartOf)
  expect(found.map(({ verdict, name }) => `${verdict} ${name}`)).toEqual([
    'stalled web-1',
    'unlawful web-1',
    'refused web-1',
    'stale web-1',
  ])
  expect(found[3]?.rule).toBe(
    'Last seen stopped, which does not allow it. instance.stop is allowed in: starting, running, rebooting, failed.',
  )
  expect(found[2]?.rule).toContain('Last seen running, which allows it.')
  // The name of a command need not be that of its event.
  const [boot] = disagreementsIn(
    [
      entryOf(4_004, {
        kind: 'note',
        subject: { kind: 'instance', id: 'id-1' },
        data: {
          verdict: 'stale',
          command: 'instance.setBootDisk',
          event: 'command.updateBootDisk',
          state: 'running',
          answer: 'instance is running',
        },
      }),
    ],
    chartOf,
  )
  expect(boot?.rule).toMatch(
    /^Last seen running, which does not allow it\. instance\.setBootDisk is allowed in: /,
  )
  expect(found[2]?.answer).toBe('not now')
  expect(found[1]?.rule).toBe('From stopped it may go to: starting, destroyed, failed.')
  expect(disagreementsIn(stopStory, chartOf)).toEqual([])
})

test('a saved log reads as it was written, and a broken file says where', () => {
  const seen = { entries: stopStory, dropped: 3, resources: [], actors: [] }
  const text = traceText(seen, charts, 5_000)
  expect(text.trimEnd().split('\n')).toHaveLength(stopStory.length + 1)
  expect(readTrace(text)).toEqual({ savedAt: 5_000, seen, charts })
  expect(() => readTrace('hello')).toThrow('its first line is not the header')
  expect(() => readTrace(text.replace('"seq":2,', '"seq":"two",'))).toThrow('Line 3 is not an entry.')
  expect(() => readTrace(text.replace('"version":2', '"version":9'))).toThrow('version 9')
})

test('a log that an older console has saved is shown as one of today', () => {
  const { seen, charts: drawn } = readTrace(readFileSync('tests/support/logs/version-1.trace.jsonl', 'utf8'))
  expect(drawn.map(({ id }) => id)).toEqual(['disk'])
  expect(commandsIn(seen.entries)).toEqual([{ seq: 18, label: 'instance.stop web-1' }])
  expect(disagreementsIn(seen.entries, chartOf).map(({ verdict, name }) => `${verdict} ${name}`)).toEqual([
    'stale web-1',
    'unlawful web-1',
  ])
  const chart = chartOf('command')
  expect([...(chart ? marksOf(chart, seen.entries).taken : [])]).toEqual([
    'requesting>watching',
    'watching>settled',
  ])
  expect(playwrightTestOf(seen.entries)).toContain("getByRole('searchbox', { name: 'Filter instances'")
  // Saving it again writes the current format.
  expect(readTrace(traceText(seen, drawn, 1)).seen.entries).toEqual(seen.entries)
})
