import type { FirstPings } from '#machines/interaction/versionSearch'
import { keep, kept } from '#store/kept/browserStorage'
import type { Converter } from './converter'
import { settings } from '#model/settings'
import { MODEL, NEWEST, type Version } from './generated/shipped'
import { isUnversioned } from './header'
import { isVersion } from './offers'
import type { FirstSearch } from './searchVersion'

// The version of the API that requests are sent in. Part of the first load: the changes between versions, and the
// machine that finds the region's version, are loaded on demand.

const KEY = 'orrery.apiVersion'

/** The version of the last visit to this origin, if any. */
const keptVersion = (): Version | undefined =>
  kept('local', KEY, (text) => (isVersion(text) ? text : undefined))

/** The version that the installation is pinned to, if any. */
export const pinnedVersion = (): Version | undefined => {
  const text = settings.apiVersion
  return isVersion(text) ? text : undefined
}

/** The version of the first requests: the pinned one, that of the last visit, or the newest. */
export const firstVersion = (): Version => pinnedVersion() ?? keptVersion() ?? NEWEST

/** Whether the version of the region is unknown: it has to be found first. */
export const isFirstVisit = (): boolean => pinnedVersion() === undefined && keptVersion() === undefined

/** How the version was chosen. */
export type VersionChoice = 'pinned' | 'kept' | 'found' | 'assumed'

/** Why the region is asked for its version. */
export type Reason = 'version.doubted' | 'version.refused' | 'update.asked'

/** Watches the version of the region. */
export interface RegionWatch {
  /** Reports a reason; the watch decides whether to ask. Resolves once the region has answered, or has failed to. */
  ask(reason: Reason): Promise<void>
}

/** The surroundings of a watch. */
export interface WatchOptions {
  /** The version of the last visit, if any. */
  kept: Version | undefined
  /** The responses to the first pings, if they were sent already and nothing was doubted since. */
  first: FirstPings | undefined
  /** Called with the region's version each time that it is found or confirmed. */
  found(version: Version): void
  /** Ends with the console: what is found later is of another region. */
  signal?: AbortSignal | undefined
}

interface Options {
  /** A version that is not negotiated. */
  pinned?: Version | undefined
  /** Finds the version of the region by the first pings, if they are enough. */
  search(): Promise<FirstSearch>
  /** Begins to watch the version of the region. */
  watch(options: WatchOptions): Promise<RegionWatch>
  /** Called when the region has another version than the requests before had. */
  onChange(version: Version, before: Version): void
  signal?: AbortSignal
}

/** The version of the API in which a console asks its region. */
export class RegionVersion {
  /** The version of the next request. */
  version: Version
  choice: VersionChoice
  /** The region did not answer: it may have been updated since. */
  private isDoubtful = false
  private searching: Promise<FirstSearch> | undefined
  private watching: Promise<RegionWatch> | undefined
  private readonly listeners = new Set<() => void>()
  private converters = new Map<Version, Promise<Converter>>()

  constructor(private readonly options: Options) {
    const before = options.pinned ?? keptVersion()
    this.version = before ?? NEWEST
    this.choice = options.pinned ? 'pinned' : before ? 'kept' : 'assumed'
  }

  /** Calls a function after each change of the version. @returns stops it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Waits for the version on a first visit. @returns the converter for it; undefined for the model's own */
  async converter(): Promise<{ version: Version; converter: Converter | undefined }> {
    if (this.choice === 'assumed' || this.isDoubtful) await this.confirm()
    // The version may be another one once the converter is loaded.
    const { version } = this
    return { version, converter: version === MODEL ? undefined : await this.converterFor(version) }
  }

  /** Makes the next request confirm the version first: a region that is updated does not answer for a while. */
  doubt() {
    this.isDoubtful = true
  }

  /** Begins to watch the version, for an idle browser. That of the last visit is confirmed. */
  async begin(): Promise<void> {
    if (!this.watching) await this.askWatch('version.doubted', (await this.searching)?.pings)
  }

  /** Asks the region for its version if the reason is one, once at a time. Without an answer, the present one stays. */
  async confirm(reason: Reason = 'version.doubted'): Promise<void> {
    if (this.choice !== 'assumed') return this.askWatch(reason)
    const found = await this.search()
    if (found && !found.version) await this.askWatch(reason, found.pings)
  }

  private async askWatch(reason: Reason, first?: FirstPings): Promise<void> {
    const { watch, signal } = this.options
    if (this.choice === 'pinned' || signal?.aborted) return
    const known = this.choice === 'assumed' || first ? undefined : this.version
    this.watching ??= watch({ kept: known, first, found: (version) => this.take(version), signal })
    try {
      await (await this.watching).ask(reason)
    } catch {
      // The next reason loads the code again.
      this.watching = undefined
    }
  }

  /** Searches the version of the region by the first pings, once. @returns undefined if the region did not answer */
  private async search(): Promise<FirstSearch | undefined> {
    this.searching ??= this.options.search()
    try {
      const found = await this.searching
      if (found.version) this.take(found.version)
      return found
    } catch {
      // The next request searches again.
      this.searching = undefined
      return undefined
    }
  }

  private take(version: Version) {
    if (this.options.signal?.aborted) return
    const before = this.version
    const isOther = this.choice !== 'assumed' && version !== before
    this.isDoubtful = false
    this.version = version
    this.choice = 'found'
    keep('local', KEY, version)
    for (const listener of this.listeners) listener()
    if (isOther) this.options.onChange(version, before)
  }

  private converterFor(version: Version): Promise<Converter> {
    const found = this.converters.get(version)
    if (found) return found
    // The steps of the first versions are in a file of their own, which is fetched beside the converter.
    if (isUnversioned(version)) void import('./steps/first').catch(() => {})
    const loading = import('./converter').then(({ loadConverter }) => loadConverter(version))
    this.converters.set(version, loading)
    // The next request loads it again.
    loading.catch(() => this.converters.delete(version))
    return loading
  }
}
