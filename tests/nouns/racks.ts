import { idOf } from '#mirage/random'
import { shortId } from '#ui/text/truncated'
import type { NounCases } from '../support/nounCases'

const rackId = idOf('rack 1')

export const cases: NounCases = {
  at: { rackId },
  pages: { page: { title: `Rack ${shortId(rackId)}` } },
  failingParts: [
    [
      'sledInstanceList',
      `/system/racks/${idOf('rack 1')}`,
      'Could not load what runs on the sleds',
      'ORS1000',
    ],
  ],
}
