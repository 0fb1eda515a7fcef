import { type SnapshotFrom, fromCallback, type EventObject } from 'xstate'
import {
  backoffMs,
  type serialConsoleMachine,
  type SerialConsoleEvent,
} from '#machines/interaction/serialConsoleMachine'
import type { StateTone } from '#ui/feedback/StateBadge'
import type { SerialLine } from './serialLine'

type Snapshot = SnapshotFrom<typeof serialConsoleMachine>

/** The label and tone of the connection state. */
export function badgeOf(snapshot: Snapshot): { label: string; tone: StateTone; moving: boolean } {
  if (snapshot.hasTag('busy')) return { label: 'connecting', tone: 'motion', moving: true }
  if (snapshot.hasTag('live')) return { label: 'connected', tone: 'well', moving: false }
  if (snapshot.matches('lost')) return { label: 'connection lost', tone: 'attention', moving: true }
  if (snapshot.matches('rejected')) return { label: 'refused', tone: 'failed', moving: false }
  return { label: 'disconnected', tone: 'off', moving: false }
}

/** The end of the connection as text; undefined if there is nothing to report. */
export function noteOf(
  snapshot: Snapshot,
): { tone: 'failed' | 'attention' | 'info'; title: string; text: string } | undefined {
  const { failures, hasOutput, ending } = snapshot.context
  const said = ending?.reason
    ? `The control plane said: ${ending.reason}`
    : 'The control plane gave no reason.'
  if (snapshot.matches('lost')) {
    const seconds = backoffMs(failures) / 1_000
    return {
      tone: 'attention',
      title: 'Connection lost',
      text: `Tries again ${seconds === 1 ? 'in a second' : `in ${seconds} seconds`}. What the instance writes meanwhile is not lost.`,
    }
  }
  if (snapshot.matches('rejected')) {
    if (hasOutput) return { tone: 'failed', title: 'The console was closed', text: said }
    if (ending?.reason === 'Forbidden')
      return {
        tone: 'failed',
        title: 'You may not use this console',
        text: 'A serial console types into the instance, so it needs the collaborator role on the project.',
      }
    return { tone: 'failed', title: 'The console cannot be opened', text: said }
  }
  if (snapshot.matches('ended') || (snapshot.matches('unavailable') && hasOutput))
    return {
      tone: 'info',
      title: 'The console has ended with its instance',
      text: 'Its last lines stay here. It opens again by itself once the instance is started.',
    }
  return undefined
}

/** The codes of a machine that stops or fails. Rule: SER-2. */
const MACHINE_ENDED: ReadonlySet<number> = new Set([1000, 1011])

/** The actor that owns the socket: reports events to the machine and passes bytes to the line. */
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
      line.disconnect(socket, MACHINE_ENDED.has(code))
      sendBack({ type: 'stream.closed', code, reason })
    }
    return () => {
      line.disconnect(socket)
      socket.onmessage = socket.onclose = null
      // Closes only after opening: the browser logs an error for a socket that is closed before.
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
      else socket.close()
    }
  })
