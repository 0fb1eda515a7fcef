import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: { list: { title: 'Switches and ports' } },
  failingParts: [
    [
      'networkingBgpStatus',
      '/system/switch-uplinks',
      'Could not load the states of the BGP sessions',
      'qsfp0',
    ],
  ],
}
