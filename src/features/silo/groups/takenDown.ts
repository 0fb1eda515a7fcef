import { directoryApi } from '#store/api/resources/directory'
import { wordsOf } from '#features/kit/noun/noun'
import { own, pagedList, person, type TakenDown } from '#features/take-down/exports/facts'
import { groups } from './noun'

/** Groups, which go with their silo. */
export const takenDown: TakenDown = {
  group: {
    in: 'silo',
    words: wordsOf(groups),
    list: own(pagedList(directoryApi.endpoints.groupList, () => ({}), person)),
  },
}
