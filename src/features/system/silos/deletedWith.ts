import { wordsOf } from '#features/kit/noun/noun'
import { type DeletedWith } from '#features/shared/thingFacts'
import { silos } from './noun'

/** Silos, which are taken down with all that is in them. */
export const deletedWith: DeletedWith = {
  silo: {
    words: wordsOf(silos),
    list: () => undefined,
  },
}
