import { textOf } from './entryText'
import { subjectTitle } from '#store/commands/subjectTitle'
import { causesOf, consequencesOf } from '#store/eventLog/chain'
import { actorText, resourceText, type Entry } from '#store/eventLog/entry'
import { spokenState } from '#machines/charts/statePaths'

/** A column of the sequence: the person, the page, the region, a machine or a resource. */
export interface SequenceLane {
  id: string
  label: string
}

export interface Message {
  entry: Entry
  /** The index of the lane that sends it. */
  from: number
  /** The index of the lane that receives it; the same lane for an internal step. */
  to: number
  words: string
  /** Milliseconds since the first message. */
  afterMs: number
  /** Milliseconds since the message before it. */
  sinceMs: number
}

/** The messages of one story, between its lanes. */
export interface Sequence {
  lanes: readonly SequenceLane[]
  messages: readonly Message[]
  /** Milliseconds from the first to the last message. */
  totalMs: number
}

const PERSON = 'person'
const PAGE = 'page'
const REGION = 'region'

/** A command in the log. */
export interface IssuedCommand {
  /** Its entry in the log. */
  seq: number
  /** `instance.stop web-1`. */
  label: string
}

/** The commands in the log, newest first. */
export const commandsIn = (entries: readonly Entry[]): IssuedCommand[] =>
  entries
    .flatMap(({ seq, kind, data }): IssuedCommand[] =>
      kind === 'event' && data.type === 'command.issued'
        ? [{ seq, label: `${data.request.command} ${subjectTitle(data.request.subject)}` }]
        : [],
    )
    .reverse()

/**
 * All entries with the same origin: from the click to the resource at rest, including the user's answers to
 * dialogs. Oldest first.
 */
export function storyOf(entries: readonly Entry[], seq: number): Entry[] {
  const chain = causesOf(entries, seq)
  // A requested failure is part of the story, but not its start.
  const first = chain.find((entry) => !chain.some(({ also }) => also === entry.seq))
  if (!first) return []
  const story = consequencesOf(entries, first.seq)
  const answers = story.filter((entry) => entry.answers !== undefined && entry.cause !== null)
  const given = answers.flatMap((entry) => causesOf(entries, entry.cause ?? 0))
  const found = new Set([
    ...story.flatMap((entry) => [entry.seq, entry.also]),
    ...given.map((entry) => entry.seq),
  ])
  return entries.filter((entry) => found.has(entry.seq))
}

/** The type of an event as text, with short texts for types of the library. */
function eventWords(type: string): string {
  if (type === 'xstate.init') return 'start'
  if (type.startsWith('xstate.done.')) return 'done'
  if (type.startsWith('xstate.error.')) return 'failed'
  return type.startsWith('xstate.after.') ? 'time is up' : type
}

class Lanes {
  readonly list: SequenceLane[] = []
  private readonly byEntry = new Map<number, string>()

  /** @param labels of all possible lanes, by id */
  constructor(private readonly labels: ReadonlyMap<string, string>) {}

  /** The index of a lane; appends a new lane. */
  at(id: string): number {
    const found = this.list.findIndex((lane) => lane.id === id)
    return found >= 0 ? found : this.list.push({ id, label: this.labels.get(id) ?? id }) - 1
  }

  /** Whether an id can be a lane: promises and callbacks of machines have none. */
  has(id: string): boolean {
    return this.labels.has(id)
  }

  /** The lane where an entry starts: that of its cause. */
  homeOf({ cause }: Pick<Entry, 'cause'>): string {
    return (cause === null ? undefined : this.byEntry.get(cause)) ?? PAGE
  }

  note(seq: number, lane: string) {
    this.byEntry.set(seq, lane)
  }
}

/** The labels of all lanes of a story, by id; names for machines and resources. */
function labelsIn(story: readonly Entry[]): ReadonlyMap<string, string> {
  const labels = new Map([
    [PERSON, 'You'],
    [PAGE, 'Page'],
    [REGION, 'Region'],
  ])
  for (const { kind, subject, data } of story)
    if (kind === 'observed') labels.set(resourceText(subject), data.name)
    else if (kind === 'state') labels.set(actorText(subject.actor), subject.actor)
  return labels
}

/** An entry as a message between lanes; undefined for an event of an actor without a lane. */
function stepOf(entry: Entry, lanes: Lanes): { from: string; to: string; words: string } | undefined {
  const { kind, subject, data } = entry
  const home = lanes.homeOf(entry)
  switch (kind) {
    case 'intent':
      return { from: PERSON, to: PAGE, words: subject }
    case 'event':
      return lanes.has(actorText(subject.actor))
        ? { from: home, to: actorText(subject.actor), words: eventWords(data.type) }
        : undefined
    case 'state': {
      const lane = actorText(subject.actor)
      return { from: lane, to: lane, words: spokenState(data.to) || 'started' }
    }
    case 'request':
      return { from: home, to: REGION, words: subject }
    case 'reply':
      return { from: REGION, to: home, words: String(data.status ?? 'no answer') }
    case 'observed':
      return { from: REGION, to: resourceText(subject), words: `${data.from} → ${data.to}` }
    case 'note':
      return { from: home, to: home, words: data.verdict }
    case 'batch':
      return { from: home, to: home, words: textOf(entry) }
    default:
      return { from: home, to: home, words: subject }
  }
}

/** The story around an entry as messages between lanes. */
export function sequenceOf(entries: readonly Entry[], seq: number): Sequence {
  const story = storyOf(entries, seq)
  const lanes = new Lanes(labelsIn(story))
  const messages: Message[] = []
  const [first] = story
  for (const entry of story) {
    const step = stepOf(entry, lanes)
    if (!step) {
      lanes.note(entry.seq, lanes.homeOf(entry))
      continue
    }
    const { from, to, words } = step
    // A reply starts in the lane that sent the request; anything else starts in the lane that its cause reached.
    lanes.note(entry.seq, entry.kind === 'request' ? from : to)
    const before = messages.at(-1)?.entry.at ?? entry.at
    messages.push({
      entry,
      from: lanes.at(from),
      to: lanes.at(to),
      words,
      afterMs: entry.at - (first?.at ?? entry.at),
      sinceMs: Math.max(0, entry.at - before),
    })
  }
  return { lanes: lanes.list, messages, totalMs: messages.at(-1)?.afterMs ?? 0 }
}
