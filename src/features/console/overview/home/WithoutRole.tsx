import { addressOf } from '#src/basePath'
import { directoryApi } from '#store/api/resources/directory'
import type { CurrentUser } from '#store/api/generated/types'
import { meApi } from '#store/api/resources/me'
import { distinctDirectory, type Assignment, type Directory } from '#model/roles'
import { ALL_LIMIT } from '#model/paging'
import { counted } from '#ui/format/counted'
import { Button } from '#ui/actions/Button'
import { CopyButton } from '#ui/actions/CopyButton'
import { useCopy } from '#ui/actions/copying'
import { Skeleton } from '#ui/feedback/Skeleton'
import { siloAccess } from '#features/silo/access/noun'
import { HelpLink } from '#features/kit/help/HelpLink'
import styles from './Home.module.css'
import { EmptySky } from './ProjectOrrery'

const allItems = { limit: ALL_LIMIT }

/** How many admins are named. */
const SHOWN = 8

/** The users and groups that are admins by a policy, by name; the groups last. Those without a known name are left out. */
export function adminNames(policy: readonly Assignment[], { users, groups }: Directory): readonly string[] {
  const ids = new Set(
    policy.filter(({ roleName }) => roleName === 'admin').map(({ identityId }) => identityId),
  )
  const namesOf = (people: readonly { id: string; displayName: string }[]) =>
    people
      .filter(({ id }) => ids.has(id))
      .map(({ displayName }) => displayName)
      .toSorted((one, other) => one.localeCompare(other))
  return [...namesOf(users), ...namesOf(groups).map((name) => `Group ${name}`)]
}

/** What a person without a role sends to an admin of the silo. @param address of the page that gives roles */
export const requestText = ({ displayName, id, siloName }: CurrentUser, address: string): string =>
  [
    `Please give me a role on the silo ${siloName}, or on a project of it.`,
    '',
    `Name: ${displayName}`,
    `User ID: ${id}`,
    `Where: ${address}`,
  ].join('\n')

/** The admins of the silo, which everyone in it may read: undefined until they are, and none if they could not be. */
function useAdmins(): readonly string[] | undefined {
  const policy = meApi.endpoints.policyView.useQuery({})
  const users = directoryApi.endpoints.userList.useQuery(allItems)
  const groups = directoryApi.endpoints.groupList.useQuery(allItems)
  if ([policy, users, groups].some(({ data, error }) => (data ?? error) === undefined)) return undefined
  const known = { users: users.data?.items ?? [], groups: groups.data?.items ?? [] }
  return adminNames(policy.data?.roleAssignments ?? [], distinctDirectory(known))
}

interface WithoutRoleProps {
  me: CurrentUser
  /** Looks whether a role has been given meanwhile. */
  onRetry: () => void
}

/** Home of a person without any role: who can give one, and the text to ask for it. */
export function WithoutRole({ me, onRetry }: WithoutRoleProps) {
  const admins = useAdmins()
  const { outcome, copy, failure } = useCopy()
  const rest = (admins?.length ?? 0) - SHOWN
  return (
    <div className={styles.welcome}>
      <div className={styles.sky}>
        <EmptySky />
      </div>
      <div>
        <p>You have no access yet. Ask for a role:</p>
        <p className={styles.actions}>
          <Button
            tone="primary"
            onClick={() => void copy(requestText(me, location.origin + addressOf(siloAccess.to.list())))}
          >
            {outcome === 'copied' ? 'Copied' : 'Copy a request'}
          </Button>
          <Button tone="ghost" onClick={onRetry}>
            Try again
          </Button>
          {failure}
        </p>
        <p className={styles.muted}>
          The request has your name, your user ID and the page where roles are given.{' '}
          <HelpLink topic="access">Read about roles</HelpLink>
        </p>
        <p>
          {admins?.length === 0
            ? `An admin of the silo ${me.siloName} can give it.`
            : 'These people can give it:'}
        </p>
        {admins?.length !== 0 && (
          <ul className={styles.admins} aria-label="Admins of the silo" aria-busy={!admins}>
            {admins
              ? admins.slice(0, SHOWN).map((name) => (
                  <li key={name}>
                    {name} <CopyButton value={name} />
                  </li>
                ))
              : [0, 1, 2].map((index) => (
                  <li key={index}>
                    <Skeleton width="14ch" />
                  </li>
                ))}
          </ul>
        )}
        {rest > 0 && <p className={styles.muted}>{counted(rest, 'other')}</p>}
      </div>
    </div>
  )
}
