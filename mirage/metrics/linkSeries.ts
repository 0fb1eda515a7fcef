import type { SwitchPort } from '#store/api/generated/types'
import { MIB } from '#model/units'
import type { Region } from '../region'
import { settingsOf } from '../rules/ports'
import { daylight } from './activity'
import { chance, seedOf, wave } from './noise'
import type { FieldFilter, Series } from './oneSeries'
import type { Signal } from './signal'
import { counterSignal, never } from './signals'

// The links of the ports of switches: the series of `switch_data_link` in the mock, the same at any time as MET-13 says.
// Its gauges are empty.

/** Bytes per sample at night, and what a day adds. */
const levels = {
  received: { night: 90 * MIB, day: 700 * MIB },
  sent: { night: 140 * MIB, day: 1_100 * MIB },
} as const

/** Bytes of the usual packet. */
const PACKET = 880

/** The bytes of a link in one direction: more by day, in bursts of some minutes, and less on a spare port. */
function bytesOf({ id }: SwitchPort, link: number, direction: keyof typeof levels): Signal {
  const name = `${id} ${link} ${direction}`
  const seed = seedOf(name)
  const weight = 0.25 + 0.75 * chance(seedOf(id), 0)
  const { night, day } = levels[direction]
  return counterSignal(
    name,
    (at) =>
      weight *
      (night + day * daylight(at)) *
      (0.6 + 0.5 * wave(seed, at, 180) + 0.3 * wave(seed ^ 0x2b, at, 11)),
  )
}

function signalOf(port: SwitchPort, link: number, metric: string): Signal {
  const [what = '', direction] = metric.split('_')
  if (direction !== 'received' && direction !== 'sent') return never(`${port.id} ${link} ${metric}`)
  const bytes = bytesOf(port, link, direction)
  if (what === 'bytes') return bytes
  if (what !== 'packets') return never(`${port.id} ${link} ${metric}`)
  return { ...bytes, minute: (at) => bytes.minute(at) / PACKET, spread: (at) => bytes.spread(at) / PACKET }
}

/** The gauges of a transceiver, which the simulated one does not report. */
const gauges: readonly string[] = ['receive_power', 'transmit_power', 'transceiver_temperature']

/** The links of every port with settings that the filter allows. */
export function* switchLinks(region: Region, metric: string, isWanted: FieldFilter): Generator<Series> {
  if (gauges.includes(metric)) return
  for (const port of region.world.switchPorts.all()) {
    if (!isWanted('port_id', port.portName) || !isWanted('rack_id', port.rackId)) continue
    const periods = region.world.history.links.get(port.id)
    for (let link = 0; periods && link < (settingsOf(region, port)?.links.length ?? 1); link += 1)
      yield {
        fields: {
          link_id: { type: 'u8', value: link },
          port_id: { type: 'string', value: port.portName },
          rack_id: { type: 'uuid', value: port.rackId },
          switch_slot: { type: 'u32', value: Number(port.switchSlot.replace('switch', '')) },
        },
        periods,
        signal: () => signalOf(port, link, metric),
      }
  }
}
