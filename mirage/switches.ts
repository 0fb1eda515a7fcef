import { operations } from '#store/api/generated/all'
import { versions } from '#store/api/versions/generated/shipped'
import { isVersion } from '#store/api/versions/offers'
import { regionSwitches } from '#store/eventLog/openPath'
import { scenarioNamed } from './scenarios/byName'
import type { MockOptions } from './start'
import { readFaults } from './wire/faultInjection'

// The switches of a region as texts: from the address of a page, the lab, the command line, or the world of a demo.
// All are parsed and checked here.

/** The options of a region that have a switch. */
type RegionOptions = Pick<MockOptions, 'scenario' | 'seed' | 'latencyMs' | 'speed' | 'faults' | 'api'>

/** The names of the switches. */
export const switchNames = regionSwitches
export type SwitchName = (typeof switchNames)[number]

/** Switches by name, as texts. Undefined ones get the region's defaults. */
export type Switches = Readonly<Partial<Record<SwitchName, string | undefined>>>

/** The parser of each switch. @throws an error with a sentence as its message */
const readers: Readonly<Record<SwitchName, (text: string) => RegionOptions>> = {
  scenario(text) {
    scenarioNamed(text)
    return { scenario: text }
  },
  seed(text) {
    if (text.trim() === '') throw new Error('A seed needs at least one character.')
    return { seed: text }
  },
  latency(text) {
    const [, least, most = least] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
    if (least === undefined || Number(least) > Number(most))
      throw new Error(`Latency needs milliseconds, as in 0 or 200-400, not "${text}".`)
    return { latencyMs: [Number(least), Number(most)] }
  },
  speed(text) {
    const speed = text.trim() === '' ? Number.NaN : Number(text)
    if (!(speed > 0 && Number.isFinite(speed)))
      throw new Error(`Speed needs a number above 0, not "${text}".`)
    return { speed }
  },
  faults(text) {
    const { failing, slow } = readFaults(text)
    const named = [...failing.map(({ operation }) => operation), ...slow.keys()]
    const unknown = named.find((name) => !Object.hasOwn(operations, name))
    if (unknown !== undefined) throw new Error(`There is no operation "${unknown}".`)
    return { faults: text }
  },
  api(text) {
    if (!isVersion(text))
      throw new Error(`There is no version "${text}" of the API. There are: ${versions.join(', ')}.`)
    return { api: text }
  },
}

/**
 * Parses switches.
 *
 * @returns the options of the valid ones, and a sentence with the problem of each of the others
 */
export function readSwitches(switches: Switches): {
  options: RegionOptions
  errors: Partial<Record<SwitchName, string>>
} {
  const options: RegionOptions = {}
  const errors: Partial<Record<SwitchName, string>> = {}
  for (const name of switchNames) {
    const text = switches[name]
    if (text === undefined) continue
    try {
      Object.assign(options, readers[name](text))
    } catch (error) {
      errors[name] = error instanceof Error ? error.message : String(error)
    }
  }
  return { options, errors }
}

/** The switches in the query of an address. */
export function switchesIn(search: string | URLSearchParams): Switches {
  const query = new URLSearchParams(search)
  return Object.fromEntries(switchNames.map((name) => [name, query.get(name) ?? undefined]))
}
