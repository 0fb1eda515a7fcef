import { useEffect, useMemo } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import { healthApi } from '#store/api/resources/health'
import { meApi } from '#store/api/resources/me'
import { quotasApi } from '#store/api/resources/quotas'
import { useAppStore } from '#store/hooks'
import { isApiError } from '#store/model/apiError'
import { ALL_LIMIT } from '#store/model/paging'
import { isOff } from '#store/model/settings'
import type { AppStore } from '#store/store'
import { listText } from '#ui/format/lists'
import { alertReceivers } from '#features/alerts/noun'
import { bfdSessions } from '#features/bfd-sessions/noun'
import { bgpPeers } from '#features/bgp/noun'
import { sleds as sledNoun } from '#features/inventory/noun'
import { ipPools } from '#features/ip-pools/noun'
import { silos as siloNoun } from '#features/silos/noun'
import type { FailableQuery, QueryLike } from '#features/kit/queries/queryLike'
import { useMe } from '#features/kit/roles/useMe'
import {
  lastValues,
  readAtRest,
  readingOf,
  type CountedPlace,
  type Reading,
} from '#features/kit/routing/placeCounts'
import { byWeight, type Finding } from './finding'
import { deliveryFindings, hardwareFindings, poolFindings, quotaFindings, sessionFindings } from '../findings'
import { instanceFindings } from './instanceFindings'

const { physicalDiskList, sledList, sledListUninitialized } = hardwareApi.endpoints
const { siloUtilizationList } = quotasApi.endpoints
const { bfdStatus, bgpStatus, failedDeliveries, placedInstances, poolUtilizations, siloInstances } =
  healthApi.endpoints

const all = { limit: ALL_LIMIT }
const none = {}

/** The answers so far to the calls of all checks. A cached answer is one at once. */
function useAnswers() {
  return {
    sleds: sledList.useQueryState(all),
    disks: physicalDiskList.useQueryState(all),
    waiting: sledListUninitialized.useQueryState(none),
    silos: siloUtilizationList.useQueryState(all),
    pools: poolUtilizations.useQueryState(none),
    placed: placedInstances.useQueryState(none),
    own: siloInstances.useQueryState(none),
    bgp: bgpStatus.useQueryState(none),
    bfd: bfdStatus.useQueryState(none),
    alerts: failedDeliveries.useQueryState(none),
  }
}

/** Sends the calls of all checks. Not polled: there is one for each sled, pool, project and receiver. */
function useCalls(): Record<keyof ReturnType<typeof useAnswers>, Pick<QueryLike, 'refetch'>> {
  return {
    sleds: sledList.useQuerySubscription(all),
    disks: physicalDiskList.useQuerySubscription(all),
    waiting: sledListUninitialized.useQuerySubscription(none),
    silos: siloUtilizationList.useQuerySubscription(all),
    pools: poolUtilizations.useQuerySubscription(none),
    placed: placedInstances.useQuerySubscription(none),
    own: siloInstances.useQuerySubscription(none),
    bgp: bgpStatus.useQuerySubscription(none),
    bfd: bfdStatus.useQuerySubscription(none),
    alerts: failedDeliveries.useQuerySubscription(none),
  }
}

/** The object of each call in "Could not check …". */
const words: Record<keyof ReturnType<typeof useAnswers>, string> = {
  sleds: 'sleds',
  disks: 'disks',
  waiting: 'sleds to be added',
  silos: 'quotas',
  pools: 'IP pools',
  placed: 'instances on sleds',
  own: 'instances of your silo',
  bgp: 'BGP sessions',
  bfd: 'BFD sessions',
  alerts: 'alerts',
}
const names = Object.keys(words) as readonly (keyof typeof words)[]

/** The findings by the answers so far, the heaviest first. */
function useFindingsIn(answers: ReturnType<typeof useAnswers>): readonly Finding[] {
  const { me } = useMe()
  const silo = me?.siloName
  const { sleds, disks, waiting, silos, pools, placed, own, bgp, bfd, alerts } = answers
  const placedAt = Math.max(placed.fulfilledTimeStamp ?? 0, own.fulfilledTimeStamp ?? 0)
  const bgpAt = bgp.fulfilledTimeStamp ?? 0
  return useMemo(
    () =>
      byWeight([
        ...hardwareFindings(sleds.data?.items ?? [], disks.data?.items ?? [], waiting.data?.items ?? []),
        ...sessionFindings(bgp.data ?? [], bfd.data ?? [], bgpAt),
        ...instanceFindings(placed.data ?? [], own.data, placedAt, silo),
        ...quotaFindings(silos.data?.items ?? []),
        ...poolFindings(pools.data ?? []),
        ...deliveryFindings(alerts.data ?? []),
      ]),
    [
      sleds.data,
      disks.data,
      waiting.data,
      silos.data,
      pools.data,
      placed.data,
      own.data,
      bgp.data,
      bfd.data,
      alerts.data,
      placedAt,
      bgpAt,
      silo,
    ],
  )
}

/**
 * The readings of the checks that an entry of the sidebar counts by itself. Instances are left out: they take a call for
 * each sled and each project, so Overview counts only what was read on its page.
 */
const readings: Partial<Record<(typeof names)[number], Reading>> = {
  sleds: readingOf(sledList, all),
  disks: readingOf(physicalDiskList, all),
  waiting: readingOf(sledListUninitialized, none),
  silos: readingOf(siloUtilizationList, all),
  pools: readingOf(poolUtilizations, none),
  bgp: readingOf(bgpStatus, none),
  bfd: readingOf(bfdStatus, none),
  alerts: readingOf(failedDeliveries, none),
}

