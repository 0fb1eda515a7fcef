import { idOf } from '#mirage/random'
import { goes, networking, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  pages: { list: { title: 'Addresses' } },
  forms: [
    {
      path: `${networking}/loopback-addresses-new`,
      typed: { 'Address lot': 'rack-infra', Address: 'fd00:99::3/128', Rack: idOf('rack 1') },
      wrong: [
        [{ Address: 'fd00:99::3' }, 'address', 'Must contain an IP address and a width, separated by a /'],
      ],
      refused: [[{ Address: 'fd00:98::3/128' }, 'address', /is not in the address lot/]],
      shows: [`${networking}/loopback-addresses`, 'fd00:99::3/128'],
    },
  ],
  commands: [goes(`${networking}/loopback-addresses`, 'fd00:99::2/128', 'Delete')],
}
