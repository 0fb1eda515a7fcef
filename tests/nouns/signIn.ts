import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: { local: { at: { silo: 'tidewater-research' } }, saml: { title: 'tidewater-ops' } },
}
