import type { ApiError } from '#model/apiError'
import { changedAfter, clashing, joinLists, mergeFields, type Edit, type Joins } from '#model/merge'
import { networkKey } from '#model/network/ip'
import { ALL_LIMIT } from '#model/paging'
import type {
  BgpAnnounceSet,
  BgpAnnounceSetCreate,
  BgpAnnouncement,
  BgpAnnouncementCreate,
} from '../generated/types'
import {
  networkingBgpAnnounceSetList,
  networkingBgpAnnounceSetUpdate,
  networkingBgpAnnouncementList,
} from '../generated/operations/systemNetworking'
import { askOne, toCall, type Ask } from '../wire/call'
import type { Write } from '../wire/readThenWrite'

/** The parts of an announce set that an edit can change. */
type Parts = Pick<BgpAnnounceSetCreate, 'description' | 'announcement'>

/** A new announce set, or an edit of one. The API has one operation for both, which replaces the whole set. */
export type AnnounceSetChange = { name: string } & (
  | ({ kind: 'edit' } & Edit<Parts>)
  | { kind: 'add'; body: Parts }
)

/** A set with what it announces. */
interface Present {
  set: BgpAnnounceSet
  parts: Parts
}

/** The announcements as an update sends them. */
const announcementOf = (announced: readonly BgpAnnouncement[]): BgpAnnouncementCreate[] =>
  announced.map(({ addressLotBlockId, network }) => ({ addressLotBlock: addressLotBlockId, network }))

/** Reads a set: the API has no view of one. Undefined if there is none of that name. */
export async function readAnnounceSet(
  name: string,
  ask: Ask,
): Promise<{ data: Present | undefined; error?: undefined } | { error: ApiError }> {
  const sets = await askOne(toCall(networkingBgpAnnounceSetList, { limit: ALL_LIMIT }), ask)
  if (sets.error) return { error: sets.error }
  const set = sets.data.find((each) => each.name === name)
  if (!set) return { data: undefined }
  const announced = await askOne(toCall(networkingBgpAnnouncementList, { announceSet: name }), ask)
  if (announced.error) return { error: announced.error }
  return {
    data: { set, parts: { description: set.description, announcement: announcementOf(announced.data) } },
  }
}

const joins: Joins = {
  announcement: joinLists(({ network }: BgpAnnouncementCreate) => networkKey(network)),
}

/** The write of a set, seen what is there. */
export function writeAnnounceSet(change: AnnounceSetChange, now: Present | undefined): Write<BgpAnnounceSet> {
  const { name } = change
  const callOf = (parts: Parts) => ({
    call: toCall(networkingBgpAnnounceSetUpdate, { body: { name, ...parts } }),
  })
  if (change.kind === 'add') {
    return now
      ? {
          error: {
            statusCode: 400,
            errorCode: 'ObjectAlreadyExists',
            message: 'Announce set name already exists',
          },
        }
      : callOf(change.body)
  }
  if (!now)
    return { error: { statusCode: 404, message: `${name} is gone: someone has deleted it meanwhile.` } }
  const { changed, clashes } = mergeFields(change, { ...now.parts }, joins)
  if (clashes.length > 0) return { error: clashing(name, clashes) }
  return Object.keys(changed).length === 0 ? { same: now.set } : callOf({ ...now.parts, ...changed })
}

/** The error of a set that another client has replaced at once; undefined if what was wanted is there. */
export function announceSetReplaced(
  change: AnnounceSetChange,
  now: Present | undefined,
): ApiError | undefined {
  const none: Parts = { description: '', announcement: [] }
  const was = change.kind === 'edit' ? change.was : none
  const { changed, clashes } = mergeFields({ was, body: change.body }, { ...(now?.parts ?? none) }, joins)
  const lost = [...Object.keys(changed), ...clashes.map(({ field }) => field)]
  return lost.length > 0 ? changedAfter(change.name, lost) : undefined
}
