import { expect, it } from 'vitest'
import type { PeerMessages } from '#store/api/resources/bgp'
import { messagesOf } from './messages'

const of = (messages: unknown): PeerMessages[] => [
  { asn: 65_010, switch: 'switch0', peer: '172.20.15.22', messages },
]
const at = (second: number, message: unknown) => ({ timestamp: `2026-01-15T09:00:0${second}.123Z`, message })
const said = (messages: unknown) =>
  messagesOf(of(messages)).map(({ direction, type, details }) =>
    [direction, type, details].map((text) => text?.replaceAll('\u00A0', ' ')),
  )

it('BGP messages are rows with words, newest first', () => {
  const history = {
    received: [
      at(0, { type: 'open', asn: 65_000, holdTime: 6 }),
      at(2, { type: 'update', nexthop: '172.20.15.22' }),
    ],
    sent: [at(0, { type: 'open', asn: 65_010, holdTime: 90 }), at(1, { type: 'keepalive' })],
  }
  expect(said(history)).toEqual([
    ['Received', 'Update', 'next hop 172.20.15.22'],
    ['Sent', 'Keepalive', ''],
    ['Sent', 'Open', 'AS 65010, hold time 1 min 30 s'],
    ['Received', 'Open', 'AS 65000, hold time 6 s'],
  ])
  const [newest] = messagesOf(of(history))
  expect(newest).toMatchObject({ peer: '172.20.15.22 on switch0', at: new Date('2026-01-15T09:00:02.123Z') })
  expect(JSON.parse(newest?.json ?? '')).toEqual(history.received[1])
})

it('the fields of a message may be in its value, and are named as the API names them', () => {
  const fields = { withdrawn: [], nlri: ['10.0.0.0/8', '10.1.0.0/16'], pathAttributes: [{ flags: 1 }] }
  expect(said({ received: [at(0, { type: 'update', value: fields })] })).toEqual([
    ['Received', 'Update', 'networks 10.0.0.0/8 10.1.0.0/16, path attributes [{"flags":1}]'],
  ])
  const refused = { type: 'notification', value: { errorCode: 'cease', errorSubcode: 2, data: null } }
  expect(said({ sent: [at(1, refused), at(0, { type: 'keep_alive', value: null })] })).toEqual([
    ['Sent', 'Notification', 'error code cease, error subcode 2'],
    ['Sent', 'Keepalive', ''],
  ])
})

it.each([
  [[at(0, { type: 'open' })], [[undefined, 'Open', '']]],
  [{ sent: [at(0, 'keepalive')] }, [['Sent', 'Keepalive', '']]],
  [{ sent: [at(0, { flags: [1, 2] })] }, [['Sent', undefined, 'flags 1 2']]],
  [
    { sent: [7, null] },
    [
      ['Sent', undefined, 'null'],
      ['Sent', undefined, '7'],
    ],
  ],
  [{ sent: 'lost' }, [[undefined, undefined, 'sent lost']]],
  ['lost', [[undefined, 'Lost', '']]],
  [null, []],
  [{}, []],
])('a history of another shape is shown as it is: %j', (history, expected) => {
  expect(said(history)).toEqual(expected)
})

it('a message without a time, or with another one, comes last', () => {
  const rows = messagesOf(of({ sent: [{ timestamp: 'soon', message: 'open' }, at(0, 'update')] }))
  expect(rows.map(({ type, at: time }) => [type, time === null])).toEqual([
    ['Update', false],
    ['Open', true],
  ])
})
