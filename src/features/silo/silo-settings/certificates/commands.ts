import type { Certificate } from '#store/api/generated/types'
import { certificatesApi } from '#store/api/resources/certificates'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { certificates } from './noun'

/** Deletes a certificate of the user's silo. */
export const deleteCertificate = defineCommand<Certificate>()({
  name: 'certificate.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: certificates.creates.create,
  endpoint: certificatesApi.endpoints.certificateDelete,
  toArgs: ({ id }) => ({ certificate: id }),
  subject: ({ id, name }) => ({ kind: 'certificate', id, name }),
  confirm: ({ name }) => ({
    title: phrase`Delete ${name}?`,
    body: 'Where no other certificate fits its names, browsers and programs no longer trust the console and the API of the silo. Create the new one first.',
    isFinal: true,
    tone: 'danger',
  }),
  end: ({ name }) => `TLS certificate ${name} deleted`,
  errorMessage: ({ name }) => `Could not delete ${name}`,
})
