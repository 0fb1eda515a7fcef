import { idOf } from '#mirage/random'
import { type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  failingParts: [
    [
      'sledInstanceList',
      `/system/racks/${idOf('rack 1')}`,
      'Could not load what runs on the sleds',
      'ORS1000',
    ],
  ],
}
