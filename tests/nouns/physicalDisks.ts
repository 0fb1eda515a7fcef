import { idOf } from '#mirage/random'
import { shortId } from '#ui/text/truncated'
import type { NounCases } from '../support/nounCases'

const diskId = idOf('physical disk ORS1000 0')

export const cases: NounCases = {
  at: { diskId },
  pages: {
    list: { title: 'Inventory' },
    page: { title: `Disk HY${shortId(diskId).toUpperCase()}` },
  },
}
