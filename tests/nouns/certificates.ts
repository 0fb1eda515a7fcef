import { goes, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  failing: [['certificateList', '/silo/certificates', 'Could not load TLS certificates']],
  emptyInSmall: [['/silo/certificates', 'No TLS certificates']],
  commands: [
    goes('/silo/certificates', 'docks-before', 'Delete', 'Where no other certificate fits its names'),
  ],
}
