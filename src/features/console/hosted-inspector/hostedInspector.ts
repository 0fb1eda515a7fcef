import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { inspectorOf } from '#store/eventLog/actorInspector'
import type { EventLog } from '#store/eventLog/eventLog'
import { keysOnly } from '#store/eventLog/redact'
import { redactEvent } from '#store/eventLog/redactEvent'
import type { AppStore } from '#store/store'

// `?inspect=stately`: shows this page's machines in the inspector of XState's authors, a page of another site.
// Only builds for development and with the mock region have it. It receives only data that the log may contain.

const HOSTED = 'https://stately.ai/inspect'

/** Whether an inspector runs on this computer: the only allowed one besides the hosted one. */
const isHere = ({ protocol, hostname }: URL) =>
  /^https?:$/.test(protocol) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** The address of the inspector: `stately`, or one on this computer; undefined for anything else. */
export function inspectorAddress(asked: string): URL | undefined {
  if (asked === 'stately') return new URL(HOSTED)
  const url = URL.canParse(asked) ? new URL(asked) : undefined
  return url && isHere(url) ? url : undefined
}

const isMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot

/** A state for the inspector, without the values of the context. */
const shownOf = ({ status, value, context }: AnyMachineSnapshot) => ({
  status,
  value: value as unknown,
  context: keysOnly(context),
})

/**
 * Sends every running machine to an inspector.
 *
 * @param send gets plain JSON
 * @returns sends all that run now again, for a new inspector
 */
export function feedInspector(log: EventLog, send: (message: StatelyInspectionEvent) => void): () => void {
  const inspector = inspectorOf(log)
  const feed = createInspector({ send })
  const introduced = new WeakSet<AnyActorRef>()
  function introduce(actor: AnyActorRef) {
    const snapshot: unknown = actor.getSnapshot()
    if (isMachine(snapshot)) feed.actor(actor, shownOf(snapshot))
    introduced.add(actor)
  }
  inspector.tap = (inspection: InspectionEvent) => {
    // A new actor has no state yet: its first event introduces it.
    if (inspection.type === '@xstate.actor') return
    const actor = inspection.actorRef as AnyActorRef
    if (!isMachine(actor.getSnapshot())) return
    if (!introduced.has(actor)) introduce(actor)
    if (inspection.type === '@xstate.event') {
      const { event, sourceRef } = inspection
      feed.event(actor, redactEvent(event) as { type: string }, { ...(sourceRef && { source: sourceRef }) })
    } else if (inspection.type === '@xstate.snapshot' && isMachine(inspection.snapshot))
      feed.snapshot(actor, shownOf(inspection.snapshot), {
        event: redactEvent(inspection.event) as { type: string },
      })
  }
  return () => inspector.live.list().forEach(introduce)
}

/** Calls back at the first click or key: a browser blocks windows that open without one. */
function atFirstPress(run: () => void, ended: AbortSignal) {
  const pressed = new AbortController()
  const press = () => {
    pressed.abort()
    run()
  }
  for (const type of ['click', 'keydown'])
    addEventListener(type, press, { capture: true, signal: AbortSignal.any([pressed.signal, ended]) })
}

/** Opens the inspector in a new window on the first click or key press, and feeds it until the console ends. */
export function openInspector({ log, parts: { signal } }: AppStore, asked: string) {
  const url = inspectorAddress(asked)
  if (!url) return
  let target: Window | null = null
  let isConnected = false
  const introduceAll = feedInspector(log, (message) => {
    if (isConnected) target?.postMessage(message, url.origin)
  })
  const listener = ({ data, origin, source }: MessageEvent<unknown>) => {
    const isGreeting =
      typeof data === 'object' && data !== null && 'type' in data && data.type === '@statelyai.connected'
    if (!isGreeting || origin !== url.origin || source !== target) return
    isConnected = true
    introduceAll()
  }
  addEventListener('message', listener, { signal })
  atFirstPress(() => {
    target = window.open(url, 'orrery-inspector')
  }, signal)
}
