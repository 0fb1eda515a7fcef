import type { Certificate } from '#store/api/generated/types'
import { certificatesApi } from '#store/api/resources/certificates'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { changesSilo } from '#store/model/needs'

/** The required role to see and change certificates of the user's own silo. Rule: SILO-5. */
export const certificateAdmin = changesSilo(true, 'admin')

/** Deletes a certificate of the user's silo. */
export const deleteCertificate = defineCommand<Certificate>()({
  name: 'certificate.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: certificateAdmin,
  endpoint: certificatesApi.endpoints.certificateDelete,
  toArgs: ({ id }) => ({ certificate: id }),
  subject: ({ id, name }) => ({ kind: 'certificate', id, name }),
  confirm: ({ name }) => ({
    title: phrase`Delete ${name}?`,
    body: 'Where no other certificate fits its names, browsers and programs no longer trust the console and the API of the silo. Create the new one first.',
    isFinal: true,
    tone: 'danger',
  }),
  successMessage: ({ name }) => `TLS certificate ${name} deleted`,
  errorMessage: ({ name }) => `Could not delete ${name}`,
})
