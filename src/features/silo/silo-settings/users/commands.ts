import type { User } from '#store/api/generated/types'
import { usersApi } from '#store/api/resources/users'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'

/** A user, and whether it is the current user. */
export interface UserRow {
  user: User
  isSelf: boolean
}

/** Ends all sessions and tokens of a user. Rule: SILO-9. */
export const signOutEverywhere = defineCommand<UserRow>()({
  name: 'user.signOutEverywhere',
  label: 'Sign out everywhere',
  many: 'repeatable',
  needs: ({ isSelf }) => (isSelf ? undefined : { scope: 'silo', role: 'admin' }),
  endpoint: usersApi.endpoints.userLogout,
  toArgs: ({ user }) => ({ userId: user.id }),
  subject: ({ user }) => ({ kind: 'user', id: user.id, name: user.displayName }),
  confirm: ({ user, isSelf }, { The }) => ({
    title: phrase`Sign out ${user.displayName} everywhere?`,
    body: `All sessions and all access tokens are deleted at once. Browsers are signed out, and programs stop working until they log in again. ${
      isSelf
        ? 'That includes the session you are in now.'
        : `${The} user can sign in again, unless the identity provider refuses.`
    }`,
    tone: 'danger',
  }),
  end: ({ user }) => `${user.displayName} is signed out everywhere`,
  errorMessage: ({ user }) => `Could not sign out ${user.displayName}`,
})
