import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { useObservable } from '#store/observable'
import { consolePartOf } from '#store/parts'
import { useAppSelector, useAppStore } from '#store/hooks'
import { useRegionVersion } from '#store/useRegionVersion'
import { isInSystem } from '#features/kit/noun/areaAddresses'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { useMe } from '#features/kit/roles/useMe'
import type { Asked } from './find/find'
import type { Gathered } from './find/gather'
import type { Here } from './find/here'
import { finder } from './finder'
import { useInstanceVerbs } from './useInstanceVerbs'
import { useWhyNot } from './useWhyNot'

/** Time without a key press before the search asks for lists, in milliseconds. */
const PAUSE_MS = 250

/** The least length of a text that the search asks for lists by. */
const LEAST = 2

/** The least length of a text that everything is read for. */
const LEAST_GATHERED = 3

/** The code that finds records. */
type Code = NonNullable<ReturnType<typeof finder.loaded>>

const none: readonly PaletteEntry[] = []
const noMore: ReadonlyMap<string, number> = new Map()

/** What never changes, while there is no index yet. */
const never = <Value>(value: Value) => ({ get: () => value, subscribe: () => () => {} })
const noVersion = never(0)
const noProgress = never<Gathered | undefined>(undefined)

export interface Found {
  /** Where it is searched. */
  here: Here
  /** How many more records than the entries there are, by group. */
  more: ReadonlyMap<string, number>
  /** The text names an ID or an address, and none of the records is or has it. */
  isUnmet: boolean
  /** How far the reading of what was not read yet has come; undefined if none began for this text. */
  gathered: Gathered | undefined
  /** Everything was read lately. */
  isWhole: boolean
  /** Reads what was not read yet, for this text; undefined for a text that is too short. */
  gather: (() => void) | undefined
  /** Pages that may match, from all areas, records that do, what can be created, and commands on instances. */
  entries: readonly PaletteEntry[]
  /** More records may follow. */
  isSearching: boolean
  /** The number of records read so far of a list that takes several requests. */
  read: number | undefined
  /** The number of records that were searched of a list that has more. */
  first: number | undefined
  /** The titles of the lists that could not be searched. */
  failed: readonly string[]
  /** What was asked for the text; undefined until the answers are there, and for a text that is too short. */
  asked: Asked | undefined
}

/** The index of the console: what the text finds in it, and how far it has come. Nothing before anything is typed. */
function useIndex(code: Code | undefined, text: string, here: Here) {
  const store = useAppStore()
  const { userId } = here
  const part = code && text !== '' ? consolePartOf(store, code.finding) : undefined
  useEffect(() => part?.isOf(userId), [part, userId])
  // The reading goes on for a while after the search is closed.
  const gathering = part?.gathering
  useEffect(() => () => gathering?.rest(), [gathering])
  const version = useObservable(part?.index.version ?? noVersion)
  const progress = useObservable(gathering?.progress ?? noProgress)
  const sought = useMemo(() => code?.readTyped(text), [code, text])
  const found = useMemo(
    () => (code && part && sought && version >= 0 ? code.findIn(part.index, sought) : undefined),
    [code, part, sought, version],
  )
  const gather = useCallback(() => {
    if (sought) gathering?.begin(here, text, sought)
  }, [gathering, here, text, sought])
  return {
    found,
    sought,
    gathered: progress?.typed === text ? progress : undefined,
    gather,
    isWhole: gathering?.isWhole() === true,
  }
}

/**
 * Entries from elsewhere: the pages that the user may open, the records that were read and, after a pause in typing,
 * those of the lists that belong to the page; also the create actions of other lists, and the commands on instances.
 */
export function useFound(typed: string): Found {
  const text = typed.trim()
  const store = useAppStore()
  const { project, vpc, instance, silo: tenant, pool, subnetPool, receiver } = useParams()
  const isInRegion = isInSystem(useLocation().pathname)
  const { me, isFleetViewer } = useMe()
  const silo = me?.siloName ?? ''
  const userId = me?.id
  const version = useRegionVersion()
  const here = useMemo(
    () => ({
      userId,
      silo,
      project,
      vpc,
      instance,
      tenant,
      pool,
      subnetPool,
      receiver,
      isInRegion,
      version,
      isOperator: isFleetViewer,
    }),
    [
      userId,
      silo,
      project,
      vpc,
      instance,
      tenant,
      pool,
      subnetPool,
      receiver,
      isInRegion,
      version,
      isFleetViewer,
    ],
  )
  const [code, setCode] = useState(finder.loaded)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    finder.load().then(setCode, () => setMissing(true))
  }, [])

  const [answered, setAnswered] = useState<{ text: string; asked: Asked }>()
  const isAsked = text.length >= LEAST
  useEffect(() => {
    if (!code || !isAsked) return
    let isCurrent = true
    const timer = setTimeout(() => {
      void code.askLists(store, here, text).then((asked) => isCurrent && setAnswered({ text, asked }))
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [code, store, here, isAsked, text])

  const queries = useAppSelector((state) => (text === '' ? undefined : state.api.queries))
  const lastProject = useMemo(
    () => (code && queries && project === undefined ? code.lastProjectIn(queries, userId) : undefined),
    [code, queries, project, userId],
  )
  const from = useMemo(() => ({ ...here, lastProject }), [here, lastProject])
  const places = useMemo(() => code?.placesFor(from) ?? none, [code, from])
  const { found, sought, gathered, gather, isWhole } = useIndex(code, text, here)
  const whyNot = useWhyNot(queries)
  const creates = useMemo(() => (code && whyNot ? code.createsFor(from, whyNot) : none), [code, from, whyNot])
  const long = useObservable(store.longLists)
  const verbs = useInstanceVerbs(queries, here, whyNot, text)
  const asked = answered?.text === text ? answered.asked : undefined
  return {
    here,
    entries: useMemo(
      () => [...creates, ...places, ...(found?.entries ?? none), ...verbs],
      [creates, places, found, verbs],
    ),
    more: found?.more ?? noMore,
    isUnmet: found !== undefined && sought !== undefined && sought.terms.length > 0 && !found.isExact,
    gathered,
    isWhole,
    gather: asked && text.length >= LEAST_GATHERED ? gather : undefined,
    read: long.find(({ isReading }) => isReading)?.rows,
    first: long.find(({ isReading }) => !isReading)?.rows,
    isSearching: isAsked && !isMissing && !asked,
    failed: isMissing && text !== '' ? ['other pages'] : (asked?.failed ?? []),
    asked,
  }
}
