import { keep, keptJson } from '#store/kept/browserStorage'
import { noteUnreadable } from '#store/kept/noteUnreadable'
import { isRecord } from '#model/isRecord'
import { isInSystem } from '#features/kit/noun/areaAddresses'
import { RECENT, type PaletteEntry } from '#features/kit/palette/paletteStore'

// The pages that a user chose last in the palette: names and paths, nothing else. Without storage there are none.

/** A page that was chosen. */
interface Recent {
  label: string
  to: string
}

/** Maximum number of recent pages. */
const MOST = 5

const keyOf = (userId: string) => `orrery.recent ${userId}` as const

const isRecent = (value: unknown): value is Recent =>
  isRecord(value) &&
  typeof value['label'] === 'string' &&
  typeof value['to'] === 'string' &&
  // A path of the console, and of no other site.
  /^\/(?!\/)/.test(value['to'])

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

function storedOf(userId: string): readonly Recent[] {
  const found = keptJson('local', keyOf(userId), isList) ?? []
  const recents = found.filter(isRecent)
  if (recents.length < found.length) noteUnreadable('local', keyOf(userId), JSON.stringify(recents))
  return recents
}

/** The place of a page, from its path. */
function placeOf(to: string): string | undefined {
  const project = /^\/projects\/([^/?]+)\//.exec(to)?.[1]
  if (project !== undefined) return `Project ${project}`
  return isInSystem(to) ? 'System' : undefined
}

/** The recent pages of a user, the last one first. @param pathname the open page, which is left out */
export const recentEntries = (userId: string, pathname: string): PaletteEntry[] =>
  storedOf(userId)
    .filter(({ to }) => to !== pathname)
    .slice(0, MOST)
    .map(({ label, to }) => {
      const place = placeOf(to)
      return { label, to, group: RECENT, ...(place === undefined ? {} : { place }) }
    })

/** Stores a chosen page as the most recent one. One more than are shown: the open page is not. */
export function noteRecent(userId: string, { label, to }: Recent) {
  const others = storedOf(userId).filter((recent) => recent.to !== to)
  void keep('local', keyOf(userId), JSON.stringify([{ label, to }, ...others].slice(0, MOST + 1)))
}
