import { readFaults } from '#mirage/wire/faultInjection'
import { operations } from '#store/api/generated/all'
import type { LabSettings } from './lab'

type Errors = Partial<Record<keyof LabSettings, string>>

/** What is wrong with a recipe; undefined when the region understands it. */
function faultsError(faults: string): string | undefined {
  try {
    const { failing, slow } = readFaults(faults)
    const unknown = [...failing.keys(), ...slow.keys()].find((name) => !(name in operations))
    return unknown === undefined ? undefined : `There is no operation "${unknown}".`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What is wrong with settings, by field; nothing when the region can start with them. */
export function labErrors({ latency, speed, faults }: LabSettings): Errors {
  const inFaults = faultsError(faults)
  return {
    ...(/^\d*$/.test(latency) ? {} : { latency: 'Must be a whole number of milliseconds' }),
    ...(Number(speed) > 0 && Number.isFinite(Number(speed)) ? {} : { speed: 'Must be a number above 0' }),
    ...(inFaults === undefined ? {} : { faults: inFaults }),
  }
}
