import type { Silo } from '#store/api/generated/types'
import { silosApi } from '#store/api/resources/silos'
import { changesSilo } from '#model/needs'
import { defineCommand } from '#store/commands/command'
import { deleteAllLink } from '#features/shared/deleteAll'
import { silos } from './noun'
import { phrase } from '#store/commands/phrase'
import type { Article } from '#store/commands/article'

/** A silo, and whether it is the current user's. */
export interface SiloRow {
  silo: Silo
  isOwn: boolean
}

const consequence = ({ The }: Article) =>
  `${The} silo is deleted with its users, groups, images, identity providers and certificates. This is refused while it has projects, and cannot be undone.`

/** Deletes a silo without projects. For any other, the server rejects the request. Rule: BAD-155. */
export const deleteSilo = defineCommand<SiloRow>()({
  name: 'silo.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: ({ isOwn }) => changesSilo(isOwn, 'collaborator'),
  endpoint: silosApi.endpoints.siloDelete,
  toArgs: ({ silo }) => ({ silo: silo.id }),
  subject: ({ silo }) => ({ kind: 'silo', id: silo.id, name: silo.name }),
  confirm: ({ silo, isOwn }, article) => ({
    title: phrase`Delete ${silo.name}?`,
    body: isOwn
      ? `This is your own silo: you are signed out with it. ${consequence(article)}`
      : consequence(article),
    tone: 'danger',
  }),
  end: ({ silo }) => `Silo ${silo.name} deleted`,
  errorMessage: ({ silo }) => `Could not delete ${silo.name}`,
  refusedLink: ({ silo }) => deleteAllLink(silos.to.deleteAll({ silo: silo.name })),
})
