import { useEffect, useMemo } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import type { Sled, SledInstance } from '#store/api/generated/types'
import { healthApi, type ProjectInstance } from '#store/api/resources/health'
import { meApi } from '#store/api/resources/me'
import { quotasApi } from '#store/api/resources/quotas'
import { useAppStore } from '#store/hooks'
import { isForbidden } from '#model/apiError'
import { ALL_LIMIT } from '#model/paging'
import { isOff } from '#model/settings'
import type { AppStore } from '#store/store'
import { listText } from '#ui/format/listText'
import { alertReceivers } from '#features/system/alerts/noun'
import { bfdSessions } from '#features/system/bfd-sessions/noun'
import { bgpPeers } from '#features/system/bgp/noun'
import { sleds as sledNoun } from '#features/system/inventory/noun'
import { ipPools } from '#features/system/ip-pools/noun'
import { silos as siloNoun } from '#features/system/silos/noun'
import type { FailableQuery, QueryLike } from '#features/kit/queries/queryLike'
import { useMe } from '#features/kit/roles/useMe'
import { lastValues, readAtRest, readingOf, type CountedPlace } from '#features/kit/routing/placeCounts'
import type { QueryEndpoint } from '#features/kit/routing/prefetch'
import { byWeight, needText, type Finding } from './finding'
import {
  bfdFindings,
  bgpFindings,
  deliveryFindings,
  diskFindings,
  poolFindings,
  quotaFindings,
  sledFindings,
  waitingFindings,
} from '../findings'
import { ownFindings, placedFindings } from './instanceFindings'

const { physicalDiskList, sledList, sledListUninitialized } = hardwareApi.endpoints
const { siloUtilizationList } = quotasApi.endpoints
const { bfdStatus, bgpStatus, failedDeliveries, placedInstances, poolUtilizations, siloInstances } =
  healthApi.endpoints

const all = { limit: ALL_LIMIT }
const none = {}

/** The response to a call so far, or its error. */
type Answer<Data = unknown> = Pick<QueryLike<Data>, 'data' | 'error' | 'fulfilledTimeStamp'> & {
  isFetching?: boolean | undefined
}

/** The facts besides its response that the findings of a check depend on. */
interface Seen {
  /** When the response arrived, in milliseconds since the epoch; 0 before. */
  at: number
  /** The name of the user's silo. */
  silo: string | undefined
  /** The instances of that silo; undefined while they are unknown. */
  own: readonly ProjectInstance[] | undefined
  /** The sleds in service, and the instances on sleds; undefined while they are unknown. */
  sleds: readonly Sled[] | undefined
  placed: readonly SledInstance[] | undefined
}

interface CheckOf<Args, Data> {
  endpoint: QueryEndpoint<Args, Data> & {
    useQueryState(args: Args): Answer<Data>
    useQuerySubscription(args: Args): Pick<QueryLike, 'refetch'>
  }
  args: Args
  /** The object of its call in "Could not check …". */
  words: string
  /**
   * The address of the list whose entry in the sidebar counts its findings. Instances have none: they take a call for each
   * sled and each project, so only Overview counts them, once a page has read them.
   */
  under?: string
  findings: (data: Data, seen: Seen) => readonly Finding[]
}

/** A check of the region: a call, and what its response says of the region's health. */
export const checkOf = <Args, Data>({ endpoint, args, words, under, findings }: CheckOf<Args, Data>) => ({
  name: endpoint.name,
  under,
  /** The things that a count leaves out without its answer, within a sentence. */
  left: under === undefined ? 'instances' : words,
  /** The response so far. A cached one is there at once. */
  useAnswer: (): Answer => endpoint.useQueryState(args),
  /** Sends the call. Not polled: there is one for each sled, pool, project and receiver. */
  useCall: () => ({ what: words, sent: endpoint.useQuerySubscription(args) }),
  read: readingOf(endpoint, args),
  /** The data of its answer. */
  dataOf: (answer: Answer | undefined) => answer?.data as Data | undefined,
  findings: (data: unknown, seen: Seen) => findings(data as Data, seen),
})

