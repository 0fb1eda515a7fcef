import { directoryApi } from '#store/api/resources/directory'
import { wordsOf } from '#features/kit/noun/noun'
import { own, pagedList, person, type DeletedWith } from '#features/shared/thingFacts'
import { groups } from './noun'

/** Groups, which go with their silo. */
export const deletedWith: DeletedWith = {
  group: {
    in: 'silo',
    words: wordsOf(groups),
    list: own(pagedList(directoryApi.endpoints.groupList, () => ({}), person)),
  },
}
