import { api } from '../api'
import { change, query, mutation } from '../wire/endpoint'
import { currentUserSshKeyCreate } from '../generated/operations/currentUserSshKeyCreate'
import { currentUserSshKeyDelete } from '../generated/operations/currentUserSshKeyDelete'
import { currentUserSshKeyList } from '../generated/operations/currentUserSshKeyList'
import { currentUserSshKeyView } from '../generated/operations/currentUserSshKeyView'

/** The user's SSH keys. An instance copies them at its creation. */
export const sshKeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUserSshKeyList: query(build, currentUserSshKeyList, ['SshKey']),
    currentUserSshKeyView: query(build, currentUserSshKeyView, ['SshKey']),
    currentUserSshKeyCreate: mutation(build, currentUserSshKeyCreate, ['SshKey']),
    currentUserSshKeyDelete: change(build, currentUserSshKeyDelete, ['SshKey']),
  }),
})
