import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: { list: { title: 'Silo images' }, page: { at: { image: 'harbour-linux-13' } } },
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
