import { wordsOf } from '#features/kit/noun/noun'
import { type TakenDown } from '#features/take-down/exports/facts'
import { silos } from './noun'

/** Silos, which are taken down with all that is in them. */
export const takenDown: TakenDown = {
  silo: {
    words: wordsOf(silos),
    list: () => undefined,
  },
}