/** The checks whose findings an entry of the sidebar counts, by the address of its list. */
const checksUnder: Readonly<Record<string, readonly (keyof typeof words)[]>> = {
  [sledNoun.to.list()]: ['sleds', 'disks', 'waiting'],
  [bgpPeers.to.list()]: ['bgp'],
  [bfdSessions.to.list()]: ['bfd'],
  [siloNoun.to.list()]: ['silos'],
  [ipPools.to.list()]: ['pools'],
  [alertReceivers.to.list()]: ['alerts'],
}

type Answers = ReturnType<typeof useAnswers>
type Answer = Answers[keyof Answers]

const lastAnswers = lastValues<Answer>()

/** The last answers of this console: those of the cache, and else what they were before they left it. */
function useLastAnswers(): Answers {
  const store = useAppStore()
  const now = useAnswers()
  const last = names.map((name): [typeof name, Answer] => {
    const before = lastAnswers.of(store, name)
    const hasNews = now[name].data !== undefined || before === undefined
    const hasFailed = now[name].error !== undefined && before?.data === undefined
    return [name, hasNews || hasFailed ? now[name] : before]
  })
  useEffect(() => last.forEach(([name, answer]) => lastAnswers.keep(store, name, answer)))
  return Object.fromEntries(last) as unknown as Answers
}

/** The checks that the counts of System wait for: those of the entries that are not switched off. */
const awaited = () => Object.entries(checksUnder).flatMap(([list, checks]) => (isOff(list) ? [] : checks))

/** System as a place with counts. */
export const systemCounts = (store: AppStore): CountedPlace => ({
  name: 'system',
  isOpen: () => meApi.endpoints.systemPolicyView.select(none)(store.getState()).isSuccess,
  missing: () =>
    awaited().flatMap((name) =>
      lastAnswers.of(store, name)?.data === undefined ? (readings[name] ?? []) : [],
    ),
})

/**
 * The findings by the last answers of this console. What the counts of System lack is read once, see {@link readAtRest}.
 *
 * @param lists the addresses whose findings are wanted; undefined for all findings
 * @returns undefined unless each of their checks has an answer, because a part of them looks like all, and until all
 *   counts of System are known or could not be read
 */
export function useKnownFindings(lists: readonly string[] | undefined): readonly Finding[] | undefined {
  const answers = useLastAnswers()
  const findings = useFindingsIn(answers)
  const store = useAppStore()
  useEffect(() => readAtRest(store, systemCounts(store)), [store])
  const needed = lists?.flatMap((list) => checksUnder[list] ?? []) ?? names
  const isKnown = needed.every((name) => answers[name].data !== undefined)
  const isSettled = awaited().every((name) => (answers[name].data ?? answers[name].error) !== undefined)
  if (!isKnown || !isSettled) return undefined
  return lists ? findings.filter(({ under }) => under !== undefined && lists.includes(under)) : findings
}

const isForbidden = (error: unknown) => isApiError(error) && error.statusCode === 403

/** A call that a page with the checks makes beside them. */
export interface Beside {
  /** Within a sentence: "racks". */
  what: string
  query: FailableQuery
}

/** The number of parts that a sentence names. */
const NAMED = 3

/** The findings of the region, and what could not be checked. */
export interface Checks {
  /** The heaviest first; undefined until each check has an answer or an error, so that no row moves another. */
  findings: readonly Finding[] | undefined
  /** All calls as one: its error names what could not be checked, and its retry repeats the failed calls. */
  query: FailableQuery
  /**
   * The parts that could not be checked, within a sentence: the calls failed, or the user's role does not allow them. Undefined for
   * nothing.
   */
  unread: string | undefined
  /** The checks that the user's role does not allow, as a sentence; undefined for none. */
  forbidden: string | undefined
  refresh: () => Promise<unknown>
}

/**
 * The checks of the region, made when the page opens and on request. Rule: OPS-21.
 *
 * @param beside other calls of the page, whose errors are shown and repeated with those of the checks
 */
export function useChecks(beside: readonly Beside[] = []): Checks {
  const calls = useCalls()
  const answers = useAnswers()
  const findings = useFindingsIn(answers)
  const asked = [
    ...names.map((name) => ({ what: words[name], query: { ...answers[name], ...calls[name] } })),
    ...beside,
  ]
  const unread = asked.filter(({ query }) => query.error !== undefined)
  const forbidden = unread.filter(({ query }) => isForbidden(query.error))
  const failed = unread.filter((part) => !forbidden.includes(part))
  const isPending = names.some(
    (name) => answers[name].data === undefined && answers[name].error === undefined,
  )
  const repeat = (parts: readonly Beside[]) => Promise.all(parts.map(({ query }) => query.refetch()))
  const textOf = (parts: readonly Beside[]) => listText(parts.map(({ what }) => what))
  const times = names.flatMap((name) => answers[name].fulfilledTimeStamp ?? [])
  return {
    findings: isPending ? undefined : findings,
    unread: unread.length > NAMED ? `${unread.length} parts` : unread.length > 0 ? textOf(unread) : undefined,
    forbidden: forbidden.length > 0 ? `Your role does not let you read ${textOf(forbidden)}.` : undefined,
    query: {
      error: failed[0]?.query.error,
      failed: `Could not check ${textOf(failed)}`,
      // The time of the oldest response.
      fulfilledTimeStamp: times.length > 0 ? Math.min(...times) : undefined,
      refetch: () => repeat(failed),
    },
    refresh: () => repeat(asked),
  }
}
