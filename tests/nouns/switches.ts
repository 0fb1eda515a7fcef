import { idOf } from '#mirage/random'
import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { switchId: idOf('switch switch0') },
  pages: { list: { title: 'Switches and ports' }, page: { title: 'Switch ORW200' } },
}
