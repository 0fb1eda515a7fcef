import type { Certificate } from '#store/api/generated/types'
import { certificatesApi } from '#store/api/resources/certificates'
import { wordsOf } from '#features/kit/noun/noun'
import { goesWith, own, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { certificates } from './noun'

/** TLS certificates, which go with their silo. */
export const deletedWith: DeletedWith = {
  certificate: {
    in: 'silo',
    words: wordsOf(certificates),
    list: own(
      pagedList(
        certificatesApi.endpoints.certificateList,
        () => ({}),
        (row: Certificate) => goesWith(row),
      ),
    ),
  },
}
