// WebSocket frames, as RFC 6455 §5 has them: reading what a client sends, writing what a server sends.

export const OPCODES = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

/** The longest message that is taken, in bytes. */
const LONGEST_MESSAGE = 1024 * 1024
/** The longest payload of a control frame, in bytes. */
const LONGEST_CONTROL = 125

/** Why a connection must end: a close code and its reason. Source: RFC 6455 §7.4.1. */
export class FrameFault extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
const broken = (text: string) => new FrameFault(1002, text)

/** What a client has sent, once it is whole. */
export type Message =
  | { kind: 'text'; text: string }
  | { kind: 'binary'; bytes: Uint8Array }
  | { kind: 'ping' | 'pong'; bytes: Uint8Array }
  | { kind: 'close'; code: number; reason: string }

/** A frame as a server writes it: whole, and not masked. */
export function encodeFrame(opcode: number, payload: Uint8Array): Uint8Array {
  const { length } = payload
  const sizeBytes = length < 126 ? 0 : length < 65_536 ? 2 : 8
  const frame = new Uint8Array(2 + sizeBytes + length)
  frame[0] = 0x80 | opcode
  frame[1] = sizeBytes === 0 ? length : sizeBytes === 2 ? 126 : 127
  const view = new DataView(frame.buffer)
  if (sizeBytes === 2) view.setUint16(2, length)
  if (sizeBytes === 8) view.setBigUint64(2, BigInt(length))
  frame.set(payload, 2 + sizeBytes)
  return frame
}

/** The payload of a close frame. */
export function closePayload(code: number, reason: string): Uint8Array {
  const text = new TextEncoder().encode(reason)
  const payload = new Uint8Array(2 + text.length)
  new DataView(payload.buffer).setUint16(0, code)
  payload.set(text, 2)
  return payload
}

const utf8 = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FrameFault(1007, 'a text is not UTF-8')
  }
}

/** Codes a client may send. Source: RFC 6455 §7.4. */
const isSendable = (code: number) =>
  (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || (code >= 3000 && code < 5000)

function closeOf(payload: Uint8Array): Message {
  if (payload.length === 0) return { kind: 'close', code: 1005, reason: '' }
  if (payload.length === 1) throw broken('a close code is two bytes long')
  const code = new DataView(payload.buffer, payload.byteOffset).getUint16(0)
  if (!isSendable(code)) throw broken(`${code} is no close code for a client`)
  return { kind: 'close', code, reason: utf8(payload.subarray(2)) }
}

interface Frame {
  isLast: boolean
  opcode: number
  payload: Uint8Array
}

/** Reads a client's frames from bytes that come in pieces of any size, and puts messages together. */
export class FrameReader {
  private waiting = new Uint8Array(0)
  private parts: Uint8Array[] = []
  private partsLength = 0
  private partsOpcode: number | undefined;

  /** @returns the messages that have become whole. @throws {@link FrameFault} when the client breaks the rules */
  *read(bytes: Uint8Array): Generator<Message> {
    const all = new Uint8Array(this.waiting.length + bytes.length)
    all.set(this.waiting)
    all.set(bytes, this.waiting.length)
    this.waiting = all
    for (let frame = this.take(); frame; frame = this.take()) {
      const message = frame.opcode >= OPCODES.close ? control(frame) : this.assemble(frame)
      if (message) yield message
    }
  }

  /** The next whole frame, or undefined while more must come. */
  private take(): Frame | undefined {
    const { waiting } = this
    const [first, second] = waiting
    if (first === undefined || second === undefined) return undefined
    if (first & 0x70) throw broken('no extension was agreed on')
    if (!(second & 0x80)) throw broken('a client masks its frames')
    const short = second & 0x7f
    const sizeBytes = short === 126 ? 2 : short === 127 ? 8 : 0
    const payloadAt = 2 + sizeBytes + 4
    if (waiting.length < payloadAt) return undefined
    const view = new DataView(waiting.buffer, waiting.byteOffset)
    const length =
      sizeBytes === 2 ? view.getUint16(2) : sizeBytes === 8 ? Number(view.getBigUint64(2)) : short
    if (length > LONGEST_MESSAGE)
      throw new FrameFault(1009, `a message is longer than ${LONGEST_MESSAGE} bytes`)
    if (waiting.length < payloadAt + length) return undefined
    const mask = waiting.subarray(payloadAt - 4, payloadAt)
    const payload = waiting.slice(payloadAt, payloadAt + length).map((byte, at) => byte ^ (mask[at % 4] ?? 0))
    this.waiting = waiting.slice(payloadAt + length)
    return { isLast: (first & 0x80) !== 0, opcode: first & 0x0f, payload }
  }

  private assemble({ isLast, opcode, payload }: Frame): Message | undefined {
    const isFirst = opcode !== OPCODES.continuation
    if (isFirst === (this.partsOpcode !== undefined))
      throw broken(isFirst ? 'a message begins within another' : 'there is no message to continue')
    if (isFirst) {
      if (opcode !== OPCODES.text && opcode !== OPCODES.binary) throw broken(`${opcode} is no opcode`)
      this.partsOpcode = opcode
    }
    this.parts.push(payload)
    this.partsLength += payload.length
    if (this.partsLength > LONGEST_MESSAGE)
      throw new FrameFault(1009, `a message is longer than ${LONGEST_MESSAGE} bytes`)
    if (!isLast) return undefined
    const bytes = new Uint8Array(this.partsLength)
    let at = 0
    for (const part of this.parts) {
      bytes.set(part, at)
      at += part.length
    }
    const isText = this.partsOpcode === OPCODES.text
    this.parts = []
    this.partsLength = 0
    this.partsOpcode = undefined
    return isText ? { kind: 'text', text: utf8(bytes) } : { kind: 'binary', bytes }
  }
}

function control({ isLast, opcode, payload }: Frame): Message {
  if (!isLast || payload.length > LONGEST_CONTROL) throw broken('a control frame is short and whole')
  if (opcode === OPCODES.close) return closeOf(payload)
  if (opcode === OPCODES.ping) return { kind: 'ping', bytes: payload }
  if (opcode === OPCODES.pong) return { kind: 'pong', bytes: payload }
  throw broken(`${opcode} is no opcode`)
}
