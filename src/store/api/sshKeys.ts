import { api } from './api'
import { change, read, write } from './endpoint'
import {
  currentUserSshKeyCreate,
  currentUserSshKeyDelete,
  currentUserSshKeyList,
  currentUserSshKeyView,
} from './generated/operations/current-user'

/** One's own SSH keys. An instance takes a copy when it is created. */
export const sshKeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUserSshKeyList: read(build, currentUserSshKeyList, ['SshKey']),
    currentUserSshKeyView: read(build, currentUserSshKeyView, ['SshKey']),
    currentUserSshKeyCreate: write(build, currentUserSshKeyCreate, ['SshKey']),
    currentUserSshKeyDelete: change(build, currentUserSshKeyDelete, ['SshKey']),
  }),
})
