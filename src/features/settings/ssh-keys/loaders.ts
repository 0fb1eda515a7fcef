import { sshKeysApi } from '#store/api/resources/sshKeys'
import { loadListed, loadPage, type At } from '#features/routing/load'

const { currentUserSshKeyList, currentUserSshKeyView } = sshKeysApi.endpoints

export const sshKeysLoader = loadPage(currentUserSshKeyList, () => ({}))

export const sshKeyLoader = loadListed(
  currentUserSshKeyView,
  currentUserSshKeyList,
  'sshKey',
  ({ sshKey }: At<'sshKey'>) => ({ sshKey }),
)
