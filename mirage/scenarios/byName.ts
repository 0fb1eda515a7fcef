import type { Region } from '../region'
import { company } from './company'
import { crowded, empty, small } from './small'
import { failures } from './failures'
import { updating } from './updating'

export const scenarios: Readonly<Record<string, (region: Region) => void>> = {
  company,
  empty,
  small,
  crowded,
  failures,
  updating,
}

/** The scenario with that name. @throws an error that lists the names when there is none */
export function scenarioNamed(name: string): (region: Region) => void {
  const found = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
  if (!found)
    throw new Error(`There is no scenario "${name}". There are: ${Object.keys(scenarios).join(', ')}.`)
  return found
}
