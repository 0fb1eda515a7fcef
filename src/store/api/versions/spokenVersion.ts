import { keep, kept } from '../../browserStorage'
import type { Version } from './change'
import type { Dialect } from './dialect'
import { MODEL, versions } from './generated/shipped'

// The version of the API that requests are sent in. Part of the first load: the changes between versions, and the
// machine that finds the region's version, are loaded on demand.

/** The newest version that the console knows. */
const NEWEST: Version = versions.at(-1) ?? MODEL

const KEY = 'orrery.apiVersion'

const isVersion = (text: string | null | undefined): text is Version =>
  versions.some((version) => version === text)

/** The version of the last visit to this origin, if any. */
function keptVersion(): Version | undefined {
  const text = kept('local', KEY)
  return isVersion(text) ? text : undefined
}

/** The version that a build is pinned to by `VITE_API_VERSION`, if any. */
export const pinnedVersion = (): Version | undefined => {
  const text = import.meta.env.VITE_API_VERSION
  return isVersion(text) ? text : undefined
}

/** The version of the first requests: the pinned one, that of the last visit, or the newest. */
export const firstVersion = (): Version => pinnedVersion() ?? keptVersion() ?? NEWEST

/** How the version was chosen. */
export type Choice = 'pinned' | 'kept' | 'found' | 'assumed'

interface Options {
  /** A version that is not negotiated. */
  pinned?: Version | undefined
  /** Finds the version of the region. @throws if it does not answer */
  find(): Promise<Version>
  /** Called when the region has another version than the one that was spoken. */
  onChange(version: Version): void
}

/** The version that a console speaks with its region. */
export class SpokenVersion {
  /** The version of the next request. */
  version: Version
  choice: Choice
  private finding: Promise<void> | undefined
  private dialects = new Map<Version, Promise<Dialect>>()

  constructor(private readonly options: Options) {
    const before = options.pinned ?? keptVersion()
    this.version = before ?? NEWEST
    this.choice = options.pinned ? 'pinned' : before ? 'kept' : 'assumed'
  }

  /** Waits for the version on a first visit. Resolves to the language of the region; undefined for the model's own. */
  async language(): Promise<Dialect | undefined> {
    if (this.choice === 'assumed') await this.confirm()
    return this.version === MODEL ? undefined : this.dialectOf(this.version)
  }

  /** Finds the version of the region, once at a time. Without an answer of the region, the present one stays. */
  confirm(): Promise<void> {
    if (this.choice === 'pinned') return Promise.resolve()
    return (this.finding ??= this.options
      .find()
      .then((version) => {
        const isOther = this.choice !== 'assumed' && version !== this.version
        this.version = version
        this.choice = 'found'
        keep('local', KEY, version)
        if (isOther) this.options.onChange(version)
      })
      .catch(() => {})
      .finally(() => {
        this.finding = undefined
      }))
  }

  private dialectOf(version: Version): Promise<Dialect> {
    const found = this.dialects.get(version)
    if (found) return found
    const loading = import('./dialect').then(({ dialectOf }) => dialectOf(version))
    this.dialects.set(version, loading)
    // The next request loads it again.
    loading.catch(() => this.dialects.delete(version))
    return loading
  }
}
