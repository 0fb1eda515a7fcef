import { silosApi } from '#store/api/resources/silos'
import { wordsOf } from '#features/kit/noun/noun'
import { ofSilo, pagedList, person, type DeletedWith } from '#features/shared/thingFacts'
import { usersOfSilo } from './noun'

/** Users, who go with their silo. */
export const deletedWith: DeletedWith = {
  user: {
    in: 'silo',
    words: wordsOf(usersOfSilo),
    list: pagedList(silosApi.endpoints.siloUserList, ofSilo, person),
  },
}
