import type { ApiError } from '#model/apiError'
import { changedAfter, clashing, isChanged, mergeFields, type Edit } from '#model/merge'
import { isSameValue } from '#model/sameValue'
import { ALL_LIMIT } from '#model/paging'
import type { BgpConfig, NameOrId } from '../generated/types'
import { networkingBgpConfigList, networkingBgpConfigUpdate } from '../generated/operations/systemNetworking'
import { askOne, toCall, type Ask } from '../wire/call'
import type { Write } from '../wire/readThenWrite'

/** The fields of a configuration that an edit can change and that the region shows. */
const shownFields = ({ name, description, maxPaths }: BgpConfig) => ({ name, description, maxPaths })

/**
 * An edit of a configuration, by its id. The announce set is one that replaces the present one, which the region does not
 * show.
 */
export type BgpConfigChange = { nameOrId: string } & Edit<
  ReturnType<typeof shownFields> & { bgpAnnounceSetId: NameOrId }
>

/** Reads a configuration from the list of all: the API has no view of one. */
export async function readBgpConfig(
  nameOrId: NameOrId,
  ask: Ask,
): Promise<{ data: BgpConfig; error?: undefined } | { error: ApiError }> {
  const configs = await askOne(toCall(networkingBgpConfigList, { limit: ALL_LIMIT }), ask)
  if (configs.error) return { error: configs.error }
  const config = configs.data.items.find(({ id, name }) => [id, name].includes(nameOrId))
  if (config) return { data: config }
  return {
    error: { statusCode: 404, message: 'The BGP configuration is gone: someone has deleted it meanwhile.' },
  }
}

/** The write of a configuration, seen what is there. It sends what the user has changed; what is absent stays. */
export function writeBgpConfig(change: BgpConfigChange, now: BgpConfig): Write<BgpConfig> {
  const { changed, clashes } = mergeFields(change, shownFields(now))
  if (clashes.length > 0) return { error: clashing(now.name, clashes) }
  if (Object.keys(changed).length === 0) return { same: now }
  return { call: toCall(networkingBgpConfigUpdate, { nameOrId: now.id, body: changed }) }
}

/** The error of a configuration that another client has replaced at once; undefined if what was saved is there. */
export function bgpConfigReplaced(
  change: BgpConfigChange,
  saved: BgpConfig,
  now: BgpConfig,
): ApiError | undefined {
  const present: Readonly<Record<string, unknown>> = shownFields(now)
  const lost = Object.entries(shownFields(saved)).flatMap(([field, wanted]) =>
    field in change.body && isChanged(change, field) && !isSameValue(wanted, present[field]) ? [field] : [],
  )
  return lost.length > 0 ? changedAfter(now.name, lost) : undefined
}
