import { idMarks } from '#model/distinctNames'
import { ipVersion, isInNetwork, networkKey, networkOf, type Network } from '#model/network/ip'
import { contains } from '#model/network/ipRange'
import type { FoundAt } from '#features/shared/foundFacts'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { byMeaning } from '#ui/tables/sortRows'
import { BEGINNING, INSIDE, matchScore, SAME_TEXT } from '../match'
import { MOST_OF_GROUP } from '../paletteGroups'
import { indexedName, type FoundIndex, type Indexed } from './foundIndex'
import type { Sought, Term } from './readTyped'

/** A record that a text finds. */
interface Hit {
  record: Indexed
  label: string
  score: number
  /** The line of its text that is what was looked for; undefined for its name. */
  by: string | undefined
  /** It is, or has, exactly what a term names. */
  isExact: boolean
}

/** What a text finds in the index. */
export interface FoundEntries {
  /** The best of each group. */
  entries: readonly PaletteEntry[]
  /** How many more there are, by group. */
  more: ReadonlyMap<string, number>
  /** One of them is, or has, exactly what was looked for: its ID, its address, its network. */
  isExact: boolean
}

/** The line of a record's text at a position of it. */
function lineAt({ text }: Indexed, at: number): string {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, text.indexOf('\n', at))
}

/** Finds a text in the name and the other lines of a record. */
function findText(record: Indexed, text: string): Omit<Hit, 'isExact' | 'record'> | undefined {
  const label = indexedName(record)
  // Most names that match begin with the text.
  const named =
    record.low.startsWith(text) && label.length > text.length ? BEGINNING : matchScore(label, text)
  const score = named >= INSIDE ? named : 0
  const same = record.low.indexOf(`\n${text}\n`)
  if (same >= 0 && score < SAME_TEXT)
    return { label, score: SAME_TEXT, by: score > 0 ? undefined : lineAt(record, same + 1) }
  if (score > 0) return { label, score, by: undefined }
  const at = text.length < 2 ? -1 : record.low.indexOf(text, label.length)
  return at < 0 ? undefined : { label, score: INSIDE, by: lineAt(record, at) }
}

/** The score of a network around what was looked for: the narrower, the better. */
const aroundScore = (width: number) => INSIDE + width / 10

/** Whether a line is a range of addresses that has one. */
function isRangeWith(line: string, ip: string) {
  const [first = '', last] = line.split('–')
  return (
    last !== undefined &&
    ipVersion(first) !== undefined &&
    ipVersion(last) !== undefined &&
    contains({ first, last }, ip)
  )
}

/** How well a line is, or contains, an address. */
function addressScore(line: string, ip: string): number {
  if (line === ip || line.startsWith(`${ip}/`)) return SAME_TEXT
  if (line.includes('–')) return isRangeWith(line, ip) ? INSIDE + 1 : 0
  const network = line.includes('/') ? networkOf(line) : undefined
  // Every address is in the network of all addresses.
  return network && network.width > 0 && isInNetwork(ip, line) ? aroundScore(network.width) : 0
}

/** A network of which many lines are asked whether they lie in it. */
interface Around {
  key: string
  network: Network
  /** The text that each address in it begins with; '' if they share none. */
  beginning: string
}

/** The whole groups of a network's width, up to the first zero, which an address may leave out. */
function aroundOf(key: string): Around | undefined {
  const network = networkOf(key)
  if (!network) return undefined
  const { address, version, width } = network
  const [mark, bits] = version === 4 ? ['.', 8] : [':', 16]
  const groups =
    address
      .split('::')[0]
      ?.split(mark)
      .slice(0, Math.floor(width / bits)) ?? []
  const zero = version === 4 ? -1 : groups.indexOf('0')
  const whole = groups.slice(0, zero < 0 ? groups.length : zero).filter((group) => group !== '')
  return { key, network, beginning: whole.map((group) => `${group}${mark}`).join('') }
}

/** How well a line is a network, contains it, or lies in it. */
function networkScore(line: string, { key, network, beginning }: Around): number {
  if (!/^[\da-f]*[.:]/.test(line)) return 0
  const other = line.includes('/') ? networkOf(line) : undefined
  if (!other) return line.startsWith(beginning) && isInNetwork(line, key) ? INSIDE : 0
  if (networkKey(line) === key) return SAME_TEXT
  if (other.width === 0) return 0
  if (other.width < network.width) return isInNetwork(network.address, line) ? aroundScore(other.width) : 0
  return isInNetwork(other.address, key) ? INSIDE : 0
}

/** Finds what a term names. */
function findTerm(
  record: Indexed,
  { kind, text }: Term,
  around: Around | undefined,
): Omit<Hit, 'record'> | undefined {
  const isNetwork = kind === 'address' || kind === 'network'
  if (!isNetwork) {
    const at = record.low.indexOf(text)
    if (at < 0) return undefined
    const label = indexedName(record)
    return { label, score: SAME_TEXT, by: at === 0 ? undefined : lineAt(record, at), isExact: true }
  }
  if (!record.kind.hasAddresses) return undefined
  // An address is a part of few texts: most records are left after this.
  const mayContain = kind === 'network' || /[/–]/.test(record.low) || record.low.includes(text)
  if (!mayContain) return undefined
  const scoreOf = (line: string) => (around ? networkScore(line, around) : addressScore(line, text))
  let best: { line: string; score: number } | undefined
  const lines = record.low.split('\n')
  for (const line of lines) {
    const score = scoreOf(line)
    if (score > (best?.score ?? 0)) best = { line, score }
  }
  if (!best) return undefined
  const label = indexedName(record)
  const by = best.line === label.toLowerCase() ? undefined : best.line
  return { label, score: best.score, by, isExact: best.score === SAME_TEXT }
}

