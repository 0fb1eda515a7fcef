import type { FieldValue, Sled } from '#store/api/generated/types'
import type { Region } from '../region'
import { seedOf, wave } from './noise'
import type { FieldFilter, Series } from './oneSeries'
import type { Signal } from './signal'

// The sensors of sleds: the series of `hardware_component` in the mock, the same at any time as MET-13 says. Other series
// of the fleet are empty.

/** A sensor, its usual reading, and how far it moves within a day. */
interface Sensor {
  name: string
  kind: string
  description: string
  level: number
  moves: number
}

const sensors: Readonly<Record<string, readonly Sensor[]>> = {
  temperature: [
    { name: 'cpu', kind: 'processor', description: 'Processor', level: 62, moves: 9 },
    { name: 'inlet', kind: 'board', description: 'Air that comes in', level: 24, moves: 2 },
  ],
  fan_speed: [0, 1, 2].map((fan) => ({
    name: `fan${fan}`,
    kind: 'fan',
    description: `Fan ${fan}`,
    level: 4_800,
    moves: 700,
  })),
  power: [{ name: 'total', kind: 'board', description: 'Whole sled', level: 430, moves: 260 }],
  voltage: [{ name: 'rail', kind: 'board', description: 'Supply of the sled', level: 54.5, moves: 0.3 }],
  current: [{ name: 'rail', kind: 'board', description: 'Supply of the sled', level: 8.8, moves: 1.6 }],
}

const text = (value: string): FieldValue => ({ type: 'string', value })
const uuid = (value: string): FieldValue => ({ type: 'uuid', value })

/** A reading that wanders around its level in half a day; every sled is a little warmer or cooler than the next. */
function signalOf({ name, level, moves }: Sensor, metric: string, sled: Sled): Signal {
  const seed = seedOf(`${sled.id} ${metric} ${name}`)
  const own = level + moves * (wave(seed ^ 0x51, 0, 1) - 0.5)
  return {
    minute: (at) =>
      own + moves * (wave(seed, at, 240) - 0.5) + moves * 0.2 * (wave(seed ^ 0x3c, at, 17) - 0.5),
    spread: () => moves * 0.05,
    seed,
  }
}

/** The sensors of every sled that the filter allows. */
export function* sledSensors(region: Region, metric: string, isWanted: FieldFilter): Generator<Series> {
  let slot = 0
  for (const sled of region.world.sleds.all()) {
    const { serial } = sled.baseboard
    slot += 1
    if (!isWanted('chassis_serial', serial) || !isWanted('chassis_kind', 'sled')) continue
    for (const sensor of sensors[metric] ?? [])
      yield {
        fields: {
          chassis_kind: text('sled'),
          chassis_serial: text(serial),
          component_id: text(sensor.name),
          component_kind: text(sensor.kind),
          description: text(sensor.description),
          rack_id: uuid(sled.rackId),
          sensor: text(sensor.name),
          slot: { type: 'u32', value: slot - 1 },
        },
        periods: [
          {
            from: Date.parse(sled.timeCreated),
            to: sled.state === 'decommissioned' ? Date.parse(sled.timeModified) : null,
          },
        ],
        signal: () => signalOf(sensor, metric, sled),
      }
  }
}
