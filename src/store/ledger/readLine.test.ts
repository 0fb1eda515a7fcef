import { expect, test } from 'vitest'
import { MODEL } from '../api/versions/generated/shipped'
import { LINE_SCHEMA, type Line } from './line'
import { readLine } from './readLine'

/** A line with every field. */
const whole: Readonly<Record<keyof Line, unknown>> = {
  id: 'a.1',
  page: 'a',
  seq: 1,
  schema: LINE_SCHEMA,
  api: '2025073000.0.0',
  kind: 'batch',
  verb: 'instance.stop',
  label: 'Stop',
  deletes: true,
  subject: { kind: 'instance', id: 'i1', name: 'web-1', part: 'data', title: 'Stop', state: 'running' },
  event: 'command.stop',
  begunBy: { source: 'mouse', text: 'click button "Stop"' },
  entry: 7,
  partOf: 'a.0',
  row: 'i1',
  isDecided: true,
  steps: ['instance.stop'],
  left: [{ kind: 'instance', id: 'i2', name: 'web-2', key: 'web-2' }],
  at: '/projects/web/instances',
  isOnce: true,
  begunAt: 100,
  changedAt: 200,
  sentAt: 110,
  endedAt: 200,
  isUnseen: true,
  standing: 'failed',
  outcome: {
    words: 'No',
    status: null,
    errorCode: null,
    requestId: 'r',
    reached: 'stopped',
    end: {
      says: 'web-1 is stopped',
      copy: { label: 'Copy ssh command', value: 'ssh [user]@192.0.2.13' },
      next: { label: 'Console', to: '/projects/shop/instances/web-1/serial-console' },
      begin: {
        label: 'Start again',
        command: 'instance.start',
        subject: { kind: 'instance', id: 'i1', name: 'web-1' },
      },
    },
  },
  isOver: true,
  rows: { total: 3, done: 1, failed: 1, unknown: 1 },
  unsure: [{ kind: 'instance', id: 'i3', name: 'web-3' }],
  undo: { model: MODEL, kind: 'project', key: { id: 'p' }, title: 'Project web', before: {}, after: {} },
  undone: true,
  deleted: {
    model: MODEL,
    kind: 'disk',
    project: 'p',
    id: 'd',
    name: 'data',
    description: '',
    size: 1,
    blockSize: 512,
    diskType: 'distributed',
    readOnly: false,
  },
}

const required: readonly (keyof Line)[] = [
  'id',
  'page',
  'seq',
  'schema',
  'kind',
  'verb',
  'label',
  'subject',
  'begunAt',
  'changedAt',
  'standing',
]

/** Values that no field has. */
const wrong: readonly unknown[] = [
  null,
  false,
  Number.NaN,
  [],
  [5],
  {},
  { text: 5 },
  { id: 5, kind: {} },
  () => {},
]
/** What is a value of some fields. */
const fits: Partial<Record<keyof Line, readonly unknown[]>> = {
  steps: [[]],
  left: [[]],
  unsure: [[]],
  outcome: [{}, { text: 5 }, { id: 5, kind: {} }],
}
const wrongFor = (name: keyof Line) =>
  wrong.filter((value) => !fits[name]?.some((one) => JSON.stringify(one) === JSON.stringify(value)))

test('a line is read as it was kept, by a page or as JSON', () => {
  expect(readLine(whole)).toEqual(whole)
  expect(readLine(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
  const few = Object.fromEntries(required.map((name) => [name, whole[name]]))
  expect(readLine(few)).toEqual(few)
})

test('what is no field is left out: of whom it is, and the trials of older consoles', () => {
  expect(readLine({ ...whole, owner: 'u', trial: { until: 1 }, constructor: 5 })).toEqual(whole)
})

test.each(required)('without %s there is no line', (name) => {
  const { [name]: _, ...others } = whole
  expect(readLine(others)).toBeUndefined()
  for (const value of wrong)
    expect([value, readLine({ ...whole, [name]: value })]).toEqual([value, undefined])
})

test.each((Object.keys(whole) as (keyof Line)[]).filter((name) => !required.includes(name)))(
  'a wrong %s is left out by itself',
  (name) => {
    const { [name]: _, ...others } = whole
    for (const value of wrongFor(name))
      expect([value, readLine({ ...whole, [name]: value })]).toEqual([value, others])
  },
)

test.each([
  ['of another kind', { kind: 'trial' }],
  ['that stands elsewhere', { standing: 'toString' }],
  ['whose subject has no name', { subject: { kind: 'instance', id: 'i' } }],
  ['whose subject has a state that is no text', { subject: { kind: 'i', id: 'i', name: 'i', state: 5 } }],
])('a line %s is none', (_, change) => expect(readLine({ ...whole, ...change })).toBeUndefined())

test.each([null, undefined, 'x', 5, [], [whole]])('%j is no line', (value) =>
  expect(readLine(value)).toBeUndefined(),
)
