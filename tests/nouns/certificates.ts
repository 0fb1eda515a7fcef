import { goes, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { certificate: 'docks' },
  pages: { list: { title: 'Silo administration' } },
  failing: [['certificateList', '/silo/certificates', 'Could not load TLS certificates']],
  emptyInSmall: [['/silo/certificates', 'No TLS certificates']],
  commands: [
    goes('/silo/certificates', 'docks-before', 'Delete', 'Where no other certificate fits its names'),
  ],
}