/** The checks of the region, in the order of the sentence about those that failed. */
export const regionChecks = {
  sleds: checkOf({
    endpoint: sledList,
    args: all,
    words: 'sleds',
    under: sledNoun.to.list(),
    findings: ({ items }) => sledFindings(items),
  }),
  physicalDisks: checkOf({
    endpoint: physicalDiskList,
    args: all,
    words: 'disks',
    under: sledNoun.to.list(),
    findings: ({ items }) => diskFindings(items),
  }),
  waiting: checkOf({
    endpoint: sledListUninitialized,
    args: none,
    words: 'sleds waiting to be added',
    under: sledNoun.to.list(),
    findings: ({ items }) => waitingFindings(items),
  }),
  quotas: checkOf({
    endpoint: siloUtilizationList,
    args: all,
    words: 'quotas',
    under: siloNoun.to.list(),
    findings: ({ items }) => quotaFindings(items),
  }),
  pools: checkOf({
    endpoint: poolUtilizations,
    args: none,
    words: 'IP pools',
    under: ipPools.to.list(),
    findings: poolFindings,
  }),
  placed: checkOf({
    endpoint: placedInstances,
    args: none,
    words: 'instances on sleds',
    findings: (data, { own, at, silo }) => placedFindings(data, own, at, silo),
  }),
  own: checkOf({
    endpoint: siloInstances,
    args: none,
    words: 'instances of your silo',
    findings: (data, { at, silo }) => ownFindings(data, at, silo),
  }),
  bgp: checkOf({
    endpoint: bgpStatus,
    args: none,
    words: 'BGP sessions',
    under: bgpPeers.to.list(),
    findings: (data, { at }) => bgpFindings(data, at),
  }),
  bfd: checkOf({
    endpoint: bfdStatus,
    args: none,
    words: 'BFD sessions',
    under: bfdSessions.to.list(),
    findings: bfdFindings,
  }),
  deliveries: checkOf({
    endpoint: failedDeliveries,
    args: none,
    words: 'alerts',
    under: alertReceivers.to.list(),
    findings: deliveryFindings,
  }),
}

export type RegionCheck = ReturnType<typeof checkOf>

const allChecks: readonly RegionCheck[] = Object.values(regionChecks)

/** The values of a hook of each check, in the order of the checks. There are as many at each render. */
function useEach<Value>(
  checks: readonly RegionCheck[],
  hookOf: (each: RegionCheck) => () => Value,
): readonly Value[] {
  // oxlint-disable-next-line react-hooks/rules-of-hooks
  return checks.map((each) => hookOf(each)())
}

/** The answers so far to the calls of checks. */
const useAnswers = (checks: readonly RegionCheck[]) => useEach(checks, ({ useAnswer }) => useAnswer)

const isAnswered = ({ data, error }: Answer) => data !== undefined || error !== undefined

/** The findings of checks by the answers so far, the heaviest first. */
function useFindingsIn(checks: readonly RegionCheck[], answers: readonly Answer[]): readonly Finding[] {
  const { me } = useMe()
  const silo = me?.siloName
  return useMemo(
    () => {
      const answerOf = (each: RegionCheck) => answers[checks.indexOf(each)]
      const own = regionChecks.own.dataOf(answerOf(regionChecks.own))
      const sleds = regionChecks.sleds.dataOf(answerOf(regionChecks.sleds))?.items
      const placed = regionChecks.placed.dataOf(answerOf(regionChecks.placed))
      return byWeight(
        checks.flatMap(({ findings }, each) => {
          const { data, fulfilledTimeStamp: at = 0 } = answers[each] ?? {}
          return data === undefined ? [] : findings(data, { at, silo, own, sleds, placed })
        }),
      )
    },
    // There are as many checks at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [silo, ...answers.flatMap(({ data, fulfilledTimeStamp }) => [data, fulfilledTimeStamp])],
  )
}

const lastAnswers = lastValues<Answer>()

/** The last answers of this console: those of the cache, and else what they were before they left it. */
function useLastAnswers(): readonly Answer[] {
  const store = useAppStore()
  const last = useAnswers(allChecks).map((now, each): Answer => {
    const before = lastAnswers.of(store, allChecks[each]?.name ?? '')
    const hasNews = now.data !== undefined || before === undefined
    const hasFailed = now.error !== undefined && before?.data === undefined
    return { ...(hasNews || hasFailed ? now : before), isFetching: now.isFetching }
  })
  useEffect(() => allChecks.forEach(({ name }, each) => lastAnswers.keep(store, name, last[each] ?? {})))
  return last
}

/** Whether the counts of System wait for a check: its entry is not switched off. */
const isAwaited = ({ under }: RegionCheck) => under !== undefined && !isOff(under)

/** System as a place with counts. */
export const systemCounts = (store: AppStore): CountedPlace => ({
  name: 'system',
  isOpen: () => meApi.endpoints.systemPolicyView.select(none)(store.getState()).isSuccess,
  missing: () =>
    allChecks
      .filter((each) => isAwaited(each) && lastAnswers.of(store, each.name)?.data === undefined)
      .map(({ read }) => read),
})

/** The findings by the last answers of this console, the heaviest first, as far as something was read. Asks for nothing. */
export const useReadFindings = (): readonly Finding[] => useFindingsIn(allChecks, useLastAnswers())

/** The findings that an entry of the sidebar counts. */
interface KnownFindings {
  /** The heaviest first. */
  findings: readonly Finding[]
  /** "instances are not counted yet": then there may be more findings; undefined if all was counted. */
  gap: string | undefined
}

