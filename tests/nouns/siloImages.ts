import { type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  missing: [['/images/gone', 'image gone in the silo']],
  emptyInSmall: [['/images', 'No images']],
  filters: [
    {
      path: '/images',
      table: 'Silo images',
      typed: 'hardened 04',
      found: ['hardened-04'],
      facet: ['size', 'Size', 'under-10-gib', 'Under 10 GiB', 7],
    },
  ],
}
