import { version as consoleVersion } from '../../../../package.json'
import { NEWEST } from './generated/shipped'
import { missingFeatures, unknownToConsole } from './features'
import type { VersionChoice, RegionVersion } from './regionVersion'

// The console and the region that it speaks to, as facts for people.

const choices: Readonly<Record<VersionChoice, string>> = {
  pinned: 'set by the installation',
  kept: 'as on the last visit, not confirmed yet',
  found: 'found by asking the region',
  assumed: 'not known yet',
}

type KnownVersion = Pick<RegionVersion, 'version' | 'choice'>

/** Facts about the console and its region. */
export interface RegionFacts {
  consoleVersion: string
  apiVersion: string
  /** How the version of the API was chosen. */
  choice: string
  /** Whether the region has the newest version that the console knows; it may be newer. */
  isNewest: boolean
  /** The parts that the console has and the region has not. */
  lacking: readonly string[]
  /** The parts that the region has and the console has not. */
  unknown: readonly string[]
}

/** The facts about the console and its region. */
export const regionFacts = ({ version, choice }: KnownVersion): RegionFacts => ({
  consoleVersion,
  apiVersion: version,
  choice: choices[choice],
  isNewest: version === NEWEST,
  lacking: missingFeatures(version),
  unknown: unknownToConsole(version),
})

/** The versions in one line. */
export function versionLine(known: KnownVersion): string {
  const facts = regionFacts(known)
  return `Orrery ${facts.consoleVersion}, API ${facts.apiVersion} (${facts.choice})`
}

const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'nothing')

/** The facts as text, for requests for help, reports and saved logs. */
export function aboutText(known: KnownVersion): string {
  const facts = regionFacts(known)
  return [
    `Console: Orrery ${facts.consoleVersion}`,
    `API of the region: ${facts.apiVersion} (${facts.choice})`,
    `The console has it, the region has not: ${list(facts.lacking)}`,
    `The region has it, the console has not: ${list(facts.unknown)}`,
    '',
  ].join('\n')
}
