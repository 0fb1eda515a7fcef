import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  failingParts: [
    ['sledInstanceList', '/system/capacity', 'Could not load what runs on the sleds', 'Estimate'],
  ],
}
