import { api } from '../api'
import { change, query, mutation } from '../wire/endpoint'
import {
  currentUserSshKeyCreate,
  currentUserSshKeyDelete,
  currentUserSshKeyList,
  currentUserSshKeyView,
} from '../generated/operations/currentUser'
import { instanceSshPublicKeyList } from '../generated/operations/instancesSshPublicKeys'

/** The user's SSH keys, and those of an instance, which copies them at its creation. */
export const sshKeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUserSshKeyList: query(build, currentUserSshKeyList, ['SshKey']),
    currentUserSshKeyView: query(build, currentUserSshKeyView, ['SshKey']),
    currentUserSshKeyCreate: mutation(build, currentUserSshKeyCreate, ['SshKey']),
    currentUserSshKeyDelete: change(build, currentUserSshKeyDelete, ['SshKey']),
    // They never change after its creation.
    instanceSshPublicKeyList: query(build, instanceSshPublicKeyList, []),
  }),
})
