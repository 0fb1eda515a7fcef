import { connect, type Transport } from '#mirage/serial/stream'
import type { InstanceState } from '#store/api/generated/types'
import { ORIGIN, rowNamed, setupRegion, type RegionFixture } from './region'

/** A region for each test of the file, with instances in any state. */
export function setupSerial() {
  const fixture = setupRegion()
  function start(options: Parameters<RegionFixture['restart']>[0] = {}) {
    const { region, clock } = fixture.restart(options)
    const { instances } = region.world
    const named = (name: string) => rowNamed(instances, name)
    return {
      region,
      clock,
      named,
      setState(name: string, runState: InstanceState, agoMs = 0) {
        const timeRunStateUpdated = new Date(clock.now() - agoMs).toISOString()
        const row = instances.update(named(name).id, { runState, timeRunStateUpdated })
        return row
      },
    }
  }
  return { fixture, start }
}

type SerialRegion = ReturnType<ReturnType<typeof setupSerial>['start']>

const streamOf = (instance: string, query: string) =>
  new URL(`${ORIGIN}/v1/instances/${instance}/serial-console/stream?${query}`)

/** A viewer of a serial console that records the output. */
export function view({ region }: SerialRegion, instance = 'web-1', query = 'project=web') {
  const decoder = new TextDecoder()
  const seen = { text: '', frames: [] as number[], opened: false, closed: undefined as unknown }
  const transport: Transport = {
    opened: () => void (seen.opened = true),
    send(bytes) {
      seen.frames.push(bytes.length)
      seen.text += decoder.decode(bytes, { stream: true })
    },
    close: (code, reason) => void (seen.closed = [code, reason]),
    drop: () => void (seen.closed = 'dropped'),
  }
  const { input, detach } = connect(
    region,
    { url: streamOf(instance, query), headers: new Headers() },
    transport,
  )
  const type = (text: string) => input(new TextEncoder().encode(text))
  return { seen, type, input, detach }
}