/** What is looked for in each of many records. */
interface Prepared extends Pick<Sought, 'text' | 'also'> {
  /** The first of its words: without it, a record is none. */
  first: string
  terms: readonly { term: Term; around: Around | undefined }[]
}

/** Finds a text, or what it names, in a record. */
function findInRecord(record: Indexed, { text, also, terms, first }: Prepared): Hit | undefined {
  const hits: Omit<Hit, 'record'>[] = []
  // Initials are no part of a name: of names that begin as they do, they are looked for too.
  if (text !== '' && (record.low.includes(first) || record.low.startsWith(text.charAt(0)))) {
    const hit = findText(record, text)
    if (hit) hits.push({ ...hit, isExact: false })
  }
  if (also !== undefined && record.low.includes(also)) {
    const hit = findText(record, also)
    if (hit) hits.push({ ...hit, isExact: false })
  }
  for (const { term, around } of terms) {
    const hit = findTerm(record, term, around)
    if (hit) hits.push(hit)
  }
  const best = hits.reduce<(typeof hits)[number] | undefined>(
    (a, b) => (a && a.score >= b.score ? a : b),
    undefined,
  )
  return best && { record, ...best, isExact: hits.some(({ isExact }) => isExact) }
}

const inOrder = (a: Hit, b: Hit) => b.score - a.score || byMeaning(a.label, b.label)

/** The best hits of a group, in their order, without sorting all of them. */
class Best {
  readonly hits: Hit[] = []
  count = 0

  add(hit: Hit) {
    this.count += 1
    const last = this.hits.at(-1)
    const isFull = this.hits.length >= MOST_OF_GROUP
    if (isFull && last && inOrder(last, hit) <= 0) return
    const at = this.hits.findIndex((other) => inOrder(other, hit) > 0)
    this.hits.splice(at < 0 ? this.hits.length : at, 0, hit)
    if (isFull) this.hits.pop()
  }
}

const capitals: Readonly<Record<string, string>> = { project: 'Project', vpc: 'VPC', silo: 'Silo' }

/** Where a record is: "Project web, VPC default". */
function placeOf(at: FoundAt, instance: string | undefined): string | undefined {
  const places = Object.entries(at).flatMap(([name, value]) =>
    capitals[name] === undefined ? [] : [`${capitals[name]} ${value}`],
  )
  if (instance !== undefined) places.unshift(instance)
  return places.length === 0 ? undefined : places.join(', ')
}

/** The entry of a hit. What belongs to an instance leads to its page, and says its name, once the index has it. */
function entryOf(index: FoundIndex, { record, label, score, by }: Hit): PaletteEntry {
  const { kind, at, text, to, state, instanceId } = record
  const instance = instanceId === undefined ? undefined : index.byId('instanceList', instanceId)
  const name = instance && indexedName(instance)
  const place = placeOf(at, name)
  const mark = state === undefined ? undefined : kind.markOf?.(state)
  return {
    label,
    to: (name !== undefined && kind.toInstance?.({ project: at['project'] ?? '', instance: name })) || to,
    group: kind.noun.title,
    texts: text.split('\n').slice(1, -1),
    isFound: true,
    matched: { score, by },
    ...(place !== undefined && { place }),
    ...(mark && { mark }),
  }
}

/** The records of a group: those of one name in one place say the beginning of their ID as well. */
function apart(entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
  const keyOf = ({ label, place }: PaletteEntry) => `${label}\n${place}`
  const targets = new Map<string, Set<string | undefined>>()
  for (const entry of entries)
    targets.set(keyOf(entry), (targets.get(keyOf(entry)) ?? new Set()).add(entry.to))
  return entries.map((entry) => {
    const [mark] = idMarks(entry.texts?.[0] ?? '')
    if ((targets.get(keyOf(entry))?.size ?? 0) < 2 || !mark) return entry
    return { ...entry, place: [mark, entry.place].filter(Boolean).join(' · ') }
  })
}

/** The users of the own silo are in two lists: of equal records, the first. */
const withoutDoubles = (hits: readonly Hit[]) =>
  hits.filter(({ record: { text } }, at) => hits.findIndex(({ record }) => record.text === text) === at)

/** The ranges of IP pools that have an address. */
export const rangesWith = (index: FoundIndex, ip: string): readonly Indexed[] =>
  index
    .allKinds()
    .filter(({ list }) => list === 'systemIpPoolRangeList' || list === 'systemIpPoolServiceRangeList')
    .flatMap((kind) => [...index.of(kind)].filter((record) => addressScore(indexedName(record), ip) > 0))

/** What a text finds in the index, by kind, of each the best. */
export function findIn(index: FoundIndex, sought: Sought): FoundEntries {
  const groups = new Map<string, Best>()
  const [first = ''] = sought.text.split(/\s+/)
  const terms = sought.terms.map((term) => ({
    term,
    around: term.kind === 'network' ? aroundOf(term.text) : undefined,
  }))
  const prepared = { ...sought, first, terms }
  let isExact = false
  for (const kind of index.allKinds()) {
    const { title } = kind.noun
    const best = groups.get(title) ?? new Best()
    groups.set(title, best)
    for (const record of index.of(kind)) {
      const hit = findInRecord(record, prepared)
      if (!hit) continue
      best.add(hit)
      isExact ||= hit.isExact
    }
  }
  return {
    entries: [...groups.values()].flatMap(({ hits }) =>
      apart(withoutDoubles(hits).map((hit) => entryOf(index, hit))),
    ),
    more: new Map([...groups].map(([title, { count, hits }]) => [title, count - hits.length])),
    isExact,
  }
}
