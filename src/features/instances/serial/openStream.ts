import { fromCallback, type EventObject } from 'xstate'
import type { SerialConsoleEvent } from '#machines/interaction/serialConsoleMachine'
import type { SerialLine } from './serialLine'

/** The actor that owns the socket: it reports events to the machine and passes bytes to the line. */
export const openStream = (line: SerialLine, url: string) =>
  fromCallback<EventObject, object, SerialConsoleEvent>(({ sendBack }) => {
    const socket = new WebSocket(url)
    socket.binaryType = 'arraybuffer'
    let hasAnswered = false
    socket.onopen = () => {
      line.connect(socket)
      sendBack({ type: 'stream.opened' })
    }
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!(data instanceof ArrayBuffer)) return
      line.receive(new Uint8Array(data))
      if (hasAnswered) return
      hasAnswered = true
      sendBack({ type: 'stream.answered' })
    }
    socket.onclose = ({ code, reason }) => {
      line.disconnect(socket)
      sendBack({ type: 'stream.closed', code, reason })
    }
    return () => {
      line.disconnect(socket)
      socket.onmessage = socket.onclose = null
      // A browser logs an error for a socket that is closed before it has opened.
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
      else socket.close()
    }
  })
