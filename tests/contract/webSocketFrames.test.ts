import { describe, expect, it } from 'vitest'
import { closePayload, encodeFrame, FrameReader, OPCODES } from '../../mirage/node/frames'
import { acceptKey } from '../../mirage/node/webSocket'
import { maskedFrame, serverFrames } from '../support/webSocketClient'

// The frames of RFC 6455, against a client written apart from the server.

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (...pieces: Uint8Array[]) => {
  const reader = new FrameReader()
  return pieces.flatMap((piece) => [...reader.read(piece)])
}

it('answers a key as the example of the RFC does', () => {
  expect(acceptKey('dGhlIHNhbXBsZSBub25jZQ==')).toBe('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=')
})

describe('reading', () => {
  it('the masked example of the RFC', () => {
    const frame = Uint8Array.of(0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58)
    expect(read(frame)).toEqual([{ kind: 'text', text: 'Hello' }])
  })
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('%i bytes, in pieces of any size', (length) => {
    const payload = new Uint8Array(length).map((_, at) => at % 251)
    const frame = maskedFrame(OPCODES.binary, payload)
    expect(read(frame.subarray(0, 1), frame.subarray(1, 7), frame.subarray(7))).toEqual([
      { kind: 'binary', bytes: payload },
    ])
  })
  it('a message in three frames with a ping between them', () => {
    const euro = bytes('€')
    expect(
      read(
        maskedFrame(OPCODES.text, euro.subarray(0, 1), false),
        maskedFrame(OPCODES.ping, bytes('are you there')),
        maskedFrame(OPCODES.continuation, euro.subarray(1, 2), false),
        maskedFrame(OPCODES.continuation, euro.subarray(2)),
      ),
    ).toEqual([
      { kind: 'ping', bytes: bytes('are you there') },
      { kind: 'text', text: '€' },
    ])
  })
  it('a close with and without a code', () => {
    expect(
      read(
        maskedFrame(OPCODES.close, closePayload(3001, 'enough')),
        maskedFrame(OPCODES.close, new Uint8Array()),
      ),
    ).toEqual([
      { kind: 'close', code: 3001, reason: 'enough' },
      { kind: 'close', code: 1005, reason: '' },
    ])
  })
})

describe('refusing', () => {
  const oversized = () => {
    const frame = Buffer.alloc(14)
    frame.set([0x82, 0xff])
    frame.writeBigUInt64BE(2n ** 40n, 2)
    return frame
  }
  it.each([
    ['a frame without a mask', 1002, () => Uint8Array.of(0x82, 0x01, 0x41)],
    ['an extension nobody agreed on', 1002, () => Uint8Array.of(0xc2, 0x80, 0, 0, 0, 0)],
    ['an unknown opcode', 1002, () => maskedFrame(3, bytes('x'))],
    ['an unknown control opcode', 1002, () => maskedFrame(11, bytes('x'))],
    ['a control frame in parts', 1002, () => maskedFrame(OPCODES.ping, bytes('x'), false)],
    ['a long control frame', 1002, () => maskedFrame(OPCODES.ping, new Uint8Array(126))],
    ['a continuation of nothing', 1002, () => maskedFrame(OPCODES.continuation, bytes('x'))],
    ['half a close code', 1002, () => maskedFrame(OPCODES.close, Uint8Array.of(3))],
    ['a close code that is never sent', 1002, () => maskedFrame(OPCODES.close, closePayload(1006, ''))],
    ['a text that is not UTF-8', 1007, () => maskedFrame(OPCODES.text, Uint8Array.of(0xff))],
    ['a message beyond all measure, before it has come', 1009, oversized],
  ])('%s: %i', (_, code, frame) => {
    expect(() => read(frame())).toThrow(expect.objectContaining({ code }))
  })
  it('a message that begins within another', () => {
    const begun = maskedFrame(OPCODES.binary, bytes('a'), false)
    expect(() => read(begun, maskedFrame(OPCODES.binary, bytes('b')))).toThrow('within another')
  })
})

describe('writing', () => {
  it.each([0, 125, 126, 65_535, 65_536])('%i bytes', (length) => {
    const payload = new Uint8Array(length).fill(7)
    const [frames, rest] = serverFrames(Buffer.from(encodeFrame(OPCODES.binary, payload)))
    expect(frames).toEqual([{ opcode: OPCODES.binary, payload: Buffer.from(payload) }])
    expect(rest).toHaveLength(0)
  })
})
