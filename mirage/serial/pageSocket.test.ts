import { describe, expect, it } from 'vitest'
import { setupSerial } from '#tests/support/serial'

const { fixture, start } = setupSerial()

describe("the page's WebSocket", () => {
  const path = '/v1/instances/web-1/serial-console/stream?project=web'
  const open = (address = `ws://region.test${path}`) => {
    const socket = new WebSocket(address)
    socket.binaryType = 'arraybuffer'
    const ended = new Promise<CloseEvent>((resolve) => {
      socket.addEventListener('close', (event) => resolve(event))
    })
    return { socket, ended }
  }

  it('opens, receives bytes, sends bytes, closes', async () => {
    start()
    const { socket, ended } = open()
    expect(() => socket.send('early')).toThrow('CONNECTING')
    let text = ''
    const decoder = new TextDecoder()
    const password = new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
        text += decoder.decode(data, { stream: true })
        if (text.endsWith('Password: ')) resolve()
      })
    })
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    socket.send(new TextEncoder().encode('root\r'))
    await password
    socket.close(1000, 'done')
    expect(await ended).toMatchObject({ code: 1000, reason: 'done', wasClean: true })
    expect(socket.readyState).toBe(WebSocket.CLOSED)
  })
  it('receives Blobs by default, and keeps the order of sent Blobs', async () => {
    start()
    const { socket } = open()
    socket.binaryType = 'blob'
    let last: unknown
    const name = new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
        last = data
        void data.text().then((text) => text === 'c' && resolve())
      })
    })
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    for (const letter of 'abc') socket.send(new Blob([letter]))
    await name
    expect(last).toBeInstanceOf(Blob)
  })
  it('fails without a reason when no user is signed in', async () => {
    start({ persona: null })
    const { socket, ended } = open()
    const failed = new Promise((resolve) => socket.addEventListener('error', resolve))
    await failed
    expect(await ended).toMatchObject({ code: 1006, wasClean: false })
  })
  it('is used for the streams of this origin only, and given back', () => {
    fixture.stop()
    const before = globalThis.WebSocket as unknown
    class Native {
      constructor(readonly url: string) {}
    }
    globalThis.WebSocket = Native as unknown as typeof WebSocket
    try {
      start()
      expect(new WebSocket(`ws://elsewhere.test${path}`)).toBeInstanceOf(Native)
      expect(new WebSocket('ws://region.test/other')).toBeInstanceOf(Native)
      expect(new WebSocket(`ws://region.test${path}`)).not.toBeInstanceOf(Native)
      fixture.stop()
      expect(globalThis.WebSocket).toBe(Native)
    } finally {
      if (before === undefined) delete (globalThis as { WebSocket?: unknown }).WebSocket
      else globalThis.WebSocket = before as typeof WebSocket
    }
  })
})