/** The number of parts that a sentence names. */
const NAMED = 3

const partsText = (parts: readonly string[]): string =>
  parts.length > NAMED ? `${parts.length} parts` : listText(parts)

/** "instances are not counted yet". @param missing the checks without data */
function gapOf(missing: readonly (Pick<RegionCheck, 'left'> & Answer)[]): string | undefined {
  if (missing.length === 0) return undefined
  const parts = partsText([...new Set(missing.map((each) => each.left))])
  return `${parts} are not counted${missing.some(({ error }) => error !== undefined) ? '' : ' yet'}`
}

/**
 * The findings by the last answers of this console. Missing answers of the counts of System are read once, see
 * {@link readAtRest}.
 *
 * @param lists the addresses whose findings are wanted; undefined for all findings, also while some checks have no
 *   answer: `gap` says which
 * @returns undefined until all counts of System are known or could not be read, unless each check of `lists` has an
 *   answer, and while a page reads what is missing
 */
export function useKnownFindings(lists: readonly string[] | undefined): KnownFindings | undefined {
  const answers = useLastAnswers()
  const findings = useFindingsIn(allChecks, answers)
  const store = useAppStore()
  useEffect(() => readAtRest(store, systemCounts(store)), [store])
  const isWanted = ({ under }: Pick<Finding, 'under'>) =>
    !lists || (under !== undefined && lists.includes(under))
  const parts = allChecks.map((each, index) => ({ ...each, ...answers[index] }))
  const wanted = parts.filter(isWanted)
  const missing = wanted.filter(({ data }) => data === undefined)
  const isReady = parts.every((each) => !isAwaited(each) || isAnswered(each))
  const isComing = missing.some(({ isFetching }) => isFetching)
  if (!isReady || isComing || missing.length === wanted.length || (lists && missing.length > 0))
    return undefined
  return { findings: lists ? findings.filter(isWanted) : findings, gap: gapOf(missing) }
}

/** "3 need attention, 1 of them failed"; with a gap "At least 3 need attention; instances are not counted yet". */
export function countText({ findings, gap }: KnownFindings): string {
  const need = needText(findings)
  if (!gap) return need
  return `${findings.length > 0 ? `At least ${need}` : 'Nothing needs attention so far'}; ${gap}`
}

/** A call that a page with the checks makes beside them. */
export interface ExtraCall {
  /** Within a sentence: "racks". */
  what: string
  query: FailableQuery
}

/** The findings of the region, and what could not be checked. */
export interface Checks {
  /** The heaviest first; undefined until each check has an answer or an error, so that no row moves another. */
  findings: readonly Finding[] | undefined
  /** All calls as one: its error names what could not be checked, and its retry repeats the failed calls. */
  query: FailableQuery
  /**
   * The parts that could not be checked, within a sentence: the calls failed, or the user's role does not allow them.
   * Undefined for nothing.
   */
  unread: string | undefined
  /** The checks that the user's role does not allow, as a sentence; undefined for none. */
  forbidden: string | undefined
  refresh: () => Promise<unknown>
}

/**
 * The checks of the region, made when the page opens and on request. Rule: OPS-21.
 *
 * @param extra other calls of the page, whose errors are shown and repeated with those of the checks
 * @param checks those of one purpose; a constant
 */
export function useChecks(extra: readonly ExtraCall[] = [], checks = allChecks): Checks {
  const answers = useAnswers(checks)
  const findings = useFindingsIn(checks, answers)
  const calls = useEach(checks, ({ useCall }) => useCall)
  const asked = [
    ...calls.map(({ what, sent }, each) => ({ what, query: { ...answers[each], ...sent } })),
    ...extra,
  ]
  const unread = asked.filter(({ query }) => query.error !== undefined)
  const forbidden = unread.filter(({ query }) => isForbidden(query.error))
  const failed = unread.filter((part) => !forbidden.includes(part))
  const repeat = (parts: readonly ExtraCall[]) => Promise.all(parts.map(({ query }) => query.refetch()))
  const namesOf = (parts: readonly ExtraCall[]) => parts.map(({ what }) => what)
  const times = answers.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? [])
  return {
    findings: answers.every(isAnswered) ? findings : undefined,
    unread: unread.length > 0 ? partsText(namesOf(unread)) : undefined,
    forbidden:
      forbidden.length > 0 ? `Your role does not let you read ${listText(namesOf(forbidden))}.` : undefined,
    query: {
      error: failed[0]?.query.error,
      failed: `Could not check ${listText(namesOf(failed))}`,
      // The time of the oldest response.
      fulfilledTimeStamp: times.length > 0 ? Math.min(...times) : undefined,
      refetch: () => repeat(failed),
    },
    refresh: () => repeat(asked),
  }
}
