import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: { list: { title: 'People and access' } },
  failing: [
    ['siloIdentityProviderList', '/system/identities/providers', 'Could not load identity providers'],
  ],
  emptyInSmall: [['/system/identities/providers', 'No identity providers']],
}
