import type { RegionFacts } from '#store/aboutRegion'

const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'nothing')

/** The facts about a region as text, for a request for help. */
export const aboutText = (facts: RegionFacts): string =>
  [
    `Console: Orrery ${facts.consoleVersion}`,
    `API of the region: ${facts.apiVersion} (${facts.choice})`,
    `The console has it, the region has not: ${list(facts.lacking)}`,
    `The region has it, the console has not: ${list(facts.unknown)}`,
    '',
  ].join('\n')
