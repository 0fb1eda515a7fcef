import { version as consoleVersion } from '../../package.json'
import { NEWEST } from './api/versions/generated/shipped'
import { lacking, unknownToConsole } from './api/versions/features'
import type { Choice, SpokenVersion } from './api/versions/spokenVersion'

// The console and the region that it speaks to, as facts for people.

const choices: Readonly<Record<Choice, string>> = {
  pinned: 'set by the installation',
  kept: 'as on the last visit, not confirmed yet',
  found: 'found by asking the region',
  assumed: 'not known yet',
}

/** Facts about the console and its region. */
export interface RegionFacts {
  consoleVersion: string
  apiVersion: string
  /** How the version of the API was chosen. */
  choice: string
  /** Whether the region has the newest version that the console knows; it may be newer. */
  isNewest: boolean
  /** What the console has and the region has not. */
  lacking: readonly string[]
  /** What the region has and the console has not. */
  unknown: readonly string[]
}

/** The facts about the console and its region. */
export const regionFacts = ({ version, choice }: Pick<SpokenVersion, 'version' | 'choice'>): RegionFacts => ({
  consoleVersion,
  apiVersion: version,
  choice: choices[choice],
  isNewest: version === NEWEST,
  lacking: lacking(version),
  unknown: unknownToConsole(version),
})

/** The versions in one line, for reports and saved logs. */
export function versionLine(spoken: Pick<SpokenVersion, 'version' | 'choice'>): string {
  const facts = regionFacts(spoken)
  return `Orrery ${facts.consoleVersion}, API ${facts.apiVersion} (${facts.choice})`
}
