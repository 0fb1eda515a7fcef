import { idOf } from '#mirage/random'
import { berthPlanner, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: {
    // A disk that is gone, of which a snapshot is left.
    deleted: idOf(`disk ${berthPlanner} long gone`),
  },
  pages: { page: { title: 'Bring back of-a-deleted-disk' } },
}
